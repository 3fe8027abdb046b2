/** OpenRPC sources as they are written. */
import type {Json, Schema} from './schema';

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
export interface MethodYaml {
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
