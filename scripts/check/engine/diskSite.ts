import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageIndex, Site} from '../types';

/** The project on disk, for rules. Each file is read once, when a rule first needs it. */
export function diskSite(root: string, files: readonly string[], pages: ReadonlyMap<string, PageIndex>): Site {
  const texts = new Map<string, string | undefined>();
  return {
    root,
    pages,
    files: new Set(files),
    read(file) {
      if (!texts.has(file)) texts.set(file, readText(root, file));
      return texts.get(file);
    },
  };
}

/** Text of a file, or undefined when there is none. */
export function readText(root: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}
