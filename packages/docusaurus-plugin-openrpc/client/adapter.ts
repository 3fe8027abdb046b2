import type {Explanation, KnownNames, ValueHints} from './explain';
import type {Field, FieldValue} from './fieldTypes';
import type {SampleKind} from './samples/types';

export type {Explanation} from './explain';
export type {Field, FieldValue} from './fieldTypes';
export {toUnits} from './quantity';
export {js} from './samples/literal';
export {END} from './samples/subscriptions';
export type {SampleKind} from './samples/types';
export type {Labels} from '../labels';

/** Where a value of an answer stands. */
export interface ExplainContext {
  hints: ValueHints;
  known: KnownNames;
  /** Network of the chosen endpoint, when it is known. */
  networkId: number | undefined;
  /** Language of numbers. */
  locale: string;
}

/**
 * What a site adds for its own network. The module that the option `adapter.module` points to exports one by default,
 * and the pages pass it to their components. Each part can be missing; a network with Ethereum's conventions needs
 * none.
 */
export interface OpenRpcAdapter {
  /** Reads what is typed into a field of any kind; undefined leaves it to the plugin. */
  readField?: (text: string, field: Field, networkId: number | undefined) => FieldValue | undefined;
  /** Words a problem of a field; undefined leaves it to the plugin, which knows those that it reports itself. */
  fieldMessage?: (problem: string, detail: string) => string | undefined;
  /** Explains an address; undefined if the value is not one, or is one that has no other form. */
  explainAddress?: (value: string, context: ExplainContext) => Explanation[] | undefined;
  /** Writes an amount in the unit that people use; undefined for units that are not money. */
  explainAmount?: (amount: bigint, unit: string, locale: string) => string | undefined;
  /** Turns a value that was looked up on the network into the form that people type. */
  normalize?: (value: unknown) => unknown;
  /** More ways to write a call, and a subscription. */
  samples?: readonly SampleKind[];
  subscriptionSamples?: readonly SampleKind[];
  /** Why one of these samples cannot subscribe. */
  withoutSubscription?: (sample: string) => string | undefined;
}
