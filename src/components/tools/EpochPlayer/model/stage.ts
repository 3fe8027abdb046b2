import type {Heads} from './film';

/** How far a block has come. `arrived` is a block that no pivot block can reach yet. */
export const STAGES = ['arrived', 'ordered', 'executed', 'confirmed', 'final'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Stage of a block by the epoch that it is in; undefined for none. A later stage includes the earlier ones, regardless
 * of what the node reports about those.
 */
export function stageOf(epoch: number | undefined, heads: Heads): Stage {
  if (epoch === undefined) return 'arrived';
  if (epoch <= heads.latest_finalized) return 'final';
  if (epoch <= heads.latest_confirmed) return 'confirmed';
  return epoch <= heads.latest_state ? 'executed' : 'ordered';
}
