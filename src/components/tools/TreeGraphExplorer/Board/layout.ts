import type {Place} from '@site/src/components/parts/BlockGraph/place';
import {edgesOf, type Graph} from '@site/src/components/parts/BlockGraph/block';

/** Rows by their distance from a row: itself, the one below, the one above, two below … */
function* near(row: number): Generator<number> {
  yield row;
  for (let distance = 1; ; distance++) yield* [row + distance, row - distance];
}

/**
 * Columns follow time, and rows are where there is room: places every block to the right of all blocks that it points
 * to, and in a row as near to its parent's as possible. A place depends on older blocks only, so nothing moves when a
 * block is added.
 */
export function layout(graph: Graph): Place[] {
  const places: Place[] = [];
  const taken = new Set<string>();
  const isFree = (row: number, from: number, to: number) =>
    Array.from({length: to - from}, (_, i) => `${from + 1 + i}/${row}`).every((key) => !taken.has(key));
  for (const block of graph) {
    const parent = places[block.parent];
    const column = Math.max(-1, ...edgesOf(block).map((older) => places[older]!.column)) + 1;
    // The edge to the parent is in this row, so no other block can be there.
    for (const row of near(parent?.row ?? 0)) {
      if (!isFree(row, parent?.column ?? -1, column)) continue;
      places.push({column, row});
      for (let passed = (parent?.column ?? -1) + 1; passed <= column; passed++) taken.add(`${passed}/${row}`);
      break;
    }
  }
  const top = Math.min(...places.map(({row}) => row));
  return places.map(({column, row}) => ({column, row: row - top}));
}
