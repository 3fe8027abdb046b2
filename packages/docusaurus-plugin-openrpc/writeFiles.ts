import fs from 'node:fs';
import path from 'node:path';

/** End of the names of files that are being written. */
const UNFINISHED = '.unfinished';

/** Every finished file below a folder, relative to it. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Writes a file that another build never sees half-written. */
function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/**
 * Makes a folder hold exactly these files. An unchanged file is not touched, so that watchers and the bundler's cache
 * stay quiet; a file that is no longer wanted is removed. Builds of several locales can write the same files at the
 * same time.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const stale of filesBelow(folder)) if (!files.has(stale)) fs.rmSync(path.join(folder, stale), {force: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) writeWhole(file, content);
  }
}
