import type {EvmPrices} from '@site/src/facts/evmPrices';
import type {AbiEntry} from '../abi';
import type {Hex} from '../hex';

/** A contract with everything that a run needs to deploy it and to explain it. */
export interface ContractData {
  readonly abi: readonly AbiEntry[];
  /** The code that deploys it, without constructor arguments. */
  readonly initCode: Hex;
  /** Where each instruction of the deployment and of the stored code comes from; see `unpackLines`. */
  readonly initLines: readonly number[];
  readonly lines: readonly number[];
}

/** A function of a file, by its lines. */
export interface FunctionData {
  readonly contract: string;
  readonly from: number;
  readonly to: number;
  /** Selector, or `receive`, `fallback` or `constructor`; empty for functions that only the contract itself calls. */
  readonly entry: string;
}

/** A source file of the topic. Lines begin with 1. */
export interface FileData {
  readonly name: string;
  readonly text: readonly string[];
  /** The number of each line in the box of the page, 0 if the page doesn't show it. */
  readonly numbers: readonly number[];
  readonly functions: readonly FunctionData[];
}

/** An amount of CFX that the reader can change, within limits. Decimal text in CFX. */
export interface AmountData {
  readonly label: string;
  readonly default: string;
  readonly min: string;
  readonly max: string;
}

/**
 * An argument or an amount: `$name` is an account, a contract, an amount, a signature or the content of a slot; `1 CFX`
 * is an amount in CFX; anything else is a value of the ABI, with numbers as text.
 */
export type Term = string | boolean | readonly Term[];

/** One step of an attack: a transaction, a signature, the reading of a slot, or the move to another chain. */
export type Step =
  | {
      readonly by: string;
      /** A contract, or `target`. */
      readonly deploy: string;
      readonly args: readonly Term[];
      readonly value?: string;
      readonly as: string;
    }
  | {
      readonly by: string;
      /** `contract.function`, with a name of this attack. */
      readonly call: string;
      readonly args: readonly Term[];
      readonly value?: string;
    }
  | {readonly by: string; readonly sign: string; readonly args: readonly Term[]; readonly as: string}
  /** Reads a slot of a contract from outside, as anyone can through a node. */
  | {readonly by: string; readonly slot: string; readonly of: string; readonly as: string}
  | {readonly chain: 'other'};

/** A value of a contract that is shown like a balance. */
export interface WatchedData {
  readonly id: string;
  readonly label: string;
  /** `contract.function`. */
  readonly read: string;
  readonly args: readonly Term[];
  /** Whether it is an amount in CFX. */
  readonly isCfx: boolean;
}

/** When the attack counts as successful: by the last step, or by a watched value after it. */
export type Works = 'succeeds' | 'reverts' | {readonly value: string; readonly atLeast: string};

/** One attack of a topic. */
export interface Scenario {
  readonly id: string;
  readonly label: string;
  readonly vulnerable: string;
  readonly fixed: readonly string[];
  /** The last step is the attack; those before it prepare it. */
  readonly steps: readonly Step[];
  readonly watch: readonly WatchedData[];
  readonly works: Works;
}

/** What the build makes of a topic's `attack.json` and its contracts, in one language. */
export interface AttackData {
  readonly topic: string;
  readonly prices: EvmPrices;
  readonly chainIds: readonly [own: number, other: number];
  readonly contracts: Readonly<Record<string, ContractData>>;
  readonly files: readonly FileData[];
  /** Names of the accounts in the language of the page. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly attacks: readonly Scenario[];
}
