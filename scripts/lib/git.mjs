/** All git queries of the project: one place, so that every query runs in the same way. */
import {execFileSync} from 'node:child_process';

/**
 * Options of every command: the buffer is large enough for long lists, and file names are not escaped.
 *
 * @param {string} cwd
 */
const options = (cwd) =>
  /** @type {const} */ ({cwd, encoding: 'utf8', maxBuffer: 1 << 27, stdio: ['ignore', 'pipe', 'ignore']});

/**
 * The output of a git command.
 *
 * @param {string} root folder in which git runs
 * @param {string[]} args
 * @returns {string | undefined} undefined if git failed, for example outside of a checkout
 */
function ask(root, args) {
  try {
    return execFileSync('git', ['-c', 'core.quotepath=off', ...args], options(root));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string[] | undefined} the names that a command prints with `-z`
 */
const names = (root, args) => ask(root, args)?.split('\0').filter(Boolean);

/**
 * Files of the project, tracked or new, without deleted and ignored ones.
 *
 * @param {string} root
 * @param {readonly string[]} [paths] files and folders; all of the project without it
 * @returns {string[] | undefined} sorted; undefined outside of a git checkout
 */
export function projectFiles(root, paths = []) {
  const listed = names(root, ['ls-files', '-co', '--exclude-standard', '-z', '--', ...paths]);
  const deleted = new Set(names(root, ['ls-files', '-d', '-z']));
  return listed && [...new Set(listed)].filter((file) => !deleted.has(file)).sort();
}

/**
 * The hash of a commit.
 *
 * @param {string} root
 * @param {string} [name] a branch, or for example `HEAD^1`
 * @returns {string | undefined} undefined outside of a git checkout, for an unknown name and before the first commit
 */
export const commitOf = (root, name = 'HEAD') =>
  ask(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])?.trim();

/**
 * The commit at which this branch left the main branch. On the main branch itself, that is `HEAD`.
 * @param {string} root
 */
export const forkPoint = (root) =>
  ['origin/main', 'main'].map((branch) => ask(root, ['merge-base', 'HEAD', branch])?.trim()).find(Boolean) ?? 'HEAD';

/** Whether the clone lacks older commits. @param {string} root */
export const isShallow = (root) => ask(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'true';

/**
 * A file as it was at a commit; undefined if it did not exist.
 * @param {string} root
 * @param {string} commit
 * @param {string} file
 */
export const fileAt = (root, commit, file) => ask(root, ['show', `${commit}:${file}`]);

/**
 * Commits that changed a file, also under its earlier names.
 *
 * @param {string} root
 * @param {string} file
 * @param {number} limit most commits
 * @returns {string[]} hashes, the newest first
 */
export const commitsOf = (root, file, limit) =>
  ask(root, ['log', '--follow', `-${limit}`, '--format=%H', '--', file])
    ?.split('\n')
    .filter(Boolean) ?? [];

/**
 * Files that differ from a commit, together with new files.
 *
 * @param {string} root
 * @param {{base?: string, deleted?: boolean}} [options] `base`: the commit, by default where this branch left the main
 *   branch; `deleted`: whether deleted files and the old names of renamed files are included
 * @returns {string[] | undefined} sorted; undefined outside of a git checkout or for an unknown commit
 */
export function changedFiles(root, {base = forkPoint(root), deleted = false} = {}) {
  const changed = names(root, [
    'diff',
    '--name-only',
    '--no-renames',
    '-z',
    ...(deleted ? [] : ['--diff-filter=d']),
    base,
  ]);
  const fresh = names(root, ['ls-files', '-o', '--exclude-standard', '-z']);
  return changed && fresh && [...new Set([...changed, ...fresh])].sort();
}

/**
 * Runs git in a repository that a test or a benchmark has made. The author of its commits doesn't depend on the user's
 * settings.
 *
 * @param {string} folder
 * @param {string[]} args
 * @returns {string} the output, without the line break at its end
 * @throws when git fails
 */
export const gitIn = (folder, ...args) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], options(folder)).trim();
