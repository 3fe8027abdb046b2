import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {folderOf} from './folderOf';
import {once} from './once';

const run = promisify(execFile);
const LIMIT_MS = 300_000;
/** Files that no ES module and no type check reads: three quarters of thirdweb's files. */
const UNREAD = ['*.map', 'package/src/*.ts', 'package/src/*.tsx', 'package/dist/cjs', 'package/_cjs'];

interface LockEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
}
interface Packed {
  id: string;
  filename: string;
  integrity: string;
}

const specOf = ([folder, {version}]: [string, LockEntry]) =>
  `${folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;

/** Downloads the packages of a lock file, and puts them where `npm ci` would. */
async function unpack(folder: string): Promise<string> {
  const {packages} = JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const entries = Object.entries(packages).filter(([, {integrity}]) => integrity);
  const specs = [...new Set(entries.map(specOf))];
  const tarballs = fs.mkdtempSync(path.join(folder, 'tarballs-'));
  const {stdout} = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', tarballs, ...specs], {
    cwd: folder,
    timeout: LIMIT_MS,
    maxBuffer: 2 ** 28,
  });
  const packed = new Map((JSON.parse(stdout) as Packed[]).map((one) => [one.id, one]));
  for (const entry of entries) {
    const [place, {integrity}] = entry;
    const found = packed.get(specOf(entry));
    if (!found || found.integrity !== integrity)
      throw new Error(
        `the registry's ${specOf(entry)} is not the one that package-lock.json names: ${found?.integrity}`,
      );
    fs.mkdirSync(path.join(folder, place), {recursive: true});
    // GNU tar matches patterns with the whole path, so a "src" further inside is kept.
    await run(
      'tar',
      [
        '-xzf',
        path.join(tarballs, found.filename),
        '-C',
        path.join(folder, place),
        '--strip-components=1',
        '--no-same-owner',
        '--anchored',
        ...UNREAD.map((pattern) => `--exclude=${pattern}`),
      ],
      {timeout: LIMIT_MS},
    );
  }
  for (const [place, {resolved = ''}] of Object.entries(packages).filter(([, {link}]) => link)) {
    fs.mkdirSync(path.dirname(path.join(folder, place)), {recursive: true});
    fs.symlinkSync(path.relative(path.dirname(place), resolved), path.join(folder, place));
  }
  fs.rmSync(tarballs, {recursive: true});
  return `${specs.join('\n')}\n`;
}

/** Where `unpackLocked` puts a project. */
export const unpackedFolder = (project: string): string => folderOf(project, UNREAD);

/**
 * Installs a project of packages with its lock file into a folder of `.cache`, once. `npm ci` would write four times as
 * many files, which takes longer than everything that the tests do with them.
 *
 * @param project folder with `package.json`, `package-lock.json`, and packages that are not from the registry
 */
export function unpackLocked(project: string): Promise<string> {
  const folder = unpackedFolder(project);
  return once(folder, async () => {
    fs.rmSync(path.join(folder, 'node_modules'), {recursive: true, force: true});
    fs.cpSync(project, folder, {recursive: true});
    return unpack(folder);
  });
}
