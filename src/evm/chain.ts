import {SimpleStateManager} from '@ethereumjs/statemanager';
import {Account} from '@ethereumjs/util';
import type {EvmPrices} from '@site/src/facts/evmPrices';
import {intrinsicGas, settle, type Ending} from './charge';
import {SlotOwners, type Stored} from './collateral';
import {addressOf, bytesOf, hexOf, numberOf, wordOf, type Hex} from './hex';
import {Machine} from './machine';

/** A transaction. Without a recipient, it creates a contract. Amounts are in Drip. */
export interface Transaction {
  readonly from: Hex;
  readonly to?: Hex | undefined;
  readonly data?: Hex;
  readonly value?: bigint;
  readonly gasLimit?: bigint;
  readonly gasPrice?: bigint;
}

/** An event that a contract emitted. */
interface Log {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** What a transaction did and cost. */
export interface Receipt {
  readonly ending: Ending;
  /** The machine's word for a failure, such as "out of gas". */
  readonly error?: string;
  readonly gasUsed: bigint;
  /** What the sender pays for: more than was used if the limit was much too high. */
  readonly gasCharged: bigint;
  /** Gas of the execution alone: without the transaction, refunds and the floor. */
  readonly executionGas: bigint;
  /** Address of the contract that the transaction created. */
  readonly created?: Hex;
  readonly returned: Hex;
  readonly logs: readonly Log[];
  /** Bytes of storage that the transaction locks collateral for; always 0 in eSpace. */
  readonly collateral: number;
}

/** The result of a call that changes nothing. */
export interface Viewed {
  readonly succeeded: boolean;
  readonly returned: Hex;
}

export interface ChainOptions {
  readonly prices: EvmPrices;
  readonly chainId: number;
  /** What contracts read about the block; time in seconds. By default, the number before it isn't 0 either. */
  readonly block?: {readonly number?: bigint; readonly timestamp?: bigint};
}

/** Enough for everything that fits into a transaction of either space. */
const GAS_LIMIT = 15_000_000n;

/**
 * A chain of one space in memory: accounts, contracts and their storage. Each transaction is a block of its own.
 * What it can't model (internal contracts, calls between spaces, sponsors, delegated accounts) throws `NotModelled`.
 */
export class Chain {
  private state = new SimpleStateManager();
  private owners = new SlotOwners();
  private current: Machine;
  private probe: Machine | undefined;
  /** What was done, to be done again on another chain. */
  private readonly history: (() => Promise<unknown>)[] = [];

  constructor(private readonly options: ChainOptions) {
    this.current = new Machine(options.prices, this.state, options.chainId);
  }

  /** The machine that runs the transactions; a tracer listens to its events. */
  get machine(): Machine {
    return this.current;
  }

  /** Continues on a chain with another ID, on which everything so far has been done too. */
  async switchTo(chainId: number): Promise<void> {
    this.state = new SimpleStateManager();
    this.owners = new SlotOwners();
    this.current = new Machine(this.options.prices, this.state, chainId);
    this.probe = undefined;
    for (const again of this.history.splice(0)) await again();
  }

  async balanceOf(address: Hex): Promise<bigint> {
    return (await this.state.getAccount(addressOf(address)))?.balance ?? 0n;
  }

  async nonceOf(address: Hex): Promise<bigint> {
    return (await this.state.getAccount(addressOf(address)))?.nonce ?? 0n;
  }

  async codeOf(address: Hex): Promise<Hex> {
    return hexOf(await this.state.getCode(addressOf(address)));
  }

  async storageAt(address: Hex, slot: bigint): Promise<bigint> {
    return numberOf(await this.state.getStorage(addressOf(address), wordOf(slot)));
  }

  /** Gives an account CFX out of nothing. */
  async fund(address: Hex, amount: bigint): Promise<void> {
    this.history.push(() => this.fund(address, amount));
    await this.add(address, amount);
  }

  private async add(address: Hex, amount: bigint): Promise<void> {
    const account = (await this.state.getAccount(addressOf(address))) ?? new Account();
    account.balance += amount;
    await this.state.putAccount(addressOf(address), account);
  }

