/** Finds what files of the project import, without a compiler: nothing may be installed yet. */
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import\()\s*'((?:\.|@site\/)[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * These files, and those that they import by a relative path or from `@site`, in any number of steps.
 *
 * @param {string} root
 * @param {ReadonlySet<string>} all files of the project
 * @param {readonly string[]} first
 * @returns {Set<string>}
 */
export function withImports(root, all, first) {
  const found = new Set(first.filter((file) => all.has(file)));
  for (const file of found)
    for (const [, name = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const base = name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), name);
      for (const end of ENDINGS) if (all.has(base + end)) found.add(base + end);
    }
  return found;
}
