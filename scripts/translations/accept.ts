import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeRecord} from '../../src/plugins/docusaurus-plugin-translations/record';
import {readText, type Pair} from './pages';
import {acceptReference, isReference} from './reference';

export interface Accepted {
  /** Translations whose record was written. */
  written: string[];
  /** Translations that were not changed, each with the reason. */
  refused: string[];
}

/**
 * Writes the hashes of the current English sections into each translation. The translator must have compared the two.
 * A page that is missing or still English is rejected; one that is current doesn't change.
 */
export function accept(root: string, pairs: readonly Pair[], today: string): Accepted {
  const reference = pairs.filter(({english, state}) => isReference(english) && state !== 'missing');
  const result: Accepted = {written: acceptReference(root, reference), refused: []};
  for (const {state, english, translation} of pairs) {
    if (state === 'current' || (isReference(english) && state !== 'missing')) continue;
    if (state !== 'stale') {
      result.refused.push(`${translation}: it is ${state === 'missing' ? 'missing' : 'still the English text'}.`);
      continue;
    }
    try {
      writeFileSync(
        path.join(root, translation),
        writeRecord(readText(root, translation)!, readText(root, english)!, today),
      );
      result.written.push(translation);
    } catch (error) {
      result.refused.push(`${translation}: ${(error as Error).message}.`);
    }
  }
  return result;
}
