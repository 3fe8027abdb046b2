/** A word with all its forms can extend over two shards, rarely more. A short beginning of a word extends over many. */
const MOST = 3;

/** Compares as the sorting of the build does, by code units and not by the rules of a language. */
const isAfter = (a: string, b: string): boolean => a > b;

/** Position of the shard that has a word, if any has it. */
export function shardOf(boundaries: readonly string[], term: string): number {
  let low = 0;
  let high = boundaries.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isAfter(boundaries[middle]!, term)) high = middle - 1;
    else low = middle;
  }
  return low;
}

/** Positions of the shards that have words which begin with `start`; only that of `term` if there are many. */
export function shardsOf(boundaries: readonly string[], start: string, term: string): number[] {
  if (boundaries.length === 0) return [];
  const first = shardOf(boundaries, start);
  const last = shardOf(boundaries, `${start}\uffff`);
  const own = shardOf(boundaries, term);
  if (last - first >= MOST) return [own];
  return [...new Set([...Array.from({length: last - first + 1}, (_, index) => first + index), own])];
}
