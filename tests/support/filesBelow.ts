import fs from 'node:fs';
import path from 'node:path';

/** Not written here: packages, and what programs leave. */
const OTHERS = /^(?:node_modules|\.cache)$/;

/** Paths of the project's own files below a folder, with the folder in front. */
export function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return OTHERS.test(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}
