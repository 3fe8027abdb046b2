/** What the project asks git: one place, so that every question is put the same way. */
import {execFileSync} from 'node:child_process';

/**
 * The output of a git command.
 *
 * @param {string} root folder in which git runs
 * @param {string[]} args
 * @returns {string | undefined} undefined if git failed, for example outside of a checkout
 */
export function git(root, args) {
  try {
    return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {cwd: root, encoding: 'utf8', maxBuffer: 1 << 27, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

/** The commit at which this branch left the main branch. On the main branch itself, that is `HEAD`. @param {string} root */
export const forkPoint = (root) => ['origin/main', 'main'].map((branch) => git(root, ['merge-base', 'HEAD', branch])?.trim()).find(Boolean) ?? 'HEAD';

/**
 * Files that differ from a commit, together with new files.
 *
 * @param {string} root
 * @param {{base?: string, deleted?: boolean}} [options] `base`: the commit, by default where this branch left the main branch;
 *   `deleted`: whether deleted files and the old names of renamed files are included
 * @returns {string[] | undefined} sorted; undefined outside of a git checkout or for an unknown commit
 */
export function changedFiles(root, {base = forkPoint(root), deleted = false} = {}) {
  const changed = git(root, ['diff', '--name-only', '--no-renames', '-z', ...(deleted ? [] : ['--diff-filter=d']), base]);
  const fresh = git(root, ['ls-files', '-o', '--exclude-standard', '-z']);
  if (changed === undefined || fresh === undefined) return undefined;
  return [...new Set(`${changed}\0${fresh}`.split('\0').filter(Boolean))].sort();
}
