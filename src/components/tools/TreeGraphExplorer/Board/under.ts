import type {Graph} from '@site/src/components/parts/BlockGraph/block';
import {localList} from '@site/src/components/parts/localNumber';
import type {Reading} from '../model/reading';

/** The possible meanings of the small number below the name of a block. */
export const UNDER = ['weight', 'epoch', 'order'] as const;
export type Under = (typeof UNDER)[number];

/** The name of a block: a number in the order of arrival, from 1 as in the drawing of the page. */
export const nameOf = (index: number): number => index + 1;
/** Position in the order, from 1. */
export const positionOf = ({positionOf: positions}: Reading, index: number): number | undefined =>
  positions[index] === undefined ? undefined : positions[index] + 1;
/** The names of some blocks. */
export const names = (blocks: readonly number[]): string => localList(blocks.map((block) => String(nameOf(block))));

/** The small number of a block; a dash while the block has no such number. */
export function underText(under: Under, index: number, reading: Reading): string {
  const values = {weight: reading.weights[index], epoch: reading.epochOf[index], order: positionOf(reading, index)};
  return String(values[under] ?? '–');
}

/** Marks in the corner of a block: T for a timer block, A for an adaptive one. */
export const marksOf = (graph: Graph, index: number, timers: readonly number[]): string =>
  `${timers.includes(index) ? 'T' : ''}${graph[index]!.isAdaptive ? 'A' : ''}`;
