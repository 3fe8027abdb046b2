import {readdirSync} from 'node:fs';
import path from 'node:path';
import {git} from '../../lib/git.mjs';

/** What .gitignore leaves out, for machines without git. `build` is a folder of pages too, below the root. */
const SKIP = /^(?:build|(?:.*\/)?(?:node_modules|\.docusaurus|\.git|\.cache|artifacts|test-results|playwright-report|\.DS_Store|\.env(?:\.local)?|\.cspellcache|[^/]*\.tsbuildinfo))$|^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(?:core|espace)\/rpc$/;

/** Files of the project: tracked and new ones, without ignored and deleted ones; sorted, relative, with `/`. */
export function listFiles(root: string): string[] {
  const tracked = git(root, ['ls-files', '-co', '--exclude-standard', '-z']);
  if (tracked === undefined) return walk(root, '').sort();
  const deleted = new Set(git(root, ['ls-files', '-d', '-z'])?.split('\0'));
  return [...new Set(tracked.split('\0'))].filter((file) => file !== '' && !deleted.has(file)).sort();
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIP.test(file)) return [];
    return entry.isDirectory() ? walk(root, file) : entry.isFile() ? [file] : [];
  });
}
