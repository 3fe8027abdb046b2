/** Parsed sources, in which each value has its position, and faults in them. */
import type {Schema} from './schema';
import type {Placeholder, SourceError, SourceHead, MethodYaml} from './source';

/** A fault in a source: its position, a message, and the fix. */
export interface Fault {
  file: string;
  /** 1-based; 0 for the file as a whole. */
  line: number;
  message: string;
  fix: string;
}

/** A parsed YAML file with the line of each value. */
export interface SourceFile {
  /** Relative to the folder of all sources. */
  path: string;
  value: unknown;
  /** Line of the value at this path, or of its nearest parent. */
  lineOf(path: readonly (string | number)[]): number;
}

/** A named value with its position. */
export interface Located<T> {
  value: T;
  file: SourceFile;
  path: readonly (string | number)[];
}

/** All sources of one space, parsed but not checked yet. */
export interface LoadedDocument {
  space: string;
  /** Absolute path of the folder of all sources. */
  root: string;
  head: Located<SourceHead>;
  /** Sorted by subject, then in source order. `subject` is the file's name without extension. */
  methods: (Located<MethodYaml> & {subject: string})[];
  schemas: Map<string, Located<Schema>>;
  errors: Map<string, Located<SourceError>>;
  groups: Map<string, Located<string[]>>;
  placeholders: Map<string, Located<Placeholder>>;
  /** Unreadable files and duplicate names. */
  faults: Fault[];
}
