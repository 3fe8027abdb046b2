import data from './hardforks.json';
import type {FactFiles} from './schemas/types';

/** Network upgrades, oldest first. Heights are epoch numbers unless the key is `block`. */
export const hardForks = data as FactFiles['hardforks'];
