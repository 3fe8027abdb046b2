/** Shorter words have too many neighbors. */
const LEAST_LETTERS = 4;
/** Only words: a number, a name or a code with another character means something else. */
const WORD = /^[a-z]+$/;

/** How many mistakes are forgiven in a word: one, and two from eight letters on. */
export function tolerance(word: string): number {
  if (!WORD.test(word) || word.length < LEAST_LETTERS) return 0;
  return word.length < 2 * LEAST_LETTERS ? 1 : 2;
}

/**
 * Number of letters to insert, delete, replace or swap with their neighbor until one word is the other.
 *
 * @returns `limit + 1` for all greater distances
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const least = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(isSwapped ? Math.min(least, beforeLast[j - 2]! + 1) : least);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** The known words that are nearest to a misspelt one. */
export function nearest(word: string, known: Iterable<string>, limit = tolerance(word)): string[] {
  if (limit === 0) return [];
  let best = limit;
  let found: string[] = [];
  for (const one of known) {
    if (one.length < LEAST_LETTERS || !WORD.test(one)) continue;
    const far = distance(word, one, best);
    if (far > best) continue;
    if (far < best) found = [];
    best = far;
    found.push(one);
  }
  return found;
}
