import {createRequire} from 'node:module';

/** A message of the compiler about one position. */
export interface SolcError {
  severity: 'error' | 'warning' | 'info';
  errorCode?: string;
  message: string;
  sourceLocation?: {file: string; start: number};
}
export interface SolcInput {
  sources: Record<string, {content: string}>;
  settings: Record<string, unknown>;
}
type ReadImport = (name: string) => {contents: string} | {error: string};
interface Solc {
  compile(input: string, callbacks?: {import: ReadImport}): string;
  /** Versions before 0.6 have this function for the same format of input. */
  compileStandardWrapper?(input: string, readImport?: ReadImport): string;
}

const require = createRequire(import.meta.url);

/** Runs a compiler of npm in this process. Loading it takes about half a second, once. */
export function runSolc(packageName: string, input: SolcInput, readImport?: ReadImport): SolcError[] {
  const listeners = new Set(process.listeners('unhandledRejection'));
  const solc = require(packageName) as Solc;
  // The compiler's loader adds a listener that turns any rejected promise into a crash without a message.
  for (const listener of process.listeners('unhandledRejection'))
    if (!listeners.has(listener)) process.off('unhandledRejection', listener);
  const text = JSON.stringify({language: 'Solidity', ...input});
  const output = JSON.parse(
    solc.compileStandardWrapper
      ? solc.compileStandardWrapper(text, readImport)
      : solc.compile(text, readImport && {import: readImport}),
  ) as {errors?: SolcError[]};
  return output.errors ?? [];
}

/** Line of a byte offset, because the compiler reports offsets. */
export const lineOfByte = (text: string, offset: number): number =>
  Buffer.from(text).subarray(0, Math.max(0, offset)).toString().split('\n').length;
