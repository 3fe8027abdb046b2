import {cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../lib/git.mjs';

/** What packages and runners write into `node_modules`: a copy keeps its own. */
const OWN = ['.cache', '.vite', '.vite-temp'];

/** Copies the project, with links to its packages. Whatever is built and kept in the copy stays there. */
export function copyProject(root: string, copy: string): void {
  for (const file of projectFiles(root) ?? []) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (OWN.includes(name)) continue;
    const installed = path.join(root, 'node_modules', name);
    // A package of the workspace is linked by a relative path: the copy uses its own.
    symlinkSync(
      lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed,
      path.join(copy, 'node_modules', name),
    );
  }
}
