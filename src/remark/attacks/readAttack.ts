import {dripOf} from '../../evm/attack/amounts';
import type {AmountData, Scenario, Step, Term, WatchedData, Works} from '../../evm/attack/data';
import {JsonReader} from './JsonReader';

/** An `attack.json` in one language, with readers of the values that have to match the contracts. */
export interface AttackFile {
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly attacks: readonly {readonly scenario: Scenario; readonly at: ScenarioReaders}[];
}

/** Where the parts of a scenario are, for messages. */
export interface ScenarioReaders {
  readonly targets: readonly JsonReader[];
  readonly steps: readonly JsonReader[];
  readonly watch: readonly JsonReader[];
}

const NAME = /^[a-z][A-Za-z0-9]*$/;
/** Ids of attacks and runs. */
export const ID = /^[a-z][a-z0-9-]*$/;
/** `contract.function`. */
const FUNCTION = /^[a-z][A-Za-z0-9]*\.[A-Za-z_$][\w$]*$/;
/** Names that steps use for something else. */
const RESERVED = ['target'];

/** The folders of all languages, and the one of the page. */
export interface TextLanguages {
  readonly all: readonly string[];
  readonly own: string;
}

/** A text in all languages. */
function textIn(reader: JsonReader, {all, own}: TextLanguages): string {
  const texts = reader.members(all);
  return Object.fromEntries(all.map((language) => [language, texts[language]!.text()]))[own]!;
}

/** A name that steps can use. */
export function nameOf(reader: JsonReader, name: string): string {
  if (!NAME.test(name) || RESERVED.includes(name))
    reader.fail(`"${name}" is not a name.`, 'Write a word like "bank" or "secondVault".');
  return name;
}

/** An amount that the reader can change. */
export function amountOf(reader: JsonReader, languages: TextLanguages): AmountData {
  const {label, default: usual, min, max} = reader.members(['label', 'default', 'min', 'max']);
  const drip = (part: JsonReader): bigint =>
    dripOf(part.text()) ??
    part.fail(`"${part.text()}" is not an amount.`, 'Write a decimal number of CFX, like "0.5".');
  if (drip(min) > drip(usual)) usual.fail('The default is less than "min".', 'Correct one of them.');
  if (drip(usual) > drip(max)) usual.fail('The default is more than "max".', 'Correct one of them.');
  return {label: textIn(label, languages), default: usual.text(), min: min.text(), max: max.text()};
}

const termOf = (reader: JsonReader): Term => (reader.isList ? reader.list().map(termOf) : reader.textOrFlag());

/** Names that a scenario has defined up to a step. */
export class Names {
  private readonly kinds = new Map<string, 'account' | 'amount' | 'contract' | 'signature' | 'slot'>();

  constructor(accounts: readonly string[], amounts: readonly string[]) {
    for (const name of accounts) this.kinds.set(name, 'account');
    for (const name of amounts) this.kinds.set(name, 'amount');
  }

  define(reader: JsonReader, kind: 'contract' | 'signature' | 'slot'): string {
    const name = nameOf(reader, reader.text());
    if (this.kinds.has(name))
      reader.fail(`The name "${name}" is taken.`, 'Give each contract, signature and slot its own name.');
    this.kinds.set(name, kind);
    return name;
  }

  require(reader: JsonReader, name: string, kind: 'account' | 'contract'): void {
    if (this.kinds.get(name) === kind) return;
    const known = [...this.kinds].filter(([, one]) => one === kind).map(([one]) => one);
    reader.fail(
      `"${name}" is not ${kind === 'account' ? 'an account' : 'a contract that an earlier step deploys'}.`,
      known.length > 0 ? `There are ${known.join(', ')}.` : 'Add it first.',
    );
  }

  checkTerm(reader: JsonReader): Term {
    const term = termOf(reader);
    for (const one of [term].flat(9))
      if (typeof one === 'string' && one.startsWith('$') && !this.kinds.has(one.slice(1)))
        reader.fail(
          `"${one}" is not defined here.`,
          `There are ${[...this.kinds.keys()].map((name) => `$${name}`).join(', ')}.`,
        );
    return term;
  }

  /** An amount: `$deposit` or `1 CFX`. */
  checkValue(reader: JsonReader): string {
    const text = reader.text();
    const isNamed = text.startsWith('$') && this.kinds.get(text.slice(1)) === 'amount';
    if (!isNamed && !(text.endsWith(' CFX') && dripOf(text.slice(0, -4)) !== undefined))
      reader.fail(`"${text}" is not an amount.`, 'Write "$name" of "amounts", or a number of CFX like "1 CFX".');
    return text;
  }

  checkFunction(reader: JsonReader): string {
    const text = reader.text();
    if (!FUNCTION.test(text))
      reader.fail(`"${text}" is not a function.`, 'Write "contract.function" without parentheses.');
    this.require(reader, text.split('.')[0]!, 'contract');
    return text;
  }

  args(reader: JsonReader | undefined): Term[] {
    return (reader?.list() ?? []).map((one) => this.checkTerm(one));
  }
}

