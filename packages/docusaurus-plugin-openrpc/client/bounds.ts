import {scanJson} from './exactJson';

/** How much a JSON text may contain. */
export interface Bounds {
  /** Characters. */
  length: number;
  /** Objects and lists inside each other. */
  depth: number;
  values: number;
}

/** What people type or paste, and what a link or the history contains. Far more than any call needs. */
export const TYPED: Bounds = {length: 500_000, depth: 32, values: 5_000};

/** The parameters of a call in a list: each of them is typed in a field of its own. */
export const LISTED: Bounds = {...TYPED, depth: TYPED.depth + 1};

/** Samples write one value a line, in each library. */
export const SAMPLED: Bounds = {...LISTED, values: 500};

export type BoundProblem = 'tooLong' | 'tooDeep' | 'tooMany';

/** The limit that a JSON text exceeds, found without reading it. */
export function exceeded(text: string, {length, depth, values}: Bounds): BoundProblem | undefined {
  if (text.length > length) return 'tooLong';
  let level = 0;
  let deepest = 0;
  let count = 0;
  scanJson(text, (kind, start) => {
    const mark = kind === 'mark' ? text[start]! : '';
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, ++level);
    else if (mark === ']' || mark === '}') level--;
    // A name before a colon is no value. The letters begin `true`, `false` and `null`.
    if (mark === ':') count--;
    else if (kind !== 'mark' || '[{tfn'.includes(mark)) count++;
  });
  if (deepest > depth) return 'tooDeep';
  return count > values ? 'tooMany' : undefined;
}
