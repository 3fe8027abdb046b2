import type {Place} from './lines';
import type {ScenarioResult} from './ScenarioRun';

/** Something that happened during a run. Names and values are ready to show, without the words around them. */
export interface Moment {
  readonly kind:
    | 'deploy'
    | 'call'
    /** A signature that an account made. */
    | 'sign'
    /** A slot that an account read from outside. */
    | 'slot'
    /** The move to another chain. */
    | 'chain'
    /** A call that runs another contract's code on the caller's storage, or that can't change anything. */
    | 'delegatecall'
    | 'staticcall'
    | 'write'
    | 'event'
    | 'destroy'
    /** The end of a call or a deployment that changed nothing, with the reason. */
    | 'revert';
  /** 0 is a step of the attack; what happens inside is deeper. */
  readonly depth: number;
  /** The step to which it belongs. */
  readonly step: number;
  /** Who acts: an account or a contract. */
  readonly who: string;
  /** The contract or account that is called, deployed or paid. */
  readonly to?: string;
  /** Number of the slot that is read. */
  readonly slot?: string;
  /** `withdraw()`, `Sold(buyer, false)`, the reason of a revert, or the content of a slot. */
  readonly text?: string;
  /** CFX that it moves, in Drip. */
  readonly value?: string;
  /** The line that did it. */
  readonly place?: Place;
  /** All shown values after it, in the order of the rows; undefined if a contract doesn't exist yet. */
  readonly values: readonly (string | undefined)[];
}

/** A shown value: a balance, or a value of a contract. */
export interface Row {
  readonly label: string;
  readonly isCfx: boolean;
}

/** What a run found. */
export interface AttackResult extends ScenarioResult {
  readonly moments: readonly Moment[];
  /** Index of the first moment of the attack, after the preparation. */
  readonly start: number;
  /** Why the attack's own transaction failed, if it did. */
  readonly reason?: string;
  /** Whether moments are missing, because there were too many. */
  readonly isCut: boolean;
}
