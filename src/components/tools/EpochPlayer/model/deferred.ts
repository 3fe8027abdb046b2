import type {SceneBlock} from './scene';

/**
 * Epoch whose state a block's `deferredStateRoot` is about: that of its ancestor `deferral` blocks before. The genesis
 * block's for the first ones.
 * Source: conflux-rust@v3.0.2, crates/cfxcore/core/src/consensus/consensus_inner/mod.rs:3500
 * get_deferred_state_arena_index.
 */
export const stateBehind = ({height}: Pick<SceneBlock, 'height'>, deferral: number): number =>
  Math.max(0, height - deferral);

/** Height of the pivot block that contains the state root of an epoch. */
export const stateShownAt = (epoch: number, deferral: number): number => epoch + deferral;
