import type {CallsData, CallsRequest} from '../calls/data';
import type {AttackData} from './data';
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

/** What the page sends to the worker: an attack to run, or calls. */
export type Task = {readonly id: number} & (
  | {readonly data: AttackData; readonly request: AttackRequest}
  | {readonly calls: CallsData; readonly request: CallsRequest}
);

/** What the worker sends back. */
export type Reply = {readonly id: number} & ({readonly result: unknown} | {readonly failure: Failure});
