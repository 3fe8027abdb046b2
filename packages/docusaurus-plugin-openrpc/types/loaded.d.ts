/** Sources that were read, each value with its place, and what is found wrong in them. */
import type {Schema} from './schema';
import type {Placeholder, SourceError, SourceHead, MethodYaml} from './source';

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
  methods: (Located<MethodYaml> & {subject: string})[];
  schemas: Map<string, Located<Schema>>;
  errors: Map<string, Located<SourceError>>;
  groups: Map<string, Located<string[]>>;
  placeholders: Map<string, Located<Placeholder>>;
  /** Unreadable files and names that are there twice. */
  faults: Fault[];
}
