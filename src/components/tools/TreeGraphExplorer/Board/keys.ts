import type {Graph} from '@site/src/components/parts/BlockGraph/block';

/** Where an arrow key leads from a block; undefined when the key does not move. */
export function moved(key: string, at: number, graph: Graph, weights: readonly number[]): number | undefined {
  const last = graph.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, graph[at]!.parent);
    case 'ArrowRight':
      return graph
        .filter(({parent}) => parent === at)
        .reduce((best, {index}) => (best === at || weights[index]! > weights[best]! ? index : best), at);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
