import {edgesOf, type Block} from '../../../parts/BlockGraph/block';

/** The inputs of a graph's epochs. */
export type Linked = Pick<Block, 'index' | 'hash' | 'parent' | 'refs' | 'past'>;

/**
 * Sorts the blocks of an epoch: from its end, always the block with the largest hash among those that no block still to
 * be placed points to.
 * Source: conflux-rust, crates/util/dag/src/lib.rs (topological_sort).
 */
function sorted(graph: readonly Linked[], members: ReadonlySet<number>): number[] {
  const left = new Set(members);
  const order: number[] = [];
  while (left.size > 0) {
    const covered = new Set([...left].flatMap((index) => edgesOf(graph[index]!)));
    const last = [...left]
      .filter((index) => !covered.has(index))
      .reduce((a, b) => (graph[a]!.hash > graph[b]!.hash ? a : b));
    order.unshift(last);
    left.delete(last);
  }
  return order;
}

/** The epochs of a pivot chain, each with its blocks in their order. The epoch number is the position in the list. */
export function epochsOf(graph: readonly Linked[], pivot: readonly number[]): number[][] {
  return pivot.map((block, height) => {
    const before = height === 0 ? new Set<number>() : new Set([...graph[pivot[height - 1]!]!.past, pivot[height - 1]!]);
    return sorted(graph, new Set([...graph[block]!.past, block].filter((index) => !before.has(index))));
  });
}
