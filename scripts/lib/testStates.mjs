/** States of tests: hashes of everything that they depend on. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from './git.mjs';
import {withImports} from './imports.mjs';
import {mentionedBy} from './reach/mentions.mjs';

/**
 * Patterns of paths: the tests; what each of them depends on in addition to its imports; and the pages, of which it
 * depends on those that it mentions.
 *
 * @typedef {{tests: RegExp, shared: RegExp, pages: RegExp}} Patterns
 */

/**
 * The tests with their states.
 *
 * @param {string} root
 * @param {Patterns} patterns
 * @returns {Record<string, string>} by path; empty outside of a git checkout, where nothing counts as proved
 */
export function statesOf(root, {tests, shared, pages}) {
  const all = projectFiles(root) ?? [];
  const [major = ''] = process.version.split('.');
  const common = all.filter((file) => shared.test(file) && !file.includes('__tests__/'));
  const others = all.filter((file) => pages.test(file) && !shared.test(file));
  /** @param {string} start @param {Iterable<string>} files */
  const hashOf = (start, files) => {
    const hash = createHash('sha256').update(start);
    for (const file of files) hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
    return hash.digest('hex');
  };
  const base = hashOf(major, common);
  return Object.fromEntries(
    all
      .filter((file) => tests.test(file))
      .map((test) => {
        const imported = withImports(root, new Set(all), [test]);
        return [test, hashOf(base, [...imported, ...mentionedBy(root, test, others)].sort())];
      }),
  );
}
