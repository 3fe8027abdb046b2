/** The call that a sample shows: parameters by position, exactly as they are sent. */
export interface SampleCall {
  url: string;
  method: string;
  params: readonly unknown[];
}

/** One way to write a call. `packages` are what a reader installs first; `file` is the name to save it under. */
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
