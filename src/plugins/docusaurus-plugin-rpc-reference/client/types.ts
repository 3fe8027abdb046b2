/**
 * The data of the pages about all methods and all errors. The build creates texts that end with `Html` from authored
 * text.
 */

import type {MethodNames} from './methodNames';
import type {Run} from './runs';

export type Space = 'core' | 'espace';
export type Where = Space | 'both';

/** Links to methods, grouped by space; paths start with the site's docs route. */
export interface MethodLink {
  method: string;
  path: string;
}

/** An error that the finder can recognise from a message. */
export interface FinderEntry {
  id: string;
  space: Where;
  code?: number;
  /** `<word>` replaces the variable parts. */
  messages: string[];
  causeHtml: string;
  fixHtml: string;
  /** Methods that return it: indexes of the links in `FinderData.methods`. */
  methods: Run[];
  layer?: string;
}

export interface FinderCode {
  code: number;
  name: string;
  space: Where;
  causeHtml: string;
  fixHtml: string;
}

export interface FinderData {
  entries: FinderEntry[];
  codes: FinderCode[];
  methods: MethodNames[];
}

/** An error that pages explain, such as a row of "If it fails" in a tutorial. */
export interface PageError {
  /** `<x>` replaces the variable parts. */
  messages: string[];
  causeHtml: string;
  fixHtml?: string;
  /** Indexes of `PageErrors.pages`. */
  pages: number[];
}

/** The rows of the error tables on pages; paths start with the site's docs route. */
export interface PageErrors {
  pages: {path: string; title: string}[];
  errors: PageError[];
}

/** All that the error finder knows, in one file. */
export interface PublishedErrors extends FinderData {
  onPages: PageErrors;
}

/** Whether a method is available: `newer` only in v3.1, `stub` a name without an implementation. */
export type Served = 'served' | 'newer' | 'stub' | 'missing';

/** A row of the comparison with Ethereum. */
export interface CompatibilityRow {
  method: string;
  path?: string;
  standard: 'current' | 'earlier' | 'websocket' | 'none';
  served: Served;
  isPublic: boolean;
  checked?: {node: string; date: string};
  differencesHtml: string;
}

/** A group of methods with one prefix, in one space. */
export interface NamespaceRow {
  namespace: string;
  space: Space;
  /** Methods that the node's source declares. */
  declared: number;
  described: number;
  checked: number;
  /** Methods that public endpoints serve. */
  open: number;
}

/** A method in the table of its namespace. */
export interface NamespaceMethod {
  method: string;
  path?: string;
  summaryHtml: string;
  served: Served;
  isPublic: boolean;
  checked: boolean;
}
