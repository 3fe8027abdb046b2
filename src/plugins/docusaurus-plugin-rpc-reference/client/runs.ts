/** An index, or the first and last of several consecutive ones. */
export type Run = number | [first: number, last: number];

/** Ascending indexes as runs: an error that nearly every method can return lists them in a few bytes. */
export function packRuns(indexes: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    const [first, last] = typeof run === 'number' ? [run, run] : (run ?? [NaN, NaN]);
    if (index === last + 1) runs[runs.length - 1] = [first, index];
    else runs.push(index);
  }
  return runs;
}

/** The indexes of runs, in the same order. */
export const unpackRuns = (runs: readonly Run[]): number[] =>
  runs.flatMap((run) => {
    if (typeof run === 'number') return run;
    const [first, last] = run;
    return Array.from({length: last - first + 1}, (_, offset) => first + offset);
  });
