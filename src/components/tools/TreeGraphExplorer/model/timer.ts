import {commonAncestor, isHeavier, type Graph} from '../../../parts/BlockGraph/block';

/**
 * The end of the longest timer chain that ends in one of the blocks or in their past; the larger hash of the blocks
 * decides between two.
 * Source: conflux-rust, compute_timer_chain_past_view_info.
 */
export function longestTimer(
  graph: Graph,
  among: Iterable<number>,
): {readonly timers: number; readonly lastTimer: number} {
  let best: {timers: number; lastTimer: number; hash: string} | undefined;
  for (const index of among) {
    const {timers, lastTimer, isTimer, hash} = graph[index]!;
    const total = timers + (isTimer ? 1 : 0);
    if (!best || isHeavier([total, hash], [best.timers, best.hash]))
      best = {timers: total, lastTimer: isTimer ? index : lastTimer, hash};
  }
  return {timers: best?.timers ?? 0, lastTimer: best?.lastTimer ?? -1};
}

/** The timer chain up to its last block, oldest block first. */
export function timerChain(graph: Graph, last: number): number[] {
  const chain: number[] = [];
  for (let at = last; at >= 0; at = graph[at]!.lastTimer) chain.push(at);
  return chain.reverse();
}

/** How far the timer chain had grown before a block: its blocks in the past of that block. */
export const ticksBefore = (graph: Graph, index: number, chain: readonly number[]): number =>
  chain.filter((timer) => graph[index]!.past.has(timer)).length;

/**
 * The highest block that is force-confirmed: its subtree contains `beta` consecutive blocks of the timer chain, and as
 * many follow them.
 * Source: conflux-rust, update_timer_chain (timer_chain_accumulative_lca).
 */
export function forceConfirmed(graph: Graph, chain: readonly number[], beta: number): number {
  let best = 0;
  for (let end = beta; end + beta <= chain.length; end++) {
    const common = chain.slice(end - beta, end).reduce((a, b) => commonAncestor(graph, a, b));
    if (graph[common]!.height > graph[best]!.height) best = common;
  }
  return best;
}
