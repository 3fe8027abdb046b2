import {execFileSync} from 'node:child_process';
import {cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** What packages and runners write into `node_modules`: a copy keeps its own. */
const OWN = ['.cache', '.vite', '.vite-temp'];

/** Files of the project, tracked or new, without what it ignores. */
export const projectFiles = (root: string): string[] => execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {cwd: root, encoding: 'utf8'}).split('\0').filter(Boolean);

/** Copies the project, with links to its packages. Whatever is built and kept in the copy stays there. */
export function copyProject(root: string, copy: string): void {
  for (const file of projectFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (OWN.includes(name)) continue;
    const installed = path.join(root, 'node_modules', name);
    // A package of the workspace is linked by a relative path: the copy uses its own.
    symlinkSync(lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed, path.join(copy, 'node_modules', name));
  }
}

/** Runs git in the copy, which has a history of its own. */
export function gitIn(copy: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {cwd: copy, stdio: 'ignore'});
}
