import data from './known-names.json';
import type {FactFiles} from './schemas/types';

const {contracts, topics} = data as FactFiles['known-names'];

/**
 * Names of the internal contracts (by hex address) and of common event topics. The keys are in lower case, because the
 * playground looks values up in that form.
 */
export const knownNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...contracts.map(({name, hex}) => [hex.toLowerCase(), name]),
  ...topics.map(({signature, topic}) => [topic, signature]),
]);
