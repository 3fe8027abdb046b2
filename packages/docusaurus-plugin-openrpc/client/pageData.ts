import type {Field} from './fields';

/** Small HTML that the build creates from authored Markdown, never from a node's response. */
export type Html = string;

/** A schema as a page shows it. References are resolved; a recursive one ends with its name. */
export interface SchemaView {
  /** Label such as `Quantity`, `Log[]`, `(Hash | null)[]`, `object`. */
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
  /** Parameters as they were sent to the node. */
  params: unknown[];
  /** The same with its placeholders unresolved, if it has any. That of the first example is the page's own. */
  template?: unknown[];
  /**
   * Recorded response: `{result}` or `{error}`, with `notification` for a subscription. Missing if no node could
   * respond.
   */
  response?: unknown;
}

/**
 * How the playground finds a value on a live network: a fixed value, or one of `recentBlock.…`, `recentTransaction.…`,
 * `recentCall.…`, `recentLog.…` and `lookup.…`.
 */
export type LivePlaceholder = {value: unknown} | {from: string};

/**
 * A value that one call returns: its position in the result, and the amount to subtract from a number. The parameters
 * can refer to other lookups.
 */
export interface LiveLookup {
  method: string;
  params: unknown[];
  /** JSON pointer without escapes; empty for the whole result. */
  pointer: string;
  minus?: number;
}

/**
 * Calls that find recent values: the number of the head, and the block with a number (`${number}`), including its
 * transactions.
 */
export interface LiveProbe {
  head: {method: string; params: unknown[]};
  block: {method: string; params: unknown[]};
  /** Returns the code of an `${address}`. Without it, every transaction with data counts as a contract call. */
  code?: {method: string; params: unknown[]};
  /** Calls an `${address}` with `${data}`. With it, a contract counts only if it returns something. */
  call?: {method: string; params: unknown[]};
  /** Call data that is tried on a contract before the data that was sent to it. */
  reads?: string[];
  /** Returns the logs between two block numbers, `${from}` and `${to}`. */
  logs?: {method: string; params: unknown[]};
  lookups?: Record<string, LiveLookup>;
}

/** An endpoint that the reader can choose. */
export interface EndpointPreset {
  id: string;
  label: string;
  url: string;
  /** WebSocket address for subscriptions. */
  ws?: string;
  /** The network's number, for the site's adapter; missing if it is unknown or irrelevant. */
  networkId?: number;
  /** A contract that exists on the network. It is used where a call needs one. */
  contract?: string;
}

/** Data that every method page of an instance shares, kept out of the data of each page. */
export interface InstanceData {
  id: string;
  endpoints: EndpointPreset[];
  /** Id of the endpoint that is selected initially: testnet. */
  defaultEndpoint: string;
  /** Ids of the samples, in display order. */
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
  /** Null: unknown, so the page omits it. */
  since: string | null;
  /** Whether public endpoints serve the method. Null: unknown, and the page says so. */
  isPublic: boolean | null;
  isSubscription: boolean;
  /** Whether a call sends a transaction. */
  changesState: boolean;
  counterpart: {method: string; path: string; differences: Html} | null;
  params: ParamView[];
  result: SchemaView;
  /** What a subscription sends. */
  notification?: SchemaView;
  errors: ErrorView[];
  /** Page that explains an error; the name of the error is appended to the path. */
  errorsPage?: string;
  examples: ExampleView[];
  /** Parameters of the first example with its placeholders unresolved, by position. */
  template: unknown[];
  placeholders: Record<string, LivePlaceholder>;
  /** The node that the examples were run on, or why they were not run. */
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
