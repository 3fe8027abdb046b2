import data from './known-names.json';

/**
 * Names of the internal contracts (by hex address) and of common event topics, keys in lower case: the form in which
 * the playground looks values up.
 */
export const knownNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...data.contracts.map(({name, hex}) => [hex.toLowerCase(), name]),
  ...data.topics.map(({signature, topic}) => [topic, signature]),
]);
