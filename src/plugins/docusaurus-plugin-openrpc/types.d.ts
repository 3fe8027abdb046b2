/** Types of OpenRPC sources, of the bundled document, and of what is found wrong in them. */

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/** A JSON schema (draft-07), as far as this plugin looks into it. Other keywords pass through. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  default?: Json;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  [keyword: string]: unknown;
}

/** A parameter or a result. */
export interface ContentDescriptor {
  name: string;
  summary?: string;
  description: string;
  required?: boolean;
  schema: Schema;
}

/** An error or a group of errors that a method can answer, by reference. */
export interface ErrorReference {
  $ref: string;
  /** Why no example provokes it. */
  'x-unprovoked'?: string;
}

/** An example as written: parameters may hold placeholders such as `${account}`. */
export interface SourceExample {
  name: string;
  summary: string;
  /** By parameter name; a list by position only to send what no schema allows. */
  params: Record<string, Json> | Json[];
  /** Name of the error that must be answered. */
  'x-error'?: string;
  /** Name of a node with other settings that must answer it; whoever records the examples knows what they are. */
  'x-node'?: string;
  /** The example of a subscription that goes over HTTP. */
  'x-transport'?: 'http';
}

/** The same purpose in the other space. */
export interface Counterpart {
  method: string;
  differences: string;
}

/** A method as written in `methods/<subject>.yaml`. */
export interface SourceMethod {
  name: string;
  summary: string;
  description: string;
  /** Version of the node that first served it as described; null when no source establishes it. */
  'x-since': string | null;
  /** Whether public endpoints serve it; null when no source establishes it. */
  'x-public': boolean | null;
  'x-counterpart': Counterpart | null;
  'x-notes'?: string[];
  'x-volatile'?: string[];
  'x-replayed'?: boolean;
  'x-unverified'?: string;
  deprecated?: boolean;
  params: ContentDescriptor[];
  result: ContentDescriptor;
  /** What a subscription sends: the `result` of its notifications. */
  'x-notification'?: ContentDescriptor;
  errors: ErrorReference[];
  examples: SourceExample[];
}

/** An error of `shared/errors.yaml`. */
export interface SourceError {
  code: number;
  message: string;
  /** The space that answers it, or `both`. */
  space: string;
  /** Schema of the answer's `data`; absent when there is none. */
  data?: Schema;
  'x-cause': string;
  'x-fix': string;
  'x-link'?: string;
  'x-unprovoked'?: string;
}

/** What a placeholder is in one space. */
export interface PlaceholderValue {
  example: Json;
  fresh?: boolean;
  live?: string;
}

/** An entry of `placeholders.yaml`: its description, and its value by space. */
export interface Placeholder {
  description: string;
  [space: string]: PlaceholderValue | string | undefined;
}

/** The head of a document, `openrpc.yaml`. */
export interface SourceHead {
  openrpc: string;
  info: {title: string; version: string; description: string; license?: {name: string; url?: string}};
  servers: {name: string; url: string; description?: string; 'x-network': string; 'x-ws'?: string}[];
  /** Name of the server that a reader starts with. */
  'x-default-server': string;
  /** Subjects in the order of the sidebar: file name -> title. */
  'x-subjects': Record<string, string>;
}

/** Something wrong in a source: where, what, and what to do about it. */
export interface Fault {
  file: string;
  /** 1-based; 0 when the file as a whole is meant. */
  line: number;
  message: string;
  fix: string;
}

/** A parsed YAML file that knows the line of each of its values. */
export interface SourceFile {
  /** Relative to the folder that holds all sources. */
  path: string;
  value: unknown;
  /** Line of the value at this path, or of the nearest one above it. */
  lineOf(path: readonly (string | number)[]): number;
}

/** A named value and where it is written. */
export interface Located<T> {
  value: T;
  file: SourceFile;
  path: readonly (string | number)[];
}

/** All sources of one space, parsed, not yet judged. */
export interface LoadedDocument {
  space: string;
  /** Folder of all sources, absolute. */
  root: string;
  head: Located<SourceHead>;
  /** In the order of subjects, then as written. `subject` is the file's name without extension. */
  methods: (Located<SourceMethod> & {subject: string})[];
  schemas: Map<string, Located<Schema>>;
  errors: Map<string, Located<SourceError>>;
  groups: Map<string, Located<string[]>>;
  placeholders: Map<string, Located<Placeholder>>;
  /** Unreadable files and names that are there twice. */
  faults: Fault[];
}

/** One recorded exchange with a real node. */
export interface Recording {
  name: string;
  request: {method: string; params: Json[]};
  response: {result?: Json; error?: {code: number; message: string; data?: Json}; notification?: Json};
  /** JSON pointers into `{params, result | error, notification}` whose values differ from run to run. */
  masked: string[];
}

/** `recordings/<space>/<method>.json`. */
export interface RecordingFile {
  method: string;
  /** Version of the node that answered. */
  node: string;
  /** ISO date of the recording. */
  date: string;
  examples: Recording[];
}

/** A published example: concrete values, and the source parameters for a client that resolves placeholders itself. */
export interface BundledExample {
  name: string;
  description: string;
  params: {name: string; value: Json}[];
  result?: {name: string; value: Json};
  'x-params': Record<string, Json> | Json[];
  /** The node with other settings that answered it. */
  'x-node'?: string;
  'x-transport'?: 'http';
  'x-error'?: {name: string; code: number; message: string; data?: Json};
}

/** A published method. */
export interface BundledMethod extends Omit<SourceMethod, 'examples' | 'x-volatile' | 'x-replayed'> {
  paramStructure: 'by-position';
  tags: {name: string}[];
  examples: BundledExample[];
  /** On what the examples were checked; null when they were not. */
  'x-verified': {node: string; date: string} | null;
}

/** The published OpenRPC document. */
export interface BundledDocument extends SourceHead {
  methods: BundledMethod[];
  components: {
    schemas: Record<string, Schema>;
    errors: Record<string, {code: number; message: string; data?: Json}>;
  };
  /** What the OpenRPC format has no place for: cause and mend of each error. */
  'x-errors': Record<string, Omit<SourceError, 'data'> & {data?: Schema}>;
  'x-placeholders': Record<string, PlaceholderValue & {description: string}>;
}
