import {edgesOf, type Block} from '@site/src/components/parts/BlockGraph/block';
import type {Place} from './place';

/** Blocks of one lane, in their order. With a pivot block, it is the last one. */
export interface Group {
  readonly members: readonly number[];
  readonly hasPivot: boolean;
}

/** First and last column of a lane. */
export interface Lane {
  readonly from: number;
  readonly to: number;
}

/** Distances from the row of the pivot chain: above, below, further above … */
const away = (step: number): number => (step % 2 === 0 ? -1 : 1) * (Math.floor(step / 2) + 1);

/**
 * Columns of the blocks in a lane, from 0. A block is to the right of all blocks of the lane that it points to, and the
 * pivot block is in the last column.
 */
function columnsOf(graph: readonly Pick<Block, 'parent' | 'refs'>[], {members, hasPivot}: Group): Map<number, number> {
  const columns = new Map<number, number>();
  for (const index of members)
    columns.set(index, Math.max(-1, ...edgesOf(graph[index]!).map((older) => columns.get(older) ?? -1)) + 1);
  if (hasPivot)
    columns.set(members.at(-1)!, Math.max(-1, ...members.slice(0, -1).map((index) => columns.get(index)!)) + 1);
  return columns;
}

/**
 * Places groups of blocks side by side: a lane for each, with its pivot block in the middle row and the others above
 * and below it. A block keeps the row of its parent where that is free. The first row is 1, because the names of the
 * lanes need the space above.
 */
export function lanesOf(
  graph: readonly Pick<Block, 'parent' | 'refs'>[],
  groups: readonly Group[],
): {readonly places: readonly Place[]; readonly lanes: readonly Lane[]} {
  const found = new Map<number, Place>();
  const lanes: Lane[] = [];
  let start = 0;
  for (const group of groups) {
    const columns = columnsOf(graph, group);
    const taken = new Set<string>();
    const others = group.hasPivot ? group.members.slice(0, -1) : group.members;
    for (const index of others) {
      const column = start + columns.get(index)!;
      const wanted = found.get(graph[index]!.parent);
      const rows = [
        ...(wanted && wanted.row !== 0 && wanted.column >= start ? [wanted.row] : []),
        ...Array.from({length: group.members.length}, (_, step) => away(step)),
      ];
      const row = rows.find((candidate) => !taken.has(`${column}/${candidate}`))!;
      taken.add(`${column}/${row}`);
      found.set(index, {column, row});
    }
    const end = start + Math.max(0, ...columns.values());
    if (group.hasPivot) found.set(group.members.at(-1)!, {column: end, row: 0});
    lanes.push({from: start, to: end});
    start = end + 1;
  }
  const top = Math.min(0, ...[...found.values()].map(({row}) => row));
  return {
    places: graph.map((_, index) => found.get(index)!).map(({column, row}) => ({column, row: row - top + 1})),
    lanes,
  };
}
