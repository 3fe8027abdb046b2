import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {PACKAGES} from '../lib/packages.mjs';

export const ROOT = path.resolve(__dirname, '../..');

/** A path below the packages of the devnet: the node, Foundry, libraries of samples and tutorials. */
export const devnetPackage = (file: string): string => path.join(ROOT, PACKAGES.devnet, 'node_modules', file);
/** A path below the packages of the dApps. */
export const dappPackage = (file: string): string => path.join(ROOT, PACKAGES.dapps, 'node_modules', file);

/** The folder for programs that import packages of the devnet. They find these first, and then those of the root. */
export const DEVNET_PROGRAMS = path.join(ROOT, PACKAGES.devnet, '.cache/programs');
/** Where dApps are built. */
export const DAPP_PROGRAMS = path.join(ROOT, PACKAGES.dapps, '.cache/programs');

/**
 * Loads a package of the devnet. Its types exist only if it is installed, so the caller declares what it uses.
 */
export const loadDevnetPackage = createRequire(path.join(ROOT, PACKAGES.devnet, 'package.json')) as <T>(
  name: string,
) => T;

interface Description {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Exact versions by name, of the root and of all folders of packages that tests use. */
export function testedVersions(): Record<string, string> {
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Description;
  const descriptions = ['', PACKAGES.devnet, PACKAGES.dapps].map(read);
  return Object.assign(
    {},
    ...descriptions.flatMap(({dependencies, devDependencies, optionalDependencies}) => [
      dependencies,
      devDependencies,
      optionalDependencies,
    ]),
  ) as Record<string, string>;
}
