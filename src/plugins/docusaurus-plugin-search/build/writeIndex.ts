import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {IndexFiles} from './buildIndex';

/** Hosts cache the files below this folder for ever, because their paths change with their content. */
const IMMUTABLE = 'assets/search';
/** Enough characters that two versions of a site never have the same. */
const HASH = 10;

/** Writes the files of an index into the folder of the pages that it was created from. */
export async function writeIndex(
  outDir: string,
  {first, words, others}: IndexFiles,
  names: {index: string; words: string},
): Promise<void> {
  const texts = [...others].map(([name, content]) => [name, JSON.stringify(content)] as const);
  const hash = createHash('sha256');
  for (const [name, text] of texts) hash.update(`${name}\n${text}\n`);
  const folder = `${IMMUTABLE}/${hash.digest('hex').slice(0, HASH)}`;
  await fs.mkdir(path.join(outDir, folder), {recursive: true});
  for (const [name, text] of texts) await fs.writeFile(path.join(outDir, folder, name), text);
  await fs.writeFile(path.join(outDir, names.words), JSON.stringify(words));
  await fs.writeFile(path.join(outDir, names.index), JSON.stringify({folder, ...first}));
}
