import type {Phase} from '@site/src/facts/voteTimelines';

/**
 * Share of the width of each part: those without a length, and short ones, are wide enough for their text. Not to
 * scale.
 */
export const WIDTHS: Readonly<Record<Phase, number>> = {lock: 0.4, active: 0.3, absent: 0.4, unlock: 0.3, dispute: 1};
