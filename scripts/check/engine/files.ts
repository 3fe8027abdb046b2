import {readdirSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../../lib/git.mjs';

/** The entries of .gitignore, for machines without git. Below the root, `build` is also a folder of pages. */
const SKIP =
  /^(?:build|(?:.*\/)?(?:node_modules|\.docusaurus|\.git|\.cache|artifacts|test-results|playwright-report|\.DS_Store|\.env(?:\.local)?|\.cspellcache|[^/]*\.tsbuildinfo))$|^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(?:core|espace)\/rpc$/;

/** Files of the project: tracked and new ones, without ignored and deleted ones; sorted, relative, with `/`. */
export function listFiles(root: string): string[] {
  return projectFiles(root) ?? walk(root, '').sort();
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (SKIP.test(file)) return [];
    return entry.isDirectory() ? walk(root, file) : entry.isFile() ? [file] : [];
  });
}