function stepOf(reader: JsonReader, names: Names): Step {
  const keys = reader.entries().map(([name]) => name);
  if (keys.includes('chain')) {
    const {chain} = reader.members(['chain']);
    if (chain.text() !== 'other') chain.fail('A step moves only to the other chain.', 'Write "other".');
    return {chain: 'other'};
  }
  const by = (member: JsonReader): string => {
    names.require(member, member.text(), 'account');
    return member.text();
  };
  if (keys.includes('sign')) {
    const step = reader.members(['by', 'sign', 'as'], ['args']);
    const signed = {by: by(step.by), sign: names.checkFunction(step.sign), args: names.args(step.args)};
    return {...signed, as: names.define(step.as, 'signature')};
  }
  if (keys.includes('slot')) {
    const {by: reads, slot, of, as} = reader.members(['by', 'slot', 'of', 'as']);
    if (!/^(0|[1-9]\d*)$/.test(slot.text()))
      slot.fail(`"${slot.text()}" is not a slot.`, 'Write its number, like "0".');
    names.require(of, of.text(), 'contract');
    return {by: by(reads), slot: slot.text(), of: of.text(), as: names.define(as, 'slot')};
  }
  if (keys.includes('call')) {
    const step = reader.members(['by', 'call'], ['args', 'value']);
    return {
      by: by(step.by),
      call: names.checkFunction(step.call),
      args: names.args(step.args),
      ...(step.value && {value: names.checkValue(step.value)}),
    };
  }
  if (!keys.includes('deploy'))
    reader.fail('The step does nothing that is known.', 'A step has one of deploy, call, sign, slot and chain.');
  const step = reader.members(['by', 'deploy', 'as'], ['args', 'value']);
  const deployed = {
    by: by(step.by),
    deploy: step.deploy.text(),
    args: names.args(step.args),
    ...(step.value && {value: names.checkValue(step.value)}),
  };
  return {...deployed, as: names.define(step.as, 'contract')};
}

function watchedOf(reader: JsonReader, names: Names, languages: TextLanguages): WatchedData {
  const {id, label, read, args, unit} = reader.members(['id', 'label', 'read'], ['args', 'unit']);
  if (unit && unit.text() !== 'CFX') unit.fail('The only unit is "CFX".', 'Leave the unit out for other numbers.');
  return {
    id: nameOf(id, id.text()),
    label: textIn(label, languages),
    read: names.checkFunction(read),
    args: names.args(args),
    isCfx: unit !== undefined,
  };
}

function worksOf(reader: JsonReader | undefined, watch: readonly WatchedData[]): Works {
  if (!reader) return 'succeeds';
  if (reader.isText) {
    const text = reader.text();
    if (text === 'succeeds' || text === 'reverts') return text;
    reader.fail(`"${text}" is not a condition.`, 'Write "succeeds", "reverts", or {"value": …, "atLeast": …}.');
  }
  const {value, atLeast} = reader.members(['value', 'atLeast']);
  if (!watch.some(({id}) => id === value.text()))
    value.fail(`"watch" has no value "${value.text()}".`, `There are ${watch.map(({id}) => id).join(', ') || 'none'}.`);
  return {value: value.text(), atLeast: atLeast.text()};
}

function scenarioOf(reader: JsonReader, accounts: string[], amounts: string[], languages: TextLanguages) {
  const members = reader.members(['id', 'label', 'vulnerable', 'fixed', 'steps'], ['watch', 'works']);
  const names = new Names(accounts, amounts);
  const {id} = members;
  if (!ID.test(id.text())) id.fail(`"${id.text()}" is not an id.`, 'Write it like "same-vault".');
  const stepReaders = members.steps.list();
  const steps = stepReaders.map((step) => stepOf(step, names));
  const last = steps.at(-1);
  if (!last || 'chain' in last || 'sign' in last || 'slot' in last)
    (stepReaders.at(-1) ?? members.steps).fail(
      'The last step is not a transaction.',
      'It is the attack: a deploy or a call.',
    );
  if (!steps.some((step) => 'deploy' in step && step.deploy === 'target'))
    members.steps.fail('No step deploys "target".', 'It stands for the contract that the reader chooses.');
  const fixed = members.fixed.list();
  if (fixed.length === 0) members.fixed.fail('There is no fixed contract.', 'List at least one.');
  const watchReaders = members.watch?.list() ?? [];
  const watch = watchReaders.map((one) => watchedOf(one, names, languages));
  return {
    scenario: {
      id: id.text(),
      label: textIn(members.label, languages),
      vulnerable: members.vulnerable.text(),
      fixed: fixed.map((one) => one.text()),
      steps,
      watch,
      works: worksOf(members.works, watch),
    },
    at: {targets: [members.vulnerable, ...fixed], steps: stepReaders, watch: watchReaders},
  };
}

/**
 * Reads an `attack.json`. What depends on the contracts is checked by `checkContracts`.
 * @throws AttackError with file, line and fix
 */
export function readAttack(file: string, source: string, languages: TextLanguages): AttackFile {
  const {accounts, amounts, attacks} = JsonReader.parse(file, source).members(['accounts', 'attacks'], ['amounts']);
  const accountEntries = accounts.entries().map(([name, text]) => [nameOf(text, name), textIn(text, languages)]);
  const amountEntries = (amounts?.entries() ?? []).map(
    ([name, amount]) => [nameOf(amount, name), amountOf(amount, languages)] as const,
  );
  const [accountNames, amountNames] = [accountEntries, amountEntries].map((list) =>
    list.map(([name]) => String(name)),
  ) as [string[], string[]];
  const scenarios = attacks.list().map((one) => scenarioOf(one, accountNames, amountNames, languages));
  if (scenarios.length === 0) attacks.fail('There is no attack.', 'Add one.');
  return {accounts: Object.fromEntries(accountEntries), amounts: Object.fromEntries(amountEntries), attacks: scenarios};
}
