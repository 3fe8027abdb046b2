import {edgesOf, type Block, type Graph, type Luck, type Rules} from '../../../parts/BlockGraph/block';
import {judge, judgeFirst, leadOf, subtreeWeights, tipsOf, type Verdict, type View} from './pivot';
import {longestTimer, ticksBefore} from './timer';

/** Parent of the next block, and how many of the first blocks its miner has received at most. */
export interface Move {
  readonly parent: number;
  readonly received: number;
  /** Only a mark for the drawing: the attacker of the balance attack mined it. */
  readonly isAttack?: boolean;
}

/** A graph with only the genesis block. */
export const genesisGraph = (luck: Luck): Graph => [
  {
    ...luck,
    isTimer: false,
    isHeavy: false,
    index: 0,
    parent: -1,
    refs: [],
    height: 0,
    isAdaptive: false,
    weight: 1,
    past: new Set(),
    timers: 0,
    lastTimer: -1,
  },
];

/**
 * Whether a new block on that parent must be adaptive: an ancestor is old and has not won. Source: conflux-rust,
 * adaptive_weight_impl_brutal.
 */
function mustAdapt(graph: Graph, parent: number, view: View, {timers, confirmed}: Verdict, rules: Rules): boolean {
  const weights = subtreeWeights(graph, view);
  for (let at = parent; at !== confirmed && at > 0; at = graph[at]!.parent) {
    if (
      timers.length - ticksBefore(graph, at, timers) >= rules.timerBeta &&
      leadOf(graph, at, weights) < rules.leadBeta
    )
      return true;
  }
  return false;
}

/**
 * The view of a miner with a given parent: without blocks that build on the parent, and without those that reference
 * them.
 */
function viewAbove(graph: Graph, parent: number, received: number): Set<number> {
  const view = new Set([...graph[parent]!.past, parent]);
  const excluded = new Set<number>();
  for (const block of graph.slice(parent + 1))
    if (block.parent === parent || edgesOf(block).some((older) => excluded.has(older))) excluded.add(block.index);
  for (const {index} of graph.slice(0, received)) if (!excluded.has(index)) view.add(index);
  return view;
}

/**
 * The view of the miner of the next block: its parent with its past, and as many of the first blocks as are possible
 * with this parent. A miner that knew more would have had to build somewhere else, and nodes would set its block aside.
 * Undefined when the parent is never the right one, because its own past confirms another branch for good.
 */
export function prepare(
  graph: Graph,
  {parent, received}: Move,
  rules: Rules,
): {readonly refs: readonly number[]; readonly isAdaptive: boolean} | undefined {
  const view = viewAbove(graph, parent, received);
  const news = [...view].filter((index) => index !== parent && !graph[parent]!.past.has(index)).sort((a, b) => a - b);
  for (;;) {
    const refs = tipsOf(graph, view).filter((tip) => tip !== parent);
    const verdict = judge(graph, view, [parent, ...refs], rules);
    if (verdict.pivot.at(-1) === parent)
      return {refs, isAdaptive: rules.adapts && mustAdapt(graph, parent, view, verdict, rules)};
    const newest = news.pop();
    if (newest === undefined) return undefined;
    view.delete(newest);
  }
}

/** The block that these edges and this luck make. */
export function blockOf(
  graph: Graph,
  edges: Pick<Block, 'parent' | 'refs' | 'isAdaptive'>,
  luck: Luck,
  rules: Rules,
): Block {
  const before = edgesOf(edges);
  const past = new Set(before.flatMap((index) => [...graph[index]!.past, index]));
  const weight = !edges.isAdaptive ? 1 : luck.isHeavy ? rules.heavyRatio : 0;
  return {
    ...luck,
    ...edges,
    index: graph.length,
    height: graph[edges.parent]!.height + 1,
    weight,
    past,
    ...longestTimer(graph, before),
  };
}

/** The graph with one more block; undefined if no miner can build on that parent. */
export function mine(graph: Graph, move: Move, luck: Luck, rules: Rules): Graph | undefined {
  const prepared = prepare(graph, move, rules);
  return prepared && [...graph, blockOf(graph, {parent: move.parent, ...prepared}, luck, rules)];
}

/** The whole graph, as a node that has received all of it sees it. */
export const judgeAll = (graph: Graph, rules: Rules): Verdict => judgeFirst(graph, graph.length, rules);
