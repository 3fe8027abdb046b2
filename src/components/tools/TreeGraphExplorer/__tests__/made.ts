import type {Graph} from '@site/src/components/parts/BlockGraph/block';
import {MODEL} from '../model/luck';
import {blockOf, genesisGraph} from '../model/mine';

/** A graph from the edges of its blocks 1, 2 …, with the parent first. The older of two blocks has the larger hash. */
export function made(edges: readonly (readonly number[])[], timers: readonly number[] = []): Graph {
  const luck = (index: number) => ({hash: String(99 - index), isTimer: timers.includes(index), isHeavy: false});
  let graph = genesisGraph(luck(0));
  for (const [parent, ...refs] of edges) {
    const block = {parent: parent!, refs, isAdaptive: false};
    graph = [...graph, blockOf(graph, block, luck(graph.length), {...MODEL, adapts: true})];
  }
  return graph;
}
