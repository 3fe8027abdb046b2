/** The call that a sample shows: parameters by position, exactly as they are sent. */
export interface SampleCall {
  url: string;
  method: string;
  params: readonly unknown[];
}

/** Libraries and tools that a sample can be written for. */
export type SampleId = 'curl' | 'fetch' | 'python' | 'ethers' | 'viem' | 'web3' | 'js-conflux-sdk' | 'cive';

/** One way to write a call. `packages` are what a reader installs first; `file` is the name to save it under. */
export interface SampleKind {
  id: SampleId;
  label: string;
  /** Prism language. */
  language: string;
  file: string;
  packages: string[];
  write: (call: SampleCall) => string;
}
