import type {EVMResult, InterpreterStep, Message} from '@ethereumjs/evm';
import type {Chain} from '../chain';
import {bytesOf, hexOf, wordOf, type Hex} from '../hex';
import type {Named} from './Bindings';
import type {AttackData, ContractData} from './data';
import {callText, eventText, reasonText, shorten} from './describe';
import {packPlace, unpackLines, unpackPlace} from './lines';
import type {Moment} from './moments';

/** Instructions that make a moment. */
const [SSTORE, SELFDESTRUCT, LOG0, LOG4] = [0x55, 0xff, 0xa0, 0xa4];
/** Moments of one run. An attack with more is not one that a reader steps through. */
const MOST_MOMENTS = 1_500;
/** Instructions of one run; the limit of its time is the worker's. */
const MOST_STEPS = 3_000_000;

/** A run that takes too many instructions. */
export class TooManySteps extends Error {
  constructor() {
    super(`more than ${MOST_STEPS} instructions`);
    this.name = 'TooManySteps';
  }
}

/** One call or deployment that hasn't ended. */
interface Frame {
  readonly depth: number;
  readonly who: string;
  readonly contract: string | undefined;
  readonly isCreation: boolean;
  readonly isHidden: boolean;
  readonly places: Uint32Array | undefined;
  isKnown: boolean;
  /** The last line of the topic's own sources that ran in it. */
  place: number;
  /** Where its function begins. */
  readonly entry: number;
  /** Place of its last write. */
  written: number;
}

type Unfinished = Omit<Moment, 'values'>;
type Listener<Event> = (event: Event, done?: () => void) => void;

/** Records the moments of transactions: listens to the machine, and reads the shown values after each of them. */
export class Tracer {
  readonly moments: Moment[] = [];
  isCut = false;
  private readonly frames: Frame[] = [];
  private pending: Unfinished | undefined;
  private steps = 0;
  private failure: unknown;
  private readonly unpacked = new Map<string, Uint32Array>();

  constructor(
    private readonly data: AttackData,
    private readonly chain: Chain,
    private readonly named: Map<Hex, Named>,
    private readonly readValues: () => Promise<readonly (string | undefined)[]>,
  ) {}

  /**
   * Records what happens while `run` sends a transaction.
   * @param step its number
   * @param by name of the account that sends it
   * @param created is called with the address of the contract that the transaction itself creates, before its code runs
   */
  async record<Result>(
    step: number,
    by: string,
    run: () => Promise<Result>,
    created: (address: Hex) => void = () => undefined,
  ): Promise<Result> {
    const {events} = this.chain.machine;
    // The machine waits for a listener that has two parameters.
    const waiting =
      <Event>(handle: (event: Event) => Promise<void> | undefined): Listener<Event> =>
      (event, done) => {
        if (this.failure) throw this.failure;
        const result = handle(event);
        if (!result) return done!();
        void result.catch((error: unknown) => (this.failure = error)).then(() => done!());
      };
    const listeners = {
      beforeMessage: waiting<Message>((message) => this.enter(step, by, message)),
      step: waiting<InterpreterStep>((event) => this.see(step, event, created)),
      afterMessage: waiting<EVMResult>((result) => this.leave(step, result)),
    };
    for (const [name, listener] of Object.entries(listeners)) events.on(name as 'step', listener as never);
    try {
      const result = await run();
      await this.settle();
      if (this.failure) throw this.failure;
      return result;
    } finally {
      for (const [name, listener] of Object.entries(listeners)) events.off(name as 'step', listener as never);
    }
  }

  /** Adds a moment that no transaction makes. */
  async add(moment: Unfinished): Promise<void> {
    this.pending = moment;
    await this.settle();
  }

  readonly nameOf = (address: Hex): string => this.named.get(address)?.name ?? shorten(address);

  private async enter(step: number, by: string, message: Message): Promise<void> {
    await this.settle();
    const parent = this.frames.at(-1);
    const code = message.to ? hexOf(message.codeAddress.bytes) : undefined;
    const isCreation = code === undefined;
    const contract = isCreation ? this.contractOf(hexOf(message.data)) : this.named.get(code)?.contract;
    const isHidden = code !== undefined && this.chain.machine.getPrecompile(code) !== undefined;
    const to = isCreation ? (contract ?? shorten(hexOf(message.data))) : this.nameOf(code);
    const known = contract === undefined ? undefined : this.data.contracts[contract];
    const entry = this.functionPlace(contract, isCreation ? 'constructor' : entryOf(known, hexOf(message.data)));
    this.frames.push({
      depth: message.depth,
      who: to,
      contract,
      isCreation,
      isHidden,
      places: contract === undefined ? undefined : this.placesOf(contract, isCreation),
      isKnown: !isCreation,
      // A contract without lines, such as one of a library, stays at the line that called it.
      place: entry || (parent?.place ?? 0),
      entry,
      written: 0,
    });
    if (isHidden) return;
    this.pending = {
      kind: isCreation ? 'deploy' : message.delegatecall ? 'delegatecall' : message.isStatic ? 'staticcall' : 'call',
      depth: message.depth,
      step,
      who: parent?.who ?? by,
      to,
      ...(!isCreation && {text: callText(known?.abi, hexOf(message.data), this.nameOf)}),
      ...(message.value > 0n && !message.delegatecall && {value: String(message.value)}),
      ...placeOf(parent ? parent.place : entry),
    };
  }

