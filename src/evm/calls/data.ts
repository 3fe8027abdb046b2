import type {EvmPrices} from '@site/src/facts/evmPrices';
import type {Space} from '@site/src/facts/types';
import type {AmountData, ContractData, Term} from '../attack/data';

/** One step of a run: a transaction, or a read, which changes nothing. Terms are those of attacks. */
export type CallStep =
  | {
      readonly by: string;
      readonly deploy: string;
      readonly args: readonly Term[];
      readonly value?: string;
      readonly as: string;
    }
  | {
      readonly by: string;
      /** `contract.function`. */
      readonly call: string;
      readonly args: readonly Term[];
      readonly value?: string;
      /** Whether it must fail with the default amounts. */
      readonly reverts: boolean;
    }
  | {readonly by: string; readonly read: string; readonly args: readonly Term[]};

/** A storage slot that is shown when it changes: of a variable, or of a mapping's entry. */
export interface WatchedSlot {
  readonly of: string;
  readonly slot: string;
  /** Key of the entry, for a mapping. */
  readonly key?: Term;
}

/** Transactions and reads that belong together, on a new chain. */
export interface CallRun {
  readonly id: string;
  readonly steps: readonly CallStep[];
  readonly slots: readonly WatchedSlot[];
  /** Names of the amounts that the reader can change. */
  readonly amounts: readonly string[];
}

/** What the build makes of a topic's `calls.json` and its contracts, in one language. */
export interface CallsData {
  readonly topic: string;
  readonly prices: Readonly<Record<Space, EvmPrices>>;
  readonly chainIds: Readonly<Record<Space, number>>;
  readonly contracts: Readonly<Record<string, ContractData>>;
  readonly accounts: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, AmountData>>;
  readonly runs: readonly CallRun[];
}

/** What a step did. Texts are those of Solidity, the same in all languages. */
export interface StepResult {
  readonly succeeded: boolean;
  /** What a read returned. */
  readonly returned?: string;
  /** Why a transaction failed; missing if the contract gave no reason. */
  readonly reason?: string;
  readonly events: readonly string[];
  /** Slots that changed. */
  readonly slots: readonly {readonly name: string; readonly before: string; readonly after: string}[];
}

/** What a transaction cost; reads cost nothing. */
interface StepCost {
  readonly espace: number;
  readonly core: number;
  /** Bytes of storage for which Core Space locked collateral of the sender. */
  readonly collateral: number;
}

/** A step in both spaces, in which it did the same. */
export interface StepOutcome extends StepResult {
  readonly cost?: StepCost;
}

/** Which run, with which amounts in CFX; missing ones have their default. */
export interface CallsRequest {
  readonly run: string;
  readonly amounts: Readonly<Record<string, string>>;
}
