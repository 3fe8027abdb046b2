import type {FilmBlock, Heads} from '../model/film';
import {sceneOf} from '../model/scene';
import type {RawBlock} from './decode';

/** An epoch as the network described it: its blocks in the order of `cfx_getBlocksByEpoch`. */
export interface RawEpoch {
  readonly number: number;
  readonly blocks: readonly RawBlock[];
}

/**
 * Why responses can't be assembled to a film. `switched`: the pivot chain changed between two of them, which is normal
 * at its end. `contradiction`: they can't all be true.
 */
export type Misfit = 'switched' | 'contradiction';

/** Points the blocks at each other; undefined if one points to a block that comes after it, or has a wrong height. */
function linked(raws: readonly RawBlock[]): FilmBlock[] | undefined {
  const indexes = new Map(raws.map(({hash}, index) => [hash, index]));
  if (indexes.size < raws.length) return undefined;
  const blocks = raws.map((raw): FilmBlock => ({
    ...raw,
    parent: indexes.get(raw.parent) ?? -1,
    refs: raw.refs.flatMap((hash) => indexes.get(hash) ?? []),
  }));
  const isSound = blocks.every(
    ({parent, refs, height}, index) =>
      [parent, ...refs].every((older) => older < index) && (parent < 0 || blocks[parent]!.height === height - 1),
  );
  return isSound ? blocks : undefined;
}

/** Makes a film of consecutive epochs, oldest first, and checks that they follow from the edges of their blocks. */
export function assemble(epochs: readonly RawEpoch[]): readonly FilmBlock[] | Misfit {
  const pivots = epochs.map(({blocks}) => blocks.at(-1)!);
  if (epochs.some(({number}, index) => number !== epochs[0]!.number + index)) return 'contradiction';
  if (pivots.some(({parent}, index) => index > 0 && parent !== pivots[index - 1]!.hash)) return 'switched';
  if (pivots.some(({height}, index) => height !== epochs[index]!.number)) return 'contradiction';
  const blocks = linked(epochs.flatMap((epoch) => epoch.blocks));
  if (!blocks) return 'contradiction';
  const heads: Heads = {latest_mined: 0, latest_state: 0, latest_confirmed: 0, latest_finalized: 0};
  const scene = sceneOf(
    {first: epochs[0]!.number, blocks, frames: [{arrived: blocks.length, end: blocks.length - 1, heads}]},
    0,
  );
  const found = scene.epochs.map((epoch) => epoch.blocks.map((index) => blocks[index]!.hash).join());
  const told = epochs.map((epoch) => epoch.blocks.map(({hash}) => hash).join());
  return found.join(';') === told.join(';') ? blocks : 'contradiction';
}
