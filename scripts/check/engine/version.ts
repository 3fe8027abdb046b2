import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from './hash';

/** The project of this code; the project that it checks can be another one. */
const PROJECT = path.resolve(__dirname, '../../..');
/**
 * Folders with the code and the lists that cached verdicts depend on. Facts are excluded, because verdicts are found by
 * the judged text, which already contains the facts that a page shows.
 */
export const JUDGES = [
  'scripts/check',
  'packages/docusaurus-plugin-openrpc',
  'src/facts',
  'src/languages',
  'src/plugins/docusaurus-plugin-translations',
  'src/remark',
];

let code: string | undefined;

/** Changes with everything that affects a verdict: the code of the check, its packages and the runtime. */
export function checkVersion(root: string): string {
  code ??= hashOf(JUDGES.flatMap(sourcesIn).join('\0'));
  return hashOf(`${process.version}\0${code}\0${lockFile(root)}`);
}

function sourcesIn(folder: string): string[] {
  const home = path.join(PROJECT, folder);
  return (readdirSync(home, {recursive: true}) as string[])
    .filter((file) => /\.ts$|^wording\/.*\.yaml$/.test(file) && !file.includes('__tests__'))
    .sort()
    .map((file) => `${file}\0${readFileSync(path.join(home, file), 'utf8')}`);
}

function lockFile(root: string): string {
  try {
    return readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  } catch {
    return ''; // Without a lock file, only the code determines the version.
  }
}