  private see(
    step: number,
    {pc, opcode, address, stack, memory}: InterpreterStep,
    onCreated: (address: Hex) => void,
  ): Promise<void> | undefined {
    if (++this.steps > MOST_STEPS) throw new TooManySteps();
    const frame = this.frames.at(-1)!;
    const {code} = opcode;
    if (!frame.isKnown) {
      frame.isKnown = true;
      const created = hexOf(address.bytes);
      if (frame.depth === 0) onCreated(created);
      if (!this.named.has(created) && frame.contract)
        this.named.set(created, {name: frame.contract, contract: frame.contract});
    }
    frame.place = frame.places?.[pc] || frame.place;
    const isLog = code >= LOG0 && code <= LOG4;
    const isMoment = code === SSTORE || code === SELFDESTRUCT || isLog;
    if (!isMoment && !this.pending) return undefined;
    return this.settle().then(() => {
      if (!isMoment) return;
      const common = {depth: frame.depth + 1, step, who: frame.who, ...placeOf(frame.place)};
      const top = (index: number) => stack[stack.length - 1 - index]!;
      if (code === SSTORE) {
        // A library that writes after the function's own write is a modifier, such as the end of a lock.
        const isModifier = !frame.places?.[pc] && frame.place === frame.written;
        this.pending = {kind: 'write', ...common, ...(isModifier && placeOf(frame.entry))};
        frame.written = frame.place;
      } else if (code === SELFDESTRUCT)
        this.pending = {kind: 'destroy', to: this.nameOf(hexOf(wordOf(top(0)).subarray(12))), ...common};
      else {
        const [offset, length] = [Number(top(0)), Number(top(1))];
        const logged = Uint8Array.from({length}, (_, index) => memory[offset + index] ?? 0);
        const topics = Array.from({length: code - LOG0}, (_, index) => hexOf(wordOf(top(2 + index))));
        const text = eventText(this.entries('event'), {topics, data: hexOf(logged)}, this.nameOf);
        if (text) this.pending = {kind: 'event', text, ...common};
      }
    });
  }

  private async leave(step: number, {execResult, createdAddress}: EVMResult): Promise<void> {
    await this.settle();
    const frame = this.frames.pop()!;
    if (createdAddress && frame.contract && !this.named.has(hexOf(createdAddress.bytes)))
      this.named.set(hexOf(createdAddress.bytes), {name: frame.contract, contract: frame.contract});
    const error = execResult.exceptionError?.error as string | undefined;
    if (error === undefined || frame.isHidden) return;
    this.pending = {
      kind: 'revert',
      depth: frame.depth,
      step,
      who: frame.who,
      text: error === 'revert' ? reasonText(this.entries('error'), hexOf(execResult.returnValue), this.nameOf) : error,
      ...placeOf(frame.place),
    };
  }

  /** Finishes the last moment: its effect is visible when the next thing happens. */
  private async settle(): Promise<void> {
    const moment = this.pending;
    if (!moment) return;
    this.pending = undefined;
    if (this.moments.length >= MOST_MOMENTS) {
      this.isCut = true;
      return;
    }
    const isSilent = moment.kind === 'staticcall' || moment.kind === 'event';
    const values = (isSilent && this.moments.at(-1)?.values) || (await this.readValues());
    this.moments.push({...moment, values});
  }

  private contractOf(initCode: Hex): string | undefined {
    return Object.entries(this.data.contracts).find(
      ([, contract]) => contract.initCode !== '0x' && initCode.startsWith(contract.initCode),
    )?.[0];
  }

  private placesOf(name: string, isCreation: boolean): Uint32Array {
    const key = `${name} ${isCreation}`;
    const contract = this.data.contracts[name]!;
    const places =
      this.unpacked.get(key) ??
      unpackLines(isCreation ? contract.initLines : contract.lines, contract.initCode.length / 2);
    this.unpacked.set(key, places);
    return places;
  }

  /** Where a function begins. */
  private functionPlace(contract: string | undefined, entry: string): number {
    for (const [file, {functions}] of this.data.files.entries()) {
      const found = functions.find((one) => one.contract === contract && one.entry === entry);
      if (found) return packPlace({file, line: found.from});
    }
    return 0;
  }

  private entries(type: string) {
    return Object.values(this.data.contracts).flatMap(({abi}) => abi.filter((entry) => entry.type === type));
  }
}

const placeOf = (packed: number): {place?: Moment['place']} => {
  const place = unpackPlace(packed);
  return place ? {place} : {};
};

/** How the data names the function that a call runs. */
function entryOf(contract: ContractData | undefined, data: Hex): string {
  if (bytesOf(data).length >= 4) return data.slice(2, 10);
  return contract?.abi.some(({type}) => type === 'receive') ? 'receive' : 'fallback';
}
