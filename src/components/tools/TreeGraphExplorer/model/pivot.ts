import {ancestorAt, edgesOf, isHeavier, type Graph, type Rules} from '../../../parts/BlockGraph/block';
import {forceConfirmed, longestTimer, timerChain} from './timer';

/** Blocks that a miner has received: with a block, also its whole past. */
export type View = ReadonlySet<number>;

/** Weight of the subtree of each block, counting only blocks of the view. */
export function subtreeWeights(graph: Graph, view: View): number[] {
  const weights = graph.map(() => 0);
  // Parents arrive before their children, so one pass from the newest block is enough.
  for (const {index, parent, weight} of [...graph].reverse()) {
    if (!view.has(index)) continue;
    weights[index]! += weight;
    if (parent >= 0) weights[parent]! += weights[index]!;
  }
  return weights;
}

/** How far the subtree of a block is ahead of all its siblings together; for the genesis block, its own weight. */
export function leadOf(graph: Graph, index: number, weights: readonly number[]): number {
  const {parent} = graph[index]!;
  return parent < 0 ? weights[index]! : 2 * weights[index]! - weights[parent]! + graph[parent]!.weight;
}

/** Blocks of the view that no other block of the view points to. */
export function tipsOf(graph: Graph, view: View): number[] {
  const covered = new Set([...view].flatMap((index) => edgesOf(graph[index]!)));
  return [...view].filter((index) => !covered.has(index)).sort((a, b) => a - b);
}

/** The pivot chain: through the force-confirmed block, then always on to the heaviest subtree. */
export function pivotChain(graph: Graph, view: View, confirmed: number): number[] {
  const weights = subtreeWeights(graph, view);
  const chain: number[] = [];
  for (let height = 0; height <= graph[confirmed]!.height; height++) chain.push(ancestorAt(graph, confirmed, height));
  const heaviest = new Map<number, number>();
  for (const {index, parent, hash} of graph) {
    const rival = heaviest.get(parent);
    if (
      view.has(index) &&
      (rival === undefined || isHeavier([weights[index]!, hash], [weights[rival]!, graph[rival]!.hash]))
    )
      heaviest.set(parent, index);
  }
  for (let next = heaviest.get(confirmed); next !== undefined; next = heaviest.get(next)) chain.push(next);
  return chain;
}

export interface Verdict {
  readonly timers: readonly number[];
  readonly confirmed: number;
  readonly pivot: readonly number[];
}

/** The result of the rules for a view; the timer chain ends at one of `ends` or in their past. */
export function judge(graph: Graph, view: View, ends: Iterable<number>, rules: Rules): Verdict {
  const timers = rules.adapts ? timerChain(graph, longestTimer(graph, ends).lastTimer) : [];
  const confirmed = forceConfirmed(graph, timers, rules.timerBeta);
  return {timers, confirmed, pivot: pivotChain(graph, view, confirmed)};
}

/** Applies the rules to the first `count` blocks of the graph, for a node that has received no others. */
export function judgeFirst(graph: Graph, count: number, rules: Rules): Verdict {
  const view = new Set(graph.slice(0, count).map(({index}) => index));
  return judge(
    graph,
    view,
    [...view].filter((index) => graph[index]!.isTimer),
    rules,
  );
}
