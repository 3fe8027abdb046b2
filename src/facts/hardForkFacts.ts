import data from './hardforks.json';
import type {FactFiles} from './schemas/types';

/** Network upgrades, oldest first. Heights are epoch numbers unless they say `block`. */
export const hardForks = data as FactFiles['hardforks'];
