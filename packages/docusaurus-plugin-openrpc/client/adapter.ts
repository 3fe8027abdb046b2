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

/** The context of a value in a response. */
export interface ExplainContext {
  hints: ValueHints;
  known: KnownNames;
  /** Network of the chosen endpoint, if known. */
  networkId: number | undefined;
  /** Language in which numbers are written. */
  locale: string;
}

/**
 * What a site adds for its own network. The module that the option `adapter.module` points to exports one by default,
 * and the pages pass it to their components. Every part is optional; a network with Ethereum's conventions needs none.
 */
export interface OpenRpcAdapter {
  /** Reads the text in a field of any kind; undefined leaves it to the plugin. */
  readField?: (text: string, field: Field, networkId: number | undefined) => FieldValue | undefined;
  /**
   * The message for a problem of a field; undefined leaves it to the plugin, which knows the problems that it reports
   * itself.
   */
  fieldMessage?: (problem: string, detail: string) => string | undefined;
  /** Explains an address; undefined if the value is not an address, or if it has no other form. */
  explainAddress?: (value: string, context: ExplainContext) => Explanation[] | undefined;
  /** Writes an amount in the unit that people use; undefined for units that aren't money. */
  explainAmount?: (amount: bigint, unit: string, locale: string) => string | undefined;
  /** Converts a value that was looked up on the network to the form that people type. */
  normalize?: (value: unknown) => unknown;
  /** More ways to write a call or a subscription. */
  samples?: readonly SampleKind[];
  subscriptionSamples?: readonly SampleKind[];
  /** Why one of these samples can't subscribe. */
  withoutSubscription?: (sample: string) => string | undefined;
}
