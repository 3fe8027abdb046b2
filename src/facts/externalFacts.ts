import data from './external.json';
import type {FactFiles} from './schemas/types';

/** Something that other people run or published, with its address and, if it has one, its release or its date. */
export type ExternalFact = FactFiles['external'][number];

/** A record by id. An unknown id stops the build. */
export function externalFact(id: string): ExternalFact {
  const found = (data as FactFiles['external']).find((one) => one.id === id);
  if (!found) throw new Error(`There is no record "${id}" in src/facts/external.json.`);
  return found;
}
