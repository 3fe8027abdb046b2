import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {BASELINE} from '../check/rules/owedTranslations';
import type {Pair} from './pages';

/**
 * Adds the missing translations among these to the list of owed translations, for a new language. Returns the added
 * paths.
 */
export function owe(root: string, pairs: readonly Pair[]): string[] {
  const file = path.join(root, BASELINE);
  const {pages, ...rest} = JSON.parse(readFileSync(file, 'utf8')) as {pages: string[]};
  const added = pairs
    .filter(({state, translation}) => state === 'missing' && !pages.includes(translation))
    .map(({translation}) => translation);
  writeFileSync(file, `${JSON.stringify({...rest, pages: [...pages, ...added].sort()}, null, 2)}\n`);
  return added;
}
