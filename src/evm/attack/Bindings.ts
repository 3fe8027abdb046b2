import type {AbiEntry, AbiParameter, AbiValue} from '../abi';
import {hexOf, wordOf, type Hex} from '../hex';
import {addressOfKey, developmentKey} from '../keys';
import {dripOf} from './amounts';
import type {AttackData, ContractData, Term} from './data';

/** A contract or an account that has a name in this run. */
export interface Named {
  readonly name: string;
  /** Name of the contract in the data; undefined for accounts. */
  readonly contract?: string;
}

/** A name of a step: an account, a contract, an amount, a signature or the content of a slot. */
type Bound =
  | {readonly kind: 'account'; readonly address: Hex; readonly key: Hex}
  | {readonly kind: 'contract'; readonly address: Hex; readonly contract: string}
  | {readonly kind: 'amount'; readonly drip: bigint}
  | {readonly kind: 'signature'; readonly bytes: Hex}
  | {readonly kind: 'slot'; readonly word: bigint};

/** What the names of a run stand for, and how they become values of the ABI. */
export class Bindings {
  private readonly bound = new Map<string, Bound>();
  /** Names of addresses. */
  readonly named = new Map<Hex, Named>();

  /**
   * @param amounts CFX by name; missing ones have their default
   * @param prefix begins the names of the development accounts, so that runs on one node don't share accounts
   */
  constructor(
    private readonly data: Pick<AttackData, 'topic' | 'prices' | 'contracts' | 'accounts' | 'amounts'>,
    amounts: Readonly<Record<string, string>>,
    prefix = '',
  ) {
    for (const [name, label] of Object.entries(data.accounts)) {
      const key = developmentKey(`${prefix}${name}`);
      const address = addressOfKey(key, data.prices.space);
      this.bound.set(name, {kind: 'account', address, key});
      this.named.set(address, {name: label});
    }
    for (const [name, amount] of Object.entries(data.amounts)) {
      const drip = dripOf(amounts[name] ?? amount.default);
      if (drip === undefined) throw new Error(`The amount "${name}" is not a number of CFX.`);
      this.bound.set(name, {kind: 'amount', drip});
    }
  }

  has(name: string): boolean {
    return this.bound.has(name);
  }

  get(name: string): Bound | undefined {
    return this.bound.get(name);
  }

  set(name: string, value: Bound): void {
    this.bound.set(name, value);
  }

  delete(name: string): void {
    this.bound.delete(name);
  }

  /** Gives a deployed contract its name in the steps, and the one that readers see. */
  deploy(name: string, address: Hex, named: Required<Named>): void {
    this.bound.set(name, {kind: 'contract', address, contract: named.contract});
    this.named.set(address, named);
  }

  /** The function `contract.function` that has as many parameters as there are arguments. */
  target(of: string, args: readonly Term[]): {address: Hex; entry: AbiEntry} {
    const [name, functionName] = of.split('.') as [string, string];
    const {address, contract} = this.deployed(name);
    const entry = this.contract(contract).abi.find(
      (one) => one.type === 'function' && one.name === functionName && (one.inputs?.length ?? 0) === args.length,
    );
    if (!entry) throw new Error(`${contract} has no function ${functionName} with ${args.length} arguments.`);
    return {address, entry};
  }

  deployed(name: string): Extract<Bound, {kind: 'contract'}> {
    const bound = this.bound.get(name);
    if (bound?.kind !== 'contract') throw new Error(`"${name}" is not a contract that was deployed before.`);
    return bound;
  }

  contract(name: string): ContractData {
    const contract = this.data.contracts[name];
    if (!contract) throw new Error(`${this.data.topic} has no contract "${name}".`);
    return contract;
  }

  account(name: string): Extract<Bound, {kind: 'account'}> {
    const account = this.bound.get(name);
    if (account?.kind !== 'account') throw new Error(`"${name}" is not an account of ${this.data.topic}.`);
    return account;
  }

  /** An amount: `$name` or `1 CFX`. */
  drip(term: string): bigint {
    const value = this.term(term, {type: 'uint256'});
    if (typeof value !== 'bigint') throw new Error(`"${term}" is not an amount.`);
    return value;
  }

  terms(parameters: readonly AbiParameter[], terms: readonly Term[]): AbiValue[] {
    if (parameters.length !== terms.length)
      throw new Error(`There are ${terms.length} arguments for ${parameters.length} parameters.`);
    return terms.map((term, index) => this.term(term, parameters[index]!));
  }

  term(term: Term, parameter: AbiParameter): AbiValue {
    if (typeof term === 'boolean') return term;
    if (typeof term !== 'string') {
      const element = {...parameter, type: parameter.type.replace(/\[\d*\]$/, '')};
      return term.map((one, index) => this.term(one, parameter.components?.[index] ?? element));
    }
    if (term.startsWith('$')) {
      const bound = this.bound.get(term.slice(1));
      if (!bound) throw new Error(`"${term}" has no value yet.`);
      if (bound.kind === 'amount') return bound.drip;
      if (bound.kind === 'slot') return /^u?int/.test(parameter.type) ? bound.word : hexOf(wordOf(bound.word));
      return bound.kind === 'signature' ? bound.bytes : bound.address;
    }
    if (term.endsWith(' CFX')) {
      const drip = dripOf(term.slice(0, -4));
      if (drip === undefined) throw new Error(`"${term}" is not an amount of CFX.`);
      return drip;
    }
    return /^u?int/.test(parameter.type) ? BigInt(term) : term;
  }
}
