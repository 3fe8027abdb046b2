/**
 * The random properties from the proof of work of a block. `hash` has the same number of digits for all blocks of a
 * graph.
 */
export interface Luck {
  readonly hash: string;
  /** The quality is at least the timer ratio, or the heavy ratio, times the difficulty. */
  readonly isTimer: boolean;
  readonly isHeavy: boolean;
}

/** A block of a graph. Blocks point to each other by their index, which is also the order in which they arrived. */
export interface Block extends Luck {
  readonly index: number;
  /** -1 for the genesis block. */
  readonly parent: number;
  readonly refs: readonly number[];
  readonly height: number;
  readonly isAdaptive: boolean;
  /** In units of the difficulty, which is the same for all blocks. */
  readonly weight: number;
  /** All blocks that this one can reach along both kinds of edges, without itself. */
  readonly past: ReadonlySet<number>;
  /** Length of the longest timer chain in the past, and its last block (-1 if it is empty). */
  readonly timers: number;
  readonly lastTimer: number;
}

export type Graph = readonly Block[];

/** The parameters of GHAST. Without `adapts` the rule is GHOST: fixed weights, and no timer chain. */
export interface Rules {
  readonly adapts: boolean;
  /** Ticks of the timer chain after which a block is old, and which confirm a block for good. */
  readonly timerBeta: number;
  /** Lead, in blocks, at which a subtree has won. */
  readonly leadBeta: number;
  /** Weight of an adaptive block whose quality is that high. */
  readonly heavyRatio: number;
}

/** Parent and references of a block. */
export const edgesOf = ({parent, refs}: Pick<Block, 'parent' | 'refs'>): readonly number[] =>
  parent < 0 ? refs : [parent, ...refs];

/** Whether `a` wins over `b`: it weighs more, or as much with the larger hash. Source: conflux-rust, is_heavier. */
export const isHeavier = (
  a: readonly [weight: number, hash: string],
  b: readonly [weight: number, hash: string],
): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** The ancestor of a block at a height. */
export function ancestorAt(graph: Graph, index: number, height: number): number {
  let at = index;
  while (graph[at]!.height > height) at = graph[at]!.parent;
  return at;
}

/** The last block that the paths from the genesis block to both blocks have in common. */
export function commonAncestor(graph: Graph, first: number, second: number): number {
  const height = Math.min(graph[first]!.height, graph[second]!.height);
  let [a, b] = [ancestorAt(graph, first, height), ancestorAt(graph, second, height)];
  while (a !== b) [a, b] = [graph[a]!.parent, graph[b]!.parent];
  return a;
}
