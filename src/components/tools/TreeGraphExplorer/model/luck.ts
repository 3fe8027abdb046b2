import type {Luck} from '../../../parts/BlockGraph/block';

/**
 * The ratios of the model. The network's are far larger: see the facts `timerRatio`, `timerBeta`, `ghastBeta` and
 * `ghastHeavyRatio`.
 */
export const MODEL = {timerRatio: 3, timerBeta: 3, leadBeta: 3, heavyRatio: 4} as const;

/** Mixes 32 bits so that different inputs produce different outputs (the finalizer of MurmurHash3). */
function mixed(input: number): number {
  let bits = input >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The same number between 0 and 1 (without 1) for the same seed, index and purpose. */
export const chance = (seed: number, index: number, purpose: number): number =>
  mixed(mixed(mixed(seed) ^ index) + purpose) / 2 ** 32;

/** Hash and quality of a block. Two blocks of a seed never have the same hash. */
export function luckOf(seed: number, index: number): Luck {
  const quality = 1 / (1 - chance(seed, index, 1));
  return {
    hash: mixed(mixed(seed) ^ index)
      .toString(16)
      .padStart(8, '0'),
    isTimer: quality >= MODEL.timerRatio,
    isHeavy: quality >= MODEL.heavyRatio,
  };
}
