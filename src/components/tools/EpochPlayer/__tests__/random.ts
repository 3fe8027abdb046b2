import {chance} from '@site/src/components/tools/TreeGraphExplorer/model/luck';
import type {FilmBlock, Heads} from '../model/film';

const hashOf = (seed: number, index: number): string =>
  `0x${Array.from({length: 8}, (_, part) =>
    Math.floor(chance(seed, index, 20 + part) * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')}`;

/** A graph of up to 11 blocks, each on any parent and with any references, and a pivot chain to any of its blocks. */
export function randomGraph(seed: number): {
  readonly blocks: readonly FilmBlock[];
  readonly end: number;
  readonly heads: Heads;
} {
  const size = 2 + Math.floor(chance(seed, 0, 1) * 10);
  const blocks: FilmBlock[] = [];
  for (let index = 0; index < size; index++) {
    const parent = index === 0 ? -1 : Math.floor(chance(seed, index, 2) * index);
    const refs = blocks.flatMap((_, older) =>
      older !== parent && chance(seed, index * 16 + older, 3) < 0.25 ? [older] : [],
    );
    blocks.push({
      hash: hashOf(seed, index),
      height: index === 0 ? 7 : blocks[parent]!.height + 1,
      parent,
      refs,
      transactions: 0,
      deferredStateRoot: hashOf(seed, 100 + index),
    });
  }
  const head = (purpose: number) => 5 + Math.floor(chance(seed, 0, purpose) * 12);
  return {
    blocks,
    end: Math.floor(chance(seed, 0, 4) * size),
    heads: {latest_mined: head(5), latest_state: head(6), latest_confirmed: head(7), latest_finalized: head(8)},
  };
}
