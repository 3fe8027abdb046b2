/** Installs the packages of package-lock.json if they are missing, and doesn't change installed ones. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fail, ROOT, runNpm} from './process.mjs';

/**
 * Written after a successful `npm ci`, with the hash of the lock file, so that optional packages that can't be
 * installed are not retried.
 */
const STAMP = 'node_modules/.conflux-docs-lock';

/**
 * @typedef {{version?: string, optional?: boolean, link?: boolean, resolved?: string, os?: string[], cpu?: string[],
 *   libc?: string[], engines?: {node?: string}}} LockEntry
 */

/** @param {string} file @returns {Record<string, LockEntry>} */
const packagesOf = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Whether a list of a lock entry (`os`, `cpu`, `libc`) admits this machine. `!x` excludes.
 *
 * @param {string[] | undefined} list
 * @param {string} value
 */
const admits = (list, value) =>
  !list || (list.some((item) => item.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value));

/** The C library that npm means by `libc`; musl systems report no glibc version. */
function libc() {
  const header = /** @type {{header?: {glibcVersionRuntime?: string}}} */ (process.report?.getReport?.() ?? {}).header;
  return header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Whether a range of Node versions admits this one: npm leaves out an optional package that needs another Node.
 *
 * @param {string | undefined} range for example `^22.20 || >=25`
 * @param {string} root where packages are installed
 */
function admitsNode(range, root) {
  if (!range) return true;
  try {
    return createRequire(path.join(root, 'package.json'))('semver').satisfies(process.version, range);
  } catch {
    // If semver isn't installed, the package counts as required, and npm decides whether it is.
    return true;
  }
}

/**
 * Whether an optional package was made for this machine. One without any condition is the dependency of another
 * optional package, which determines whether it is required.
 *
 * @param {LockEntry} entry
 * @param {string} root where packages are installed
 */
const madeForThisMachine = ({os, cpu, libc: libraries, engines}, root) =>
  Boolean(os ?? cpu) &&
  admitsNode(engines?.node, root) &&
  admits(os, process.platform) &&
  admits(cpu, process.arch) &&
  (process.platform !== 'linux' || admits(libraries, libc()));

/**
 * Whether a package of the workspace is found by its name. A checkout that is older than the package has no such link.
 *
 * @param {string} root
 * @param {string} folder path of the link
 * @param {LockEntry} entry
 */
const isLinked = (root, folder, {resolved = ''}) =>
  fs.existsSync(path.join(root, folder)) &&
  fs.realpathSync(path.join(root, folder)) === fs.realpathSync(path.join(root, resolved));

/**
 * Why the installed packages are not those of package-lock.json.
 *
 * @param {string} [root]
 * @returns {string | undefined} a reason in words, or undefined if everything is installed
 */
export function staleReason(root = ROOT) {
  const lockFile = path.join(root, 'package-lock.json');
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(installedFile)) return 'nothing is installed yet';
  const installed = packagesOf(installedFile);
  const stamp = path.join(root, STAMP);
  const optionalsSettled =
    fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sha256(fs.readFileSync(lockFile, 'utf8'));
  for (const [folder, wanted] of Object.entries(packagesOf(lockFile))) {
    if (wanted.link) {
      if (!isLinked(root, folder, wanted)) return `${folder} is not linked to ${wanted.resolved}`;
      continue;
    }
    // The root, or a package of the workspace: it is part of this repository.
    if (!folder.includes('node_modules/')) continue;
    const found = fs.existsSync(path.join(root, folder, 'package.json')) ? installed[folder] : undefined;
    if (!found && wanted.optional && (optionalsSettled || !madeForThisMachine(wanted, root))) continue;
    if (!found) return `${folder} is missing`;
    if (found.version !== wanted.version)
      return `${folder} is ${found.version}, but the lock file requires ${wanted.version}`;
  }
  return undefined;
}

/** Records that everything that can be installed is installed. @param {string} root */
export const settle = (root) =>
  fs.writeFileSync(path.join(root, STAMP), sha256(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')));

/** Runs `npm ci` if something is missing or stale. Ends the process if that fails. */
export async function ensureInstalled() {
  const reason = staleReason();
  if (!reason) return;
  console.log(`Installing packages: ${reason}.`);
  const code = await runNpm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress']);
  if (code !== 0) fail('The packages could not be installed. Is the npm registry reachable? Run `npm ci` for details.');
  settle(ROOT);
}
