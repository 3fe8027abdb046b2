import fs from 'node:fs';
import path from 'node:path';

/** Not part of the sources: packages, and output of programs. */
const OTHERS = /^(?:node_modules|\.cache)$/;

/** Paths of the project's own files below a folder, including the folder. */
export function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.test(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}
