import fs from 'node:fs';
import path from 'node:path';
import type {CallsData} from '../../evm/calls/data';
import {evmPrices} from '../../facts/evmPrices';
import {network} from '../../facts/networkFacts';
import {CALL_TOPICS, CALLS_FILE} from '../../remark/calls/callsProps';
import {readCalls} from '../../remark/calls/readCalls';
import type {TextLanguages} from '../../remark/attacks/readAttack';
import {checkArgs, checkFunction, requireContract} from './checkContracts';
import {compileTopic} from './compileTopic';

/** Topics that have calls to run, sorted. */
export const callTopics = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, CALL_TOPICS))
    .filter((name) => fs.existsSync(path.join(root, CALL_TOPICS, name, CALLS_FILE)))
    .sort();

/**
 * Everything that a page needs to run the calls of a topic, in one language.
 * @param root absolute path of the project
 * @throws AttackError, or the compiler's messages
 */
export function callsData(root: string, topic: string, languages: TextLanguages): CallsData {
  const folder = path.join(root, CALL_TOPICS, topic);
  const {accounts, amounts, runs} = readCalls(
    `${CALL_TOPICS}/${topic}/${CALLS_FILE}`,
    fs.readFileSync(path.join(folder, CALLS_FILE), 'utf8'),
    languages,
  );
  const compiled = compileTopic(folder, root, {optimizer: true});
  const used = new Set<string>();
  for (const {run, steps} of runs) {
    const deployed = new Map<string, readonly string[]>();
    for (const [index, step] of run.steps.entries()) {
      const reader = steps[index]!;
      if ('deploy' in step) {
        const {abi} = requireContract(compiled, reader, step.deploy);
        const constructor = abi.find(({type}) => type === 'constructor');
        checkArgs(reader, `the constructor of ${step.deploy}`, constructor?.inputs ?? [], step.args);
        deployed.set(step.as, [step.deploy]);
        used.add(step.deploy);
      } else checkFunction(compiled, reader, 'read' in step ? step.read : step.call, step.args, deployed);
    }
  }
  const code = (name: string) => ({...compiled.contracts[name]!, initLines: [], lines: []});
  return {
    topic,
    prices: {espace: evmPrices('espace'), core: evmPrices('core')},
    chainIds: {espace: Number(network('espace', 'testnet').chainId), core: Number(network('core', 'testnet').chainId)},
    contracts: Object.fromEntries([...used].map((name) => [name, code(name)])),
    accounts,
    amounts,
    runs: runs.map(({run}) => run),
  };
}
