/**
 * Packages that the site doesn't need, in folders with separate lock files. They are installed only when something
 * needs them. Packages that they share with the root, such as viem, React and Vite, are peer dependencies there and
 * found in the root.
 */
import fs from 'node:fs';
import path from 'node:path';
import {settle, staleReason} from './install.mjs';
import {ROOT, runNpm} from './process.mjs';
import {whyNoRegistry} from './registry.mjs';

/** Folders by purpose. */
export const PACKAGES = /** @type {const} */ ({
  /** The Conflux node, Foundry, and libraries of samples and tutorials. */
  devnet: 'tests/node',
  /** Next.js, Vue, wagmi: the libraries of the dApps with wallets. */
  dapps: 'tests/tutorials',
  /** Lighthouse. */
  measure: 'scripts/measure',
  /** Stryker. */
  mutation: 'scripts/mutation',
});

/** @typedef {typeof PACKAGES[keyof typeof PACKAGES]} PackageFolder */

/**
 * Packages that the tests of a project of vitest.config.ts need. @type {Readonly<Record<string, readonly
 * PackageFolder[]>>}
 */
export const PACKAGES_OF_PROJECT = {
  node: [PACKAGES.devnet],
  clock: [PACKAGES.devnet],
  tutorials: [PACKAGES.devnet, PACKAGES.dapps],
};

/**
 * `1` if tests can install the packages that they need, `0` if they run without them; otherwise they print the command.
 */
export const MAY_INSTALL = 'INSTALL_PACKAGES';

/** The command that installs a folder. @param {PackageFolder} folder */
export const installCommand = (folder) => `npm run packages -- ${folder}`;

/**
 * Installs the package folders that are missing or stale, all at the same time.
 *
 * @param {readonly PackageFolder[]} folders
 * @param {{root?: string, npm?: typeof runNpm, whyOffline?: () => Promise<string | null>, say?: (line: string) =>
 *   void}} [system] for tests
 * @returns {Promise<boolean>} whether all are installed now. If the registry is out of reach, a line reports what is
 * not run
 * @throws Error when npm fails for another reason
 */
export async function ensurePackages(
  folders,
  {root = ROOT, npm = runNpm, whyOffline = whyNoRegistry, say = console.log} = {},
) {
  /** @param {PackageFolder} folder */
  const ensure = async (folder) => {
    const reason = staleReason(path.join(root, folder));
    if (!reason) return true;
    say(`Installing the packages of ${folder}: ${reason}.`);
    const code = await npm([
      'ci',
      '--prefix',
      folder,
      '--legacy-peer-deps',
      '--ignore-scripts',
      '--prefer-offline',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--no-progress',
    ]);
    if (code === 0) {
      settle(path.join(root, folder));
      return true;
    }
    const offline = await whyOffline();
    if (!offline)
      throw new Error(
        `The packages of ${folder} could not be installed. Run "npm ci --prefix ${folder} --legacy-peer-deps" for details.`,
      );
    say(`\nNOT RUN: tests that need the packages of ${folder}: ${offline}.\n`);
    // npm empties the folder before it reports this.
    fs.rmSync(path.join(root, folder, 'node_modules'), {recursive: true, force: true});
    return false;
  };
  return (await Promise.all(folders.map(ensure))).every(Boolean);
}
