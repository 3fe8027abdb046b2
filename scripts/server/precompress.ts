import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Text compresses; pictures and fonts of the web have been compressed already. */
const TEXT = /\.(?:html|js|css|json|xml|svg|txt|md|ttf)$/;
/** Below this size the headers of a response weigh more than what compression saves (bytes). */
const MIN_BYTES = 512;
/** So many files at once: one for each thread that Node gives to compression. */
const AT_ONCE = 4;

/** Forms of a file by the ending of their name. Higher levels take many times as long for a few percent. */
const FORMS: Record<string, (text: Buffer) => Promise<Buffer>> = {
  gz: (text) => promisify(gzip)(text, {level: 6}),
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {[constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length},
    }),
};

/**
 * Writes a compressed form of each text below the folder beside it, `page.html.gz` and `page.html.br`, so that a server
 * need not compress what it sends. Forms that are newer than their file stay.
 *
 * @param folder of a finished build
 * @returns how many files were written
 */
export async function precompress(folder: string): Promise<number> {
  const files = (fs.readdirSync(folder, {recursive: true}) as string[])
    .filter((name) => TEXT.test(name))
    .map((name) => path.join(folder, name));
  let written = 0;
  const lane = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await compressFile(file);
  };
  await Promise.all(Array.from({length: AT_ONCE}, lane));
  return written;
}

async function compressFile(file: string): Promise<number> {
  const {size, mtimeMs} = fs.statSync(file);
  const wanted =
    size < MIN_BYTES
      ? []
      : Object.keys(FORMS).filter(
          (form) => !((fs.statSync(`${file}.${form}`, {throwIfNoEntry: false})?.mtimeMs ?? 0) > mtimeMs),
        );
  if (wanted.length === 0) return 0;
  const text = await fs.promises.readFile(file);
  for (const form of wanted) {
    // Two servers of one build may start at once: each writes a draft, which takes the name of the file.
    const draft = `${file}.${process.pid}.${form}`;
    await fs.promises.writeFile(draft, await FORMS[form]!(text));
    await fs.promises.rename(draft, `${file}.${form}`);
  }
  return wanted.length;
}
