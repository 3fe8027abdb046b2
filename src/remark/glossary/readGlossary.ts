import fs from 'node:fs';
import path from 'node:path';
import {parseGlossary} from './parseGlossary';
import type {Term} from './types';

/** Path of the terms, from the project's root. */
export const GLOSSARY_FILE = 'src/facts/glossary.yaml';

let known: {modified: number; terms: Term[]} | undefined;

/** The terms. The file is only read again if it has changed, because every page requests them. */
export function readGlossary(root: string): Term[] {
  const file = path.join(root, GLOSSARY_FILE);
  const modified = fs.statSync(file).mtimeMs;
  if (known?.modified !== modified) known = {modified, terms: parseGlossary(fs.readFileSync(file, 'utf8'))};
  return known.terms;
}
