/** The call that a sample shows: parameters by position, exactly as they are sent. */
export interface SampleCall {
  url: string;
  method: string;
  params: readonly unknown[];
}

/**
 * One way to write a call. `packages` are those that the reader must install first; `file` is the file name to save it
 * under.
 */
export interface SampleKind {
  /** Name in the option `samples`. */
  id: string;
  label: string;
  /** Prism language. */
  language: string;
  file: string;
  packages: string[];
  write: (call: SampleCall) => string;
}
