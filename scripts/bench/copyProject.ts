import {cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../lib/git.mjs';

/** Folders in `node_modules` that packages and runners write to. Each copy has its own. */
const OWN = ['.cache', '.vite', '.vite-temp'];

/** Copies the project, with links to its packages. Builds and caches of the copy stay in the copy. */
export function copyProject(root: string, copy: string): void {
  for (const file of projectFiles(root) ?? []) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (OWN.includes(name)) continue;
    const installed = path.join(root, 'node_modules', name);
    // A workspace package is linked by a relative path, so the copy uses its own.
    symlinkSync(
      lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed,
      path.join(copy, 'node_modules', name),
    );
  }
}
