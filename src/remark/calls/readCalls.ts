import type {AmountData} from '../../evm/attack/data';
import type {CallRun, CallStep, WatchedSlot} from '../../evm/calls/data';
import {JsonReader} from '../attacks/JsonReader';
import {amountOf, ID, nameOf, Names, type TextLanguages} from '../attacks/readAttack';

/** A `calls.json` in one language, with readers of the steps, which have to match the contracts. */
export interface CallsFile {
  /** Names that are the same in all languages. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly runs: readonly {readonly run: CallRun; readonly steps: readonly JsonReader[]}[];
}

function stepOf(reader: JsonReader, names: Names): CallStep {
  const keys = reader.entries().map(([name]) => name);
  const by = (member: JsonReader): string => {
    names.require(member, member.text(), 'account');
    return member.text();
  };
  if (keys.includes('read')) {
    const step = reader.members(['by', 'read'], ['args']);
    return {by: by(step.by), read: names.checkFunction(step.read), args: names.args(step.args)};
  }
  if (keys.includes('call')) {
    const step = reader.members(['by', 'call'], ['args', 'value', 'reverts']);
    return {
      by: by(step.by),
      call: names.checkFunction(step.call),
      args: names.args(step.args),
      ...(step.value && {value: names.checkValue(step.value)}),
      reverts: step.reverts?.textOrFlag() === true,
    };
  }
  if (!keys.includes('deploy')) reader.fail('The step does nothing that is known.', 'It has deploy, call or read.');
  const step = reader.members(['by', 'deploy', 'as'], ['args', 'value']);
  const deployed = {
    by: by(step.by),
    deploy: step.deploy.text(),
    args: names.args(step.args),
    ...(step.value && {value: names.checkValue(step.value)}),
  };
  return {...deployed, as: names.define(step.as, 'contract')};
}

function slotOf(reader: JsonReader, names: Names): WatchedSlot {
  const {of, slot, key} = reader.members(['of', 'slot'], ['key']);
  names.require(of, of.text(), 'contract');
  if (!/^(0|[1-9]\d*)$/.test(slot.text())) slot.fail(`"${slot.text()}" is not a slot.`, 'Write its number, like "0".');
  return {of: of.text(), slot: slot.text(), ...(key && {key: names.checkTerm(key)})};
}

/**
 * Reads a `calls.json`.
 * @throws AttackError with file, line and fix
 */
export function readCalls(file: string, source: string, languages: TextLanguages): CallsFile {
  const {accounts, amounts, runs} = JsonReader.parse(file, source).members(['accounts', 'runs'], ['amounts']);
  const accountEntries = accounts.entries().map(([name, text]) => [nameOf(text, name), text.text()] as const);
  const amountEntries = (amounts?.entries() ?? []).map(
    ([name, amount]) => [nameOf(amount, name), amountOf(amount, languages)] as const,
  );
  const amountNames = amountEntries.map(([name]) => name);
  const read = runs.list().map((reader) => {
    const {id, steps, slots} = reader.members(['id', 'steps'], ['slots']);
    if (!ID.test(id.text())) id.fail(`"${id.text()}" is not an id.`, 'Write it like "first-value".');
    const names = new Names(
      accountEntries.map(([name]) => name),
      amountNames,
    );
    const stepReaders = steps.list();
    const taken = stepReaders.map((step) => stepOf(step, names));
    const used = new Set(JSON.stringify(taken).match(/(?<=\$)\w+/g));
    return {
      run: {
        id: id.text(),
        steps: taken,
        slots: (slots?.list() ?? []).map((one) => slotOf(one, names)),
        amounts: amountNames.filter((name) => used.has(name)),
      },
      steps: stepReaders,
    };
  });
  return {accounts: Object.fromEntries(accountEntries), amounts: Object.fromEntries(amountEntries), runs: read};
}
