import path from 'node:path';
import type {Site} from '../types';

/** Reads a source by its name in the compiler: a path of the project, or of a package. */
export type ReadSource = (name: string) => string | undefined;

const IMPORT = /^\s*import\s+(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;

/** Name of an imported source: relative ones are resolved from the importing file. */
const resolve = (from: string, name: string): string =>
  name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;

/** A source and everything that it imports from the project; packages are identified by their version. */
export function closure(file: string, read: ReadSource, seen = new Map<string, string>()): Map<string, string> {
  const text = read(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.set(file, text);
  for (const [, name] of text.matchAll(IMPORT)) {
    const target = resolve(file, name!);
    if (target.startsWith('src/')) closure(target, read, seen);
  }
  return seen;
}

/** npm package of the compiler of a snippet: the one that `claim.json` of its folder specifies, `solc` otherwise. */
export function compilerOf(site: Site, file: string): string {
  try {
    return (
      (JSON.parse(site.read(path.posix.join(path.posix.dirname(file), 'claim.json')) ?? '{}') as {compiler?: string})
        .compiler ?? 'solc'
    );
  } catch {
    return 'solc'; // The rule code-blocks reports JSON that does not parse.
  }
}
