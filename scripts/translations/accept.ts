import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeRecord} from '../../src/plugins/docusaurus-plugin-translations/record';
import {readText, type Pair} from './pages';

export interface Accepted {
  /** Translations whose record was written. */
  written: string[];
  /** What was left alone, each with the reason. */
  refused: string[];
}

/**
 * Writes into each translation the hashes of today's English sections: whoever calls this has compared the two.
 * A page that is missing or still English is refused, one that is current stays as it is.
 */
export function accept(root: string, pairs: readonly Pair[], today: string): Accepted {
  const result: Accepted = {written: [], refused: []};
  for (const {state, english, translation} of pairs) {
    if (state === 'current') continue;
    if (state !== 'stale') {
      result.refused.push(`${translation}: it is ${state === 'missing' ? 'missing' : 'still the English text'}.`);
      continue;
    }
    try {
      writeFileSync(path.join(root, translation), writeRecord(readText(root, translation)!, readText(root, english)!, today));
      result.written.push(translation);
    } catch (error) {
      result.refused.push(`${translation}: ${(error as Error).message}.`);
    }
  }
  return result;
}
