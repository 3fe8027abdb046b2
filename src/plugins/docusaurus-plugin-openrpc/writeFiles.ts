import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, relative to it. */
function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/**
 * Makes a folder hold exactly these files. An unchanged file is not touched, so that watchers and the bundler's cache
 * stay quiet; a file that is no longer wanted is removed.
 */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const stale of filesBelow(folder)) if (!files.has(stale)) fs.rmSync(path.join(folder, stale));
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}
