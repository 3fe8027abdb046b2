/** OpenRPC sources as authors write them. */
import type {Json, Schema} from './schema';

/** A parameter or a result. */
export interface ContentDescriptor {
  name: string;
  summary?: string;
  description: string;
  required?: boolean;
  schema: Schema;
}

/** A reference to an error or a group of errors that a method can return. */
export interface ErrorReference {
  $ref: string;
  /** Why no example provokes it. */
  'x-unprovoked'?: string;
}

/** An example as written: parameters can contain placeholders such as `${account}`. */
export interface SourceExample {
  name: string;
  summary: string;
  /** By parameter name. A list by position is only for parameters that no schema allows. */
  params: Record<string, Json> | Json[];
  /** Name of the error that the node must return. */
  'x-error'?: string;
  /** Name of a node with other settings that must respond. Only the recording script knows those settings. */
  'x-node'?: string;
  /** For the example of a subscription method that is sent over HTTP. */
  'x-transport'?: 'http';
}

/** The method with the same purpose in the other space. */
export interface Counterpart {
  method: string;
  differences: string;
}

/** A method as written in `methods/<subject>.yaml`. */
export interface MethodYaml {
  name: string;
  summary: string;
  description: string;
  /** First node version that served the method as described; null if no source establishes it. */
  'x-since': string | null;
  /** Whether public endpoints serve the method; null if no source establishes it. */
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
  /** The space that supports it, or `both`. */
  space: string;
  /** Schema of the response's `data`; missing if there is none. */
  data?: Schema;
  'x-cause': string;
  'x-fix': string;
  'x-link'?: string;
  'x-unprovoked'?: string;
}

/** The values of a placeholder in one space. */
export interface PlaceholderValue {
  example: Json;
  fresh?: boolean;
  live?: string;
}

/** An entry of `placeholders.yaml`: its description, and its value for each space. */
export interface Placeholder {
  description: string;
  [space: string]: PlaceholderValue | string | undefined;
}

/** The head of a document, `openrpc.yaml`. */
export interface SourceHead {
  openrpc: string;
  info: {title: string; version: string; description: string; license?: {name: string; url?: string}};
  servers: {name: string; url: string; description?: string; 'x-network': string; 'x-ws'?: string}[];
  /** Name of the server that is selected initially. */
  'x-default-server': string;
  /** Subjects in the order of the sidebar: file name -> title. */
  'x-subjects': Record<string, string>;
}
