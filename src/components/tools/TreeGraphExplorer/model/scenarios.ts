import {ancestorAt, type Graph, type Rules} from '../../../parts/BlockGraph/block';
import {chance, luckOf} from './luck';
import {genesisGraph, judgeAll, mine, prepare, type Move} from './mine';
import {judgeFirst, pivotChain, subtreeWeights} from './pivot';

export const SCENARIOS = ['example', 'honest', 'attack'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Newest blocks that an honest miner might not have received yet. */
const DELAY = 3;
/** Purposes of random numbers; `luckOf` uses 1. */
const [WHEN, WHERE] = [2, 3];

/** The graph of the page's example and of its drawing: blocks 1 to 8 of the drawing are 0 to 7 here. */
export const EXAMPLE: readonly Move[] = [
  {parent: 0, received: 0},
  {parent: 0, received: 0},
  {parent: 0, received: 0},
  {parent: 1, received: 4},
  {parent: 1, received: 0},
  {parent: 2, received: 0},
  {parent: 4, received: 7},
];

/**
 * An honest miner that has not received the newest blocks yet, and that waits with a few more if their timer blocks
 * contradict each other.
 */
function honestMove(graph: Graph, seed: number, rules: Rules): Move {
  for (
    let received = Math.max(1, graph.length - Math.floor(chance(seed, graph.length, WHEN) * (DELAY + 1)));
    ;
    received--
  ) {
    const move = {parent: judgeFirst(graph, received, rules).pivot.at(-1)!, received};
    if (received === 1 || prepare(graph, move, rules)) return move;
  }
}

/**
 * Two branches of the genesis block, each with half of the honest miners. The miners stay while the branches differ by
 * at most one block, because the last one has not reached everyone. As soon as they differ by two, the attacker
 * publishes a block on the lighter branch.
 */
function attackMove(graph: Graph, seed: number, rules: Rules): Move {
  if (graph.length < 3) return {parent: 0, received: 0};
  const all = new Set(graph.keys());
  const {confirmed, pivot} = judgeAll(graph, rules);
  const weights = subtreeWeights(graph, all);
  const [heavier, lighter] = [pivot[1]!, 3 - pivot[1]!];
  // The reader has built something else.
  if (heavier > 2 || graph[lighter]!.parent !== 0) return honestMove(graph, seed, rules);
  const lead = confirmed > 0 ? Infinity : weights[heavier]! - weights[lighter]!;
  const isAttack = lead === 2 && ancestorAt(graph, graph.length - 1, 1) === heavier;
  const isOnLighter = isAttack || (lead <= 1 && chance(seed, graph.length, WHERE) < 0.5);
  return {
    parent: isOnLighter ? pivotChain(graph, all, lighter).at(-1)! : pivot.at(-1)!,
    received: graph.length,
    ...(isAttack && {isAttack}),
  };
}

/** The next event in a scenario. The example has its own end; after it, honest miners continue. */
export function nextMove(scenario: Scenario, graph: Graph, seed: number, rules: Rules): Move {
  const planned =
    scenario === 'attack'
      ? attackMove(graph, seed, rules)
      : scenario === 'example'
        ? EXAMPLE[graph.length - 1]
        : undefined;
  // The blocks that the reader has added can make the plan impossible.
  return planned && prepare(graph, planned, rules) ? planned : honestMove(graph, seed, rules);
}

/** The graph after these moves, up to the first one that is impossible. */
export function graphOf(moves: readonly Move[], seed: number, rules: Rules): Graph {
  let graph = genesisGraph(luckOf(seed, 0));
  for (const move of moves) {
    const next = mine(graph, move, luckOf(seed, graph.length), rules);
    if (!next) break;
    graph = next;
  }
  return graph;
}

/** The first moves of a scenario. */
export function movesOf(scenario: Scenario, count: number, seed: number, rules: Rules): Move[] {
  const moves: Move[] = [];
  let graph: Graph | undefined = graphOf([], seed, rules);
  while (graph && moves.length < count) {
    const move = nextMove(scenario, graph, seed, rules);
    graph = mine(graph, move, luckOf(seed, graph.length), rules);
    if (graph) moves.push(move);
  }
  return moves;
}
