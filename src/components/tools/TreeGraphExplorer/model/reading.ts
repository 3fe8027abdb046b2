import type {Graph, Rules} from '../../../parts/BlockGraph/block';
import {epochsOf} from './epochs';
import {judgeFirst, leadOf, subtreeWeights} from './pivot';

/** The results of the rules for a graph, block by block. */
export interface Reading {
  readonly pivot: readonly number[];
  readonly epochs: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly leads: readonly number[];
  /** The highest block that the timer chain has confirmed for good; 0 if it is only the genesis block. */
  readonly confirmed: number;
  readonly timers: readonly number[];
  /** Epoch of each block and position in the order, from 0; undefined while no pivot block can reach the block. */
  readonly epochOf: readonly (number | undefined)[];
  readonly positionOf: readonly (number | undefined)[];
  /** Blocks that left the pivot chain when the newest block arrived. */
  readonly left: readonly number[];
}

/** Applies all rules to a graph. */
export function read(graph: Graph, rules: Rules): Reading {
  const {pivot, confirmed, timers} = judgeFirst(graph, graph.length, rules);
  const weights = subtreeWeights(graph, new Set(graph.keys()));
  const epochs = epochsOf(graph, pivot);
  const order = epochs.flat();
  const [epochOf, positionOf] = [
    new Map(epochs.flatMap((blocks, epoch) => blocks.map((block) => [block, epoch] as const))),
    new Map(order.map((block, position) => [block, position])),
  ];
  const before = graph.length > 1 ? judgeFirst(graph, graph.length - 1, rules).pivot : [];
  return {
    pivot,
    epochs,
    weights,
    leads: graph.map(({index}) => leadOf(graph, index, weights)),
    confirmed,
    timers,
    epochOf: graph.map(({index}) => epochOf.get(index)),
    positionOf: graph.map(({index}) => positionOf.get(index)),
    left: before.filter((block) => !pivot.includes(block)),
  };
}
