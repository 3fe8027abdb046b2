import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {ASSISTANT_VERSION} from '../../src/config/assistant';

/**
 * Hash of the package in the npm registry. The package isn't a dependency, because its own dependencies don't install.
 */
const PACKAGE_INTEGRITY =
  'sha512-7V7KYK5sZ+qmZPm5dIpIDUS7N8TSw0XS5iZNCODHwsmHNvd6dZBV1689sQ5RBr/76Cm4/pb5wAoeJ+hc2KxlkQ==';
const CACHE = path.resolve(__dirname, '../../node_modules/.cache/assistant');
const FILE = path.join(CACHE, ASSISTANT_VERSION, 'index.cjs.js');

/** One file of a tar archive: blocks of 512 bytes, a header before each file. Not every machine has the program tar. */
function fileOfArchive(tar: Buffer, name: string): Buffer {
  const text = (at: number, length: number): string =>
    tar
      .toString('latin1', at, at + length)
      .replace(/\0.*$/s, '')
      .trim();
  for (let at = 0, size = 0; at < tar.length; at += 512 * (1 + Math.ceil(size / 512))) {
    size = parseInt(text(at + 124, 12), 8) || 0;
    const folder = text(at + 345, 155);
    if ((folder ? `${folder}/` : '') + text(at, 100) === name) return tar.subarray(at + 512, at + 512 + size);
  }
  throw new Error(`The archive has no file ${name}.`);
}

/**
 * The script that the CDN serves: the standalone file of the real package. Downloaded once by `npm pack` and kept.
 *
 * @throws when the registry serves another package than the pinned one
 */
export function assistantScript(): Buffer {
  if (fs.existsSync(FILE)) return fs.readFileSync(FILE);
  fs.mkdirSync(CACHE, {recursive: true});
  const folder = fs.mkdtempSync(path.join(CACHE, 'download-'));
  const [name] = execFileSync(
    'npm',
    ['pack', `@cookbookdev/docsbot@${ASSISTANT_VERSION}`, '--silent', '--pack-destination', folder],
    {encoding: 'utf8'},
  )
    .trim()
    .split('\n')
    .reverse();
  const archive = path.join(folder, path.basename(name!));
  const integrity = `sha512-${createHash('sha512').update(fs.readFileSync(archive)).digest('base64')}`;
  if (integrity !== PACKAGE_INTEGRITY)
    throw new Error(`The registry serves another @cookbookdev/docsbot@${ASSISTANT_VERSION}: ${integrity}`);
  const script = path.join(folder, 'script');
  fs.writeFileSync(script, fileOfArchive(gunzipSync(fs.readFileSync(archive)), 'package/dist/standalone/index.cjs.js'));
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  // A rename is atomic: another worker that downloads at the same time finds either the whole file or none.
  fs.renameSync(script, FILE);
  fs.rmSync(folder, {recursive: true});
  return fs.readFileSync(FILE);
}
