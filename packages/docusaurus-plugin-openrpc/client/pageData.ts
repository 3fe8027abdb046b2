import type {Field} from './fields';

/** Small HTML made from authored Markdown when the site is built; never from an answer of a node. */
export type Html = string;

/** A schema as a page shows it; references are resolved, a recursive one ends in its name. */
export interface SchemaView {
  /** Label such as `hex quantity`, `array of Log`, `object`. */
  type: string;
  /** Name under which the schema is published, e.g. `Quantity`. */
  schema?: string;
  unit?: string;
  description?: Html;
  fields?: FieldView[];
  items?: SchemaView;
  /** Alternatives of `oneOf`/`anyOf`. */
  variants?: SchemaView[];
  values?: string[];
}

export interface FieldView extends SchemaView {
  name: string;
  required: boolean;
}

export interface ParamView extends SchemaView {
  name: string;
  required: boolean;
  field: Field;
}

export interface ErrorView {
  name: string;
  code: number;
  message: string;
  cause: Html;
  fix: Html;
  link?: string;
}

export interface ExampleView {
  name: string;
  summary: Html;
  /** Parameters as they were sent to the node that answered. */
  params: unknown[];
  /**
   * Recorded answer: `{result}` or `{error}`, with `notification` for a subscription. Absent where no node could
   * answer.
   */
  response?: unknown;
}

/**
 * How the playground finds a value on a live network: a fixed value, or `recentBlock.…`, `recentTransaction.…`,
 * `recentCall.…`, `lookup.…`.
 */
export type LivePlaceholder = {value: unknown} | {from: string};

/**
 * A value that one call gives: the place of it in the answer, and what is taken off a number. Parameters may name other
 * lookups.
 */
export interface LiveLookup {
  method: string;
  params: unknown[];
  /** JSON pointer without escapes; empty for the whole answer. */
  pointer: string;
  minus?: number;
}

/**
 * Calls that find recent values: the number of the head, then the block of a number (`${number}`) with transactions.
 */
export interface LiveProbe {
  head: {method: string; params: unknown[]};
  block: {method: string; params: unknown[]};
  /** The code of an `${address}`; without it every call with data is taken to be that of a contract. */
  code?: {method: string; params: unknown[]};
  lookups?: Record<string, LiveLookup>;
}

/** An endpoint that the reader may choose. */
export interface EndpointPreset {
  id: string;
  label: string;
  url: string;
  /** WebSocket address for subscriptions. */
  ws?: string;
  /** Number of the network, for the site's adapter; absent where it is not known or does not matter. */
  networkId?: number;
}

/** What every method page of an instance shares; kept out of the pages' own data. */
export interface InstanceData {
  id: string;
  endpoints: EndpointPreset[];
  /** Id of the endpoint that is chosen at first: the test network. */
  defaultEndpoint: string;
  /** Ids of the samples, in their order. */
  samples: string[];
  probe: LiveProbe;
  /** Names of topics, selectors and addresses, keys in lower case. */
  known: Record<string, string>;
}

/** Everything that one method page shows. */
export interface MethodPage {
  instance: string;
  method: string;
  summary: Html;
  /** Null: not established, so the page says nothing. */
  since: string | null;
  /** Whether public endpoints serve the method; null: not established, and the page says so. */
  isPublic: boolean | null;
  isSubscription: boolean;
  /** Whether running it sends a transaction. */
  changesState: boolean;
  counterpart: {method: string; path: string; differences: Html} | null;
  params: ParamView[];
  result: SchemaView;
  /** What a subscription sends. */
  notification?: SchemaView;
  errors: ErrorView[];
  /** Page that explains an error; the name of the error follows the path. */
  errorsPage?: string;
  examples: ExampleView[];
  /** Parameters of the first example with its placeholders unresolved, by position. */
  template: unknown[];
  placeholders: Record<string, LivePlaceholder>;
  /** On what the examples were run, or why they were not. */
  checked: {node: string; date: string} | {reason: Html};
}

/** A row of an instance's index page. */
export interface MethodRow {
  method: string;
  path: string;
  subject: string;
  summary: Html;
  counterpart: {method: string; path: string} | null;
  checked: boolean;
  isPublic: boolean | null;
}
