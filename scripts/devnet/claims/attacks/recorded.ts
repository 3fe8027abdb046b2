import data from './recorded.json';
import type {AttackRecord} from './recordAttacks';

/** How each attack ends on a node, written by `npm run claims -- attacks`. */
export const recordedAttacks = data as unknown as AttackRecord;
