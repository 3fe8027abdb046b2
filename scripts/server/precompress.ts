import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text files. Pictures and web fonts are already compressed. */
const TEXT = /\.(?:html|js|css|json|xml|svg|txt|md|ttf)$/;
/** For smaller files, the headers of a compressed response cost more than compression saves (bytes). */
const MIN_BYTES = 512;
/** How many files are compressed at once: one for each thread that Node uses for compression. */
const AT_ONCE = 4;

/** Brotli's level for a file. Every search waits for the first file of its index, so a tenth less is worth a second. */
export const brotliQuality = (file: string): number => (/search-index\.json$/.test(file) ? 11 : 5);

/**
 * Compressed versions by file extension. Higher levels take many times as long and save only a few percent of most
 * files.
 */
const FORMS: Record<string, (text: Buffer, file: string) => Promise<Buffer>> = {
  gz: (text) => promisify(gzip)(text, {level: 6}),
  br: (text, file) =>
    promisify(brotliCompress)(text, {
      params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(file), [constants.BROTLI_PARAM_SIZE_HINT]: text.length},
    }),
};

/**
 * Writes compressed versions of each text file of a folder next to the file, such as `page.html.gz` and `page.html.br`,
 * so that a server doesn't need to compress what it sends. Versions that are newer than their file are kept.
 *
 * @param folder of a finished build
 * @param forms extensions of the compressed versions
 * @returns how many files were written
 */
export async function precompress(folder: string, forms: readonly string[] = Object.keys(FORMS)): Promise<number> {
  const files = (fs.readdirSync(folder, {recursive: true}) as string[])
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name));
  let written = 0;
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await compressFile(file, forms);
  };
  await Promise.all(Array.from({length: AT_ONCE}, lane));
  return written;
}

async function compressFile(file: string, forms: readonly string[]): Promise<number> {
  const {size, mtimeMs} = fs.statSync(file);
  const wanted =
    size < MIN_BYTES
      ? []
      : forms.filter((form) => !((fs.statSync(`${file}.${form}`, {throwIfNoEntry: false})?.mtimeMs ?? 0) > mtimeMs));
  if (wanted.length === 0) return 0;
  const text = await fs.promises.readFile(file);
  for (const form of wanted) {
    // Two servers of the same build might start at once, so each of them writes a draft and renames it.
    const draft = `${file}.${process.pid}.${form}`;
    await fs.promises.writeFile(draft, await FORMS[form]!(text, file));
    await fs.promises.rename(draft, `${file}.${form}`);
  }
  return wanted.length;
}
