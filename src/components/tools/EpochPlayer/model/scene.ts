import {edgesOf} from '@site/src/components/parts/BlockGraph/block';
import {epochsOf} from '@site/src/components/tools/TreeGraphExplorer/model/epochs';
import type {Film, FilmBlock, Frame} from './film';
import {stageOf, type Stage} from './stage';

/** A block that can be drawn. */
export interface SceneBlock extends FilmBlock {
  readonly index: number;
  /** All blocks of the scene that this one can reach, without itself. */
  readonly past: ReadonlySet<number>;
}

/** One epoch: its blocks in their order, the pivot block last. */
export interface SceneEpoch {
  readonly number: number;
  readonly blocks: readonly number[];
  readonly stage: Stage;
}

/** The content of a frame of a film. */
export interface Scene {
  readonly frame: Frame;
  readonly blocks: readonly SceneBlock[];
  readonly pivot: readonly number[];
  readonly epochs: readonly SceneEpoch[];
  /** Blocks that no pivot block can reach yet. */
  readonly loose: readonly number[];
}

/** The blocks with their pasts. A block comes after all that it points to. */
function withPasts(blocks: readonly FilmBlock[]): SceneBlock[] {
  const done: SceneBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const past = new Set<number>();
    for (const older of edgesOf(block)) for (const one of [older, ...done[older]!.past]) past.add(one);
    done.push({...block, index, past});
  }
  return done;
}

/** The pivot chain down from its last block. */
function chainTo(blocks: readonly FilmBlock[], end: number): number[] {
  const chain: number[] = [];
  for (let at = end; at >= 0; at = blocks[at]!.parent) chain.unshift(at);
  return chain;
}

/** Draws up a frame of a film. */
export function sceneOf({first, blocks: all, frames}: Film, index: number): Scene {
  const frame = frames[index]!;
  const blocks = withPasts(all.slice(0, frame.arrived));
  const pivot = chainTo(blocks, frame.end);
  const epochs = epochsOf(blocks, pivot).map((members, position) => ({
    number: first + position,
    blocks: members,
    stage: stageOf(first + position, frame.heads),
  }));
  const ordered = new Set(epochs.flatMap(({blocks: members}) => members));
  return {frame, blocks, pivot, epochs, loose: blocks.flatMap(({index: one}) => (ordered.has(one) ? [] : [one]))};
}

/** The epoch of a block; undefined while it is in none. */
export const epochOf = ({epochs}: Scene, block: number): SceneEpoch | undefined =>
  epochs.find(({blocks}) => blocks.includes(block));

/** All blocks in their order, then those without an epoch. */
export const orderOf = ({epochs, loose}: Scene): number[] => [...epochs.flatMap(({blocks}) => blocks), ...loose];

/** Stage of a block; undefined while it hasn't arrived. */
export function stageIn(scene: Scene, block: number): Stage | undefined {
  return block < scene.blocks.length ? stageOf(epochOf(scene, block)?.number, scene.frame.heads) : undefined;
}