  /** Runs a transaction. Throws if a node would not accept it at all. */
  async send(transaction: Transaction): Promise<Receipt> {
    const {from, to, data = '0x', value = 0n, gasLimit = GAS_LIMIT, gasPrice = 0n} = transaction;
    const {prices} = this.options;
    this.history.push(() => this.send(transaction));
    const input = bytesOf(data);
    const {intrinsic, floor} = intrinsicGas(prices, input, to === undefined);
    const needed = intrinsic > floor ? intrinsic : floor;
    if (gasLimit < needed)
      throw new Error(`The gas limit is ${gasLimit}, and the transaction needs at least ${needed}.`);
    if ((await this.balanceOf(from)) < value + gasLimit * gasPrice)
      throw new Error(`${from} does not have enough CFX for the value and the gas.`);
    await this.add(from, -gasLimit * gasPrice);
    this.startTransaction(this.current, from, to);
    const before = this.stored();
    const {execResult: result, createdAddress} = await this.current.runCall({
      caller: addressOf(from),
      ...(to && {to: addressOf(to)}),
      data: input,
      value,
      gasLimit: gasLimit - intrinsic,
      gasPrice,
      block: this.block(),
    });
    const error = result.exceptionError?.error as string | undefined;
    const ending: Ending = error === undefined ? 'succeeded' : error === 'revert' ? 'reverted' : 'failed';
    const spent = intrinsic + result.executionGasUsed;
    const gas = settle(prices, {limit: gasLimit, spent, refund: result.gasRefund ?? 0n, floor, ending});
    await this.add(from, (gasLimit - gas.gasCharged) * gasPrice);
    for (const address of result.selfdestruct?.keys() ?? []) await this.remove(address as Hex);
    await this.current.journal.cleanup();
    return {
      ending,
      ...(ending === 'failed' && {error}),
      ...gas,
      executionGas: result.executionGasUsed,
      ...(createdAddress && ending === 'succeeded' && {created: hexOf(createdAddress.bytes)}),
      returned: hexOf(result.returnValue),
      logs: (result.logs ?? []).map(([address, topics, logged]) => ({
        address: hexOf(address),
        topics: topics.map((topic) => hexOf(topic)),
        data: hexOf(logged),
      })),
      collateral: this.owners.lock(prices, from, before, this.stored()),
    };
  }

  /** Calls a contract without changing anything, even in the middle of a transaction. */
  async view(to: Hex, data: Hex, from: Hex = to): Promise<Viewed> {
    const state = (this.probe?.stateManager as SimpleStateManager | undefined) ?? new SimpleStateManager();
    this.probe ??= new Machine(this.options.prices, state, Number(this.current.common.chainId()));
    for (const stack of ['accountStack', 'codeStack', 'storageStack'] as const)
      state[stack] = [this.state[stack].at(-1)!] as never;
    this.startTransaction(this.probe, from, to);
    await this.probe.journal.checkpoint();
    const {execResult} = await this.probe.runCall({
      caller: addressOf(from),
      to: addressOf(to),
      data: bytesOf(data),
      gasLimit: GAS_LIMIT,
      isStatic: true,
      block: this.block(),
    });
    await this.probe.journal.revert();
    return {succeeded: execResult.exceptionError === undefined, returned: hexOf(execResult.returnValue)};
  }

  /** Forgets what the previous transaction read, and marks what is warm from the beginning. */
  private startTransaction(machine: Machine, from: Hex, to: Hex | undefined): void {
    machine.journal.cleanJournal();
    machine.stateManager.originalStorageCache.clear();
    for (const address of machine.precompiles.keys()) machine.journal.addAlwaysWarmAddress(address);
    machine.journal.addAlwaysWarmAddress(from.toLowerCase());
    if (to) machine.journal.addAlwaysWarmAddress(to.toLowerCase());
  }

  private async remove(address: Hex): Promise<void> {
    await this.state.deleteAccount(addressOf(address));
    await this.state.clearStorage(addressOf(address));
    this.state.codeStack.at(-1)!.delete(address);
  }

  /** A copy of all slots and codes, by keys that begin with the contract's address. */
  private stored(): Stored {
    return {slots: new Map(this.state.storageStack.at(-1)), codes: new Map(this.state.codeStack.at(-1))};
  }

  private block() {
    const {number = 2n, timestamp = 1n} = this.options.block ?? {};
    const zero = new Uint8Array(32);
    return {
      header: {
        number,
        timestamp,
        coinbase: addressOf(`0x${'00'.repeat(20)}`),
        difficulty: 0n,
        prevRandao: zero,
        gasLimit: GAS_LIMIT,
        baseFeePerGas: 0n,
        slotNumber: 0n,
        getBlobGasPrice: () => undefined,
      },
    };
  }
}
