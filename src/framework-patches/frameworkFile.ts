import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {FrameworkPatch} from './patch';

const require = createRequire(__filename);

/** What to do about a failure that a new version of the framework causes. */
const advice = (patch: string): string =>
  `The framework has changed: adapt src/framework-patches/${patch}, or delete it if the framework no longer needs it. "npm run measure -- --without ${patch}" builds and measures the site without it.`;

/** The error of a patch that doesn't find its text in the framework. */
export const patchError = (patch: string, problem: string): Error =>
  new Error(`Framework patch "${patch}": ${problem}. ${advice(patch)}`);

/**
 * Path of a framework module.
 *
 * @param module below `node_modules`, for example `@docusaurus/core/lib/client/clientEntry.js`
 * @throws Error with the name of the patch if the module doesn't exist
 */
export function resolveFramework(patch: string, module: string): string {
  // `require.resolve` doesn't work, because packages don't export their internal modules.
  const file = (require.resolve.paths(module) ?? [])
    .map((folder) => path.join(folder, module))
    .find((candidate) => fs.existsSync(candidate));
  if (file === undefined) throw patchError(patch, `${module} does not exist`);
  return fs.realpathSync(file);
}

/** Number of occurrences of one text in another. */
const count = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Replaces texts of a module.
 *
 * @throws Error with the name of the patch if the module doesn't contain each text exactly once
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
    // A function, because `replace` would interpret patterns such as `$&` in a replacement.
    return text.replace(find, () => replacement);
  }, source);
}

/**
 * Checks that the framework still has every text that a patch changes or relies on. The bundler alone wouldn't notice a
 * module that has moved: no rule would match it, and the patch would silently have no effect.
 *
 * @param read returns the text of a file by its path; tests pass a changed one
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
