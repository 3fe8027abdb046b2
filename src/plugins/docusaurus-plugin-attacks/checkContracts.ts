import {encodeParameters, type AbiEntry, type AbiParameter, type AbiValue} from '../../evm/abi';
import type {ContractData, Scenario, Term} from '../../evm/attack/data';
import type {CompiledTopic} from './compileTopic';
import type {JsonReader} from '../../remark/attacks/JsonReader';
import type {AttackFile, ScenarioReaders} from '../../remark/attacks/readAttack';

/** PUSH20 of an internal contract, which only a node has. */
const INTERNAL_CONTRACT = /730888[0-9a-f]{36}/;
const ADDRESS = `0x${'11'.repeat(20)}`;
const WORD = `0x${'11'.repeat(32)}`;

/** The names of contracts that a scenario's name can stand for: one, or every target. */
type Deployed = ReadonlyMap<string, readonly string[]>;

/** A contract that pages can deploy. */
export function requireContract(topic: CompiledTopic, reader: JsonReader, name: string): ContractData {
  const contract = topic.contracts[name];
  if (!contract || contract.initCode === '0x') {
    const known = Object.entries(topic.contracts).filter(([, {initCode}]) => initCode !== '0x');
    return reader.fail(`No contract "${name}" can be deployed.`, `There are ${known.map(([one]) => one).join(', ')}.`);
  }
  if (INTERNAL_CONTRACT.test(contract.initCode))
    reader.fail(
      `${name} uses an internal contract, which the EVM of pages does not model.`,
      'Run this attack in scripts/devnet/claims/network and show its output.',
    );
  return contract;
}

/** A value of the parameter's type for a term whose value is known only in the run. */
function sample(term: Term, parameter: AbiParameter): AbiValue {
  if (typeof term !== 'string' && typeof term !== 'boolean') {
    const element = {...parameter, type: parameter.type.replace(/\[\d*\]$/, '')};
    return term.map((one, index) => sample(one, parameter.components?.[index] ?? element));
  }
  if (typeof term === 'boolean') return term;
  if (term.startsWith('$'))
    return parameter.type === 'bytes'
      ? '0x'
      : parameter.type === 'address'
        ? ADDRESS
        : parameter.type === 'bytes32'
          ? WORD
          : 1n;
  return /^u?int/.test(parameter.type) ? BigInt(term.endsWith(' CFX') ? 1 : term) : term;
}

/** Checks arguments against the parameters of a constructor or a function. */
export function checkArgs(
  reader: JsonReader,
  what: string,
  inputs: readonly AbiParameter[],
  args: readonly Term[],
): void {
  const types = inputs.map(({type, name}) => `${type} ${name ?? ''}`.trim()).join(', ');
  if (inputs.length !== args.length)
    reader.fail(`${what} has ${inputs.length} parameters, and "args" has ${args.length}.`, `They are (${types}).`);
  try {
    encodeParameters(
      inputs,
      args.map((arg, index) => sample(arg, inputs[index]!)),
    );
  } catch {
    reader.fail(`"args" doesn't fit ${what}.`, `Its parameters are (${types}); write numbers as text.`);
  }
}

/** The functions that `contract.function` stands for, one for each contract that has the name. */
export function checkFunction(
  topic: CompiledTopic,
  reader: JsonReader,
  of: string,
  args: readonly Term[],
  deployed: Deployed,
): AbiEntry[] {
  const [name, functionName] = of.split('.') as [string, string];
  return deployed.get(name)!.map((contract) => {
    const {abi} = topic.contracts[contract]!;
    const entries = abi.filter((one) => one.type === 'function' && one.name === functionName);
    const entry = entries.find(({inputs = []}) => inputs.length === args.length) ?? entries[0];
    if (!entry) {
      const names = abi.filter(({type}) => type === 'function').map((one) => one.name);
      return reader.fail(`${contract} has no function "${functionName}".`, `It has ${names.join(', ')}.`);
    }
    checkArgs(reader, `${contract}.${functionName}`, entry.inputs ?? [], args);
    return entry;
  });
}

function checkScenario(topic: CompiledTopic, scenario: Scenario, at: ScenarioReaders): void {
  const targets = [scenario.vulnerable, ...scenario.fixed];
  for (const [index, name] of targets.entries()) requireContract(topic, at.targets[index]!, name);
  const deployed = new Map<string, readonly string[]>();
  for (const [index, step] of scenario.steps.entries()) {
    const reader = at.steps[index]!;
    if ('deploy' in step) {
      const names = step.deploy === 'target' ? targets : [step.deploy];
      for (const name of names) {
        const {abi} = requireContract(topic, reader, name);
        const constructor = abi.find(({type}) => type === 'constructor');
        checkArgs(reader, `the constructor of ${name}`, constructor?.inputs ?? [], step.args);
      }
      deployed.set(step.as, names);
    } else if ('call' in step) checkFunction(topic, reader, step.call, step.args, deployed);
    else if ('sign' in step) checkFunction(topic, reader, step.sign, step.args, deployed);
  }
  for (const [index, {read, args}] of scenario.watch.entries()) {
    const reader = at.watch[index]!;
    for (const {outputs = []} of checkFunction(topic, reader, read, args, deployed))
      if (outputs.length !== 1 || !/^u?int/.test(outputs[0]!.type))
        reader.fail(`${read} doesn't return one number.`, 'Watch a function that returns one.');
  }
}

/**
 * Checks the scenarios against the contracts.
 * @throws AttackError with file, line and fix
 */
export function checkContracts({attacks}: AttackFile, topic: CompiledTopic): void {
  for (const {scenario, at} of attacks) checkScenario(topic, scenario, at);
}
