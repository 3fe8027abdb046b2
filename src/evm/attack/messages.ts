import type {AttackData} from './data';
import type {AttackResult} from './moments';
import type {AttackRequest} from './ScenarioRun';

/** Why a run has no result. */
export type Failure =
  /** It took too long, or too many instructions. */
  | {readonly kind: 'time' | 'steps'}
  /** The reader stopped it. */
  | {readonly kind: 'stopped'}
  /** A step before the attack failed, so there was nothing to attack. */
  | {readonly kind: 'preparation'; readonly step: number; readonly reason: string}
  /** Something that only a node has, or a fault of ours; the message is English. */
  | {readonly kind: 'other'; readonly message: string};

/** What the page sends to the worker. */
export interface AttackTask {
  readonly id: number;
  readonly data: AttackData;
  readonly request: AttackRequest;
}

/** What the worker sends back. */
export type AttackReply = {readonly id: number} & ({readonly result: AttackResult} | {readonly failure: Failure});
