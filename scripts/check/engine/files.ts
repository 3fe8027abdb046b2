import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** What .gitignore leaves out, for machines without git. `build` is a folder of pages too, below the root. */
const SKIP = /^(?:build|(?:.*\/)?(?:node_modules|\.docusaurus|\.git|\.cache|artifacts|test-results|playwright-report|\.DS_Store|\.env(?:\.local)?|\.cspellcache|[^/]*\.tsbuildinfo))$|^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(?:core|espace)\/rpc$/;

/** Files of the project: tracked and new ones, without ignored and deleted ones; sorted, relative, with `/`. */
export function listFiles(root: string): string[] {
  const tracked = git(root, ['ls-files', '-co', '--exclude-standard', '-z']);
  if (tracked === undefined) return walk(root, '').sort();
  const deleted = new Set(git(root, ['ls-files', '-d', '-z'])?.split('\0'));
  return [...new Set(tracked.split('\0'))].filter((file) => file !== '' && !deleted.has(file)).sort();
}

/**
 * Files that differ from where this branch left the main one, and new files. On the main branch itself: from HEAD.
 * undefined outside of a git checkout.
 */
export function changedFiles(root: string): string[] | undefined {
  const branches = ['origin/main', 'main'];
  const base = branches.map((branch) => git(root, ['merge-base', 'HEAD', branch])?.trim()).find(Boolean) ?? 'HEAD';
  const changed = git(root, ['diff', '--name-only', '-z', '--diff-filter=d', base]);
  const fresh = git(root, ['ls-files', '-o', '--exclude-standard', '-z']);
  if (changed === undefined || fresh === undefined) return undefined;
  return `${changed}\0${fresh}`.split('\0').filter(Boolean);
}

function git(root: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {cwd: root, encoding: 'utf8', maxBuffer: 1 << 27, stdio: ['ignore', 'pipe', 'ignore']});
  } catch {
    return undefined;
  }
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIP.test(file)) return [];
    return entry.isDirectory() ? walk(root, file) : entry.isFile() ? [file] : [];
  });
}
