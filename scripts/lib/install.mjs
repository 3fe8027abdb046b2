/**
 * Installs packages when a lock file has changed since they were installed. Uses only Node built-ins, because packages
 * might not be installed yet.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fail, ROOT, runNpm} from './process.mjs';

/**
 * What only tests and measurements need: the Conflux node, Foundry, the libraries of tutorials and dApps, Lighthouse.
 * Packages that they share with the site, such as viem and React, are peer dependencies there and found in the root.
 */
export const TEST_PACKAGES = 'tests/packages';

/** The command that installs a folder. @param {string} folder relative to the root, `.` for the site */
export const installCommand = (folder) =>
  folder === '.' ? 'npm ci' : `npm ci --prefix ${folder} --legacy-peer-deps --ignore-scripts`;

/** Written after an installation: the hash of the lock file. @param {string} root @param {string} folder */
const stampOf = (root, folder) => path.join(root, folder, 'node_modules/.lock-hash');

/** @param {string} root @param {string} folder */
const lockHash = (root, folder) =>
  createHash('sha256')
    .update(fs.readFileSync(path.join(root, folder, 'package-lock.json')))
    .digest('hex');

/**
 * Whether the packages of a folder are those of its lock file.
 *
 * @param {string} folder
 * @param {string} [root]
 */
export function isInstalled(folder, root = ROOT) {
  const stamp = stampOf(root, folder);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lockHash(root, folder);
}

/**
 * Runs `npm ci` in a folder whose lock file has changed. Ends the process if that fails.
 *
 * @param {string} [folder]
 * @param {{root?: string, npm?: typeof runNpm}} [system] for tests
 */
export async function ensureInstalled(folder = '.', {root = ROOT, npm = runNpm} = {}) {
  if (isInstalled(folder, root)) return;
  const command = installCommand(folder);
  console.log(`Installing packages: ${command}`);
  const code = await npm([...command.split(' ').slice(1), '--no-audit', '--no-fund', '--no-progress']);
  if (code !== 0)
    fail(`The packages could not be installed. Is the npm registry reachable? Run "${command}" for details.`);
  fs.writeFileSync(stampOf(root, folder), lockHash(root, folder));
}
