import {keccak_256} from '@noble/hashes/sha3';
import type {Space} from '@site/src/facts/types';
import {decodeParameters, encodeCall, encodeParameters, type AbiEntry} from '../abi';
import {Bindings} from '../attack/Bindings';
import type {Term} from '../attack/data';
import {eventText, reasonText, shorten, valueText} from '../attack/describe';
import type {Receipt, Transaction, Viewed} from '../chain';
import {bytesOf, hexOf, numberOf, wordOf, type Hex} from '../hex';
import type {CallRun, CallsData, CallsRequest, CallStep, StepResult, WatchedSlot} from './data';

/** Where a run takes place: the chain in memory, or a node. */
export interface CallLedger {
  fund(address: Hex, amount: bigint): Promise<void>;
  send(
    transaction: Transaction,
  ): Promise<Pick<Receipt, 'ending' | 'gasUsed' | 'collateral' | 'created' | 'returned' | 'logs'>>;
  view(to: Hex, data: Hex, from: Hex): Promise<Viewed>;
  storageAt(address: Hex, slot: bigint): Promise<bigint>;
}

/** A step in one space, with what it cost if it was a transaction. */
export interface SpaceOutcome {
  readonly result: StepResult;
  readonly cost?: {readonly gas: number; readonly collateral: number};
}

/** Words that are numbers rather than addresses, hashes or texts. */
const LARGEST_NUMBER = 2n ** 128n;

/** One run in one space. */
export class CallsRun {
  private readonly bound: Bindings;
  private readonly words = new Map<string, bigint>();

  /** @param accounts begins the names of the development accounts */
  constructor(
    private readonly data: CallsData,
    private readonly run: CallRun,
    space: Space,
    {amounts}: CallsRequest,
    private readonly ledger: CallLedger,
    accounts = '',
  ) {
    this.bound = new Bindings({...data, prices: data.prices[space]}, amounts, accounts);
  }

  /** Takes all steps. */
  async finish(): Promise<SpaceOutcome[]> {
    for (const name of Object.keys(this.data.accounts))
      await this.ledger.fund(this.bound.account(name).address, this.spentBy(name));
    const outcomes: SpaceOutcome[] = [];
    for (const step of this.run.steps) outcomes.push(await this.take(step));
    return outcomes;
  }

  /** CFX that an account sends in all steps: it begins with that much. */
  private spentBy(name: string): bigint {
    const values = this.run.steps.flatMap((step) => ('value' in step && step.by === name ? [step.value!] : []));
    return values.reduce((sum, value) => sum + this.bound.drip(value), 0n);
  }

  private async take(step: CallStep): Promise<SpaceOutcome> {
    const from = this.bound.account(step.by).address;
    if ('read' in step) return {result: await this.read(step.read, step.args, from)};
    const value = step.value === undefined ? 0n : this.bound.drip(step.value);
    const {ending, gasUsed, collateral, created, returned, logs} = await this.ledger.send({
      from,
      value,
      ...('deploy' in step ? {data: this.initCode(step.deploy, step.args)} : this.callOf(step.call, step.args)),
    });
    if ('deploy' in step && created) this.bound.deploy(step.as, created, {name: step.deploy, contract: step.deploy});
    const succeeded = ending === 'succeeded';
    const reason = succeeded ? '' : reasonText(this.entries('error'), returned, this.nameOf);
    const events = logs.map((log) => eventText(this.entries('event'), log, this.nameOf) ?? shorten(log.data));
    return {
      result: {succeeded, ...(reason && {reason}), events, slots: await this.changes()},
      cost: {gas: Number(gasUsed), collateral},
    };
  }

  private initCode(name: string, args: readonly Term[]): Hex {
    const {abi, initCode} = this.bound.contract(name);
    const inputs = abi.find(({type}) => type === 'constructor')?.inputs ?? [];
    return `${initCode}${hexOf(encodeParameters(inputs, this.bound.terms(inputs, args))).slice(2)}`;
  }

  private callOf(of: string, args: readonly Term[]): {to: Hex; data: Hex; entry: AbiEntry} {
    const {address, entry} = this.bound.target(of, args);
    return {to: address, data: encodeCall(entry, this.bound.terms(entry.inputs ?? [], args)), entry};
  }

  private async read(of: string, args: readonly Term[], from: Hex): Promise<StepResult> {
    const {to, data, entry} = this.callOf(of, args);
    const {succeeded, returned} = await this.ledger.view(to, data, from);
    const none = {events: [], slots: []};
    if (!succeeded) {
      const reason = reasonText(this.entries('error'), returned, this.nameOf);
      return {succeeded, ...(reason && {reason}), ...none};
    }
    const outputs = entry.outputs ?? [];
    const values = decodeParameters(outputs, bytesOf(returned));
    return {
      succeeded,
      returned: values.map((one, index) => valueText(outputs[index]!.type, one, this.nameOf)).join(', '),
      ...none,
    };
  }

  /** Watched slots whose content differs from that after the step before. */
  private async changes(): Promise<StepResult['slots']> {
    const changes = [];
    for (const watched of this.run.slots) {
      if (!this.bound.has(watched.of)) continue;
      const {name, place} = this.place(watched);
      const after = await this.ledger.storageAt(this.bound.deployed(watched.of).address, place);
      const before = this.words.get(name) ?? 0n;
      this.words.set(name, after);
      if (before !== after) changes.push({name, before: this.wordText(before), after: this.wordText(after)});
    }
    return changes;
  }

  /** Where a slot is: an entry of a mapping is at the hash of its key and the mapping's own slot. */
  private place({slot, key}: WatchedSlot): {name: string; place: bigint} {
    const number = BigInt(slot);
    if (key === undefined) return {name: slot, place: number};
    const isName = typeof key === 'string' && key.startsWith('$');
    const word = encodeParameters(
      [{type: isName ? 'address' : 'uint256'}],
      this.bound.terms([{type: isName ? 'address' : 'uint256'}], [key]),
    );
    const place = numberOf(keccak_256(Uint8Array.from([...word, ...wordOf(number)])));
    return {name: `keccak256(${isName ? this.data.accounts[key.slice(1)] : String(key)}, ${slot})`, place};
  }

  private wordText(word: bigint): string {
    const address = hexOf(wordOf(word).subarray(12));
    if (this.bound.named.has(address)) return this.nameOf(address);
    return word < LARGEST_NUMBER ? valueText('uint256', word, this.nameOf) : shorten(hexOf(wordOf(word)));
  }

  private readonly nameOf = (address: Hex): string => this.bound.named.get(address)?.name ?? shorten(address);

  private entries(type: string): AbiEntry[] {
    return Object.values(this.data.contracts).flatMap(({abi}) => abi.filter((entry) => entry.type === type));
  }
}
