/** Finds what files of the project import, without a compiler, because packages might not be installed yet. */
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import\()\s*'((?:\.|@site\/)[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Returns these files and all files that they import, directly or indirectly, by a relative path or from `@site`.
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
