import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FrameworkPatch} from './patch';

const require = createRequire(__filename);

/** How to get out of a failure that a new version of the framework causes. */
const advice = (patch: string): string =>
  `The framework has changed: adapt src/framework-patches/${patch}, or delete it if the framework no longer needs it. "npm run measure -- --without ${patch}" builds and measures the site without it.`;

/** An error of a patch whose framework text isn't there. */
export const patchError = (patch: string, problem: string): Error =>
  new Error(`Framework patch "${patch}": ${problem}. ${advice(patch)}`);

/**
 * Path of a framework module.
 *
 * @param module below `node_modules`, for example `@docusaurus/core/lib/client/clientEntry.js`
 * @throws Error that names the patch when the module isn't there
 */
export function resolveFramework(patch: string, module: string): string {
  // Not by `require.resolve`: packages don't export their internal modules.
  const file = (require.resolve.paths(module) ?? [])
    .map((folder) => path.join(folder, module))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) throw patchError(patch, `${module} is not there`);
  return fs.realpathSync(file);
}

/** How often a text contains another one. */
const count = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Replaces texts of a module.
 *
 * @throws Error that names the patch when the module doesn't contain one of them exactly once
 */
function replaceTexts(
  patch: string,
  file: string,
  source: string,
  pairs: readonly (readonly [string, string])[],
): string {
  return pairs.reduce((text, [find, replacement]) => {
    const times = count(text, find);
    if (times !== 1)
      throw patchError(
        patch,
        `${file} contains ${times === 0 ? 'no' : `${times} times`} ${JSON.stringify(find)}, but it should contain it once`,
      );
    // As a function: a replacement may hold what `replace` takes for a pattern.
    return text.replace(find, () => replacement);
  }, source);
}

/**
 * Checks that the framework still has every text that a patch changes or relies on. The bundler alone wouldn't notice a
 * module that has moved: no rule would match it, and the patch would be silently gone.
 *
 * @param read text of a file by its path; tests pass a changed one
 */
export function checkPatch(
  {name, check, reliesOn = [], edits = [], replacements = []}: FrameworkPatch,
  read: (file: string) => string = (file) => fs.readFileSync(file, 'utf8'),
): void {
  check?.();
  for (const {file} of replacements) resolveFramework(name, file);
  for (const {file, replace} of edits) replaceTexts(name, file, read(resolveFramework(name, file)), replace);
  for (const {file, texts} of reliesOn) {
    const source = read(resolveFramework(name, file));
    const missing = texts.find((text) => !source.includes(text));
    if (missing !== undefined) throw patchError(name, `${file} no longer contains ${JSON.stringify(missing)}`);
  }
}
