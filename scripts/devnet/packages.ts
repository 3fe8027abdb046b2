import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {TEST_PACKAGES} from '../lib/install.mjs';

export const ROOT = path.resolve(__dirname, '../..');

/** A path below the packages of the tests: the node, Foundry, libraries of samples, tutorials and dApps. */
export const testPackage = (file: string): string => path.join(ROOT, TEST_PACKAGES, 'node_modules', file);

/** The folder for programs that import packages of the tests. They find these first, and then those of the root. */
export const PROGRAM_FOLDER = path.join(ROOT, TEST_PACKAGES, '.cache/programs');

/** Loads a package of the tests. Its types exist only if it is installed, so the caller declares what it uses. */
export const loadTestPackage = createRequire(path.join(ROOT, TEST_PACKAGES, 'package.json')) as <T>(name: string) => T;

interface Description {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Exact versions by name, of the root and of the packages that only tests use. */
export function testedVersions(): Record<string, string> {
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Description;
  const descriptions = ['', TEST_PACKAGES].map(read);
  return Object.assign(
    {},
    ...descriptions.flatMap(({dependencies, devDependencies, optionalDependencies}) => [
      dependencies,
      devDependencies,
      optionalDependencies,
    ]),
  ) as Record<string, string>;
}
