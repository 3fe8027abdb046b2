import fs from 'node:fs';
import path from 'node:path';

/** Suffix of files that are still being written. */
const UNFINISHED = '.unfinished';

/** Every finished file below a folder, relative to it. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Writes a file so that another build never sees a partial one. */
function writeWhole(file: string, content: string): void {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/**
 * Makes a folder contain exactly these files. Unchanged files are not touched, so that watchers and the bundler's cache
 * don't react; other files are removed. Builds of several locales can write the same files at the same time.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const stale of filesBelow(folder)) if (!files.has(stale)) fs.rmSync(path.join(folder, stale), {force: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== content) writeWhole(file, content);
  }
}
