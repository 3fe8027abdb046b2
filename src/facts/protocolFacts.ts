import data from './protocol.json';
import type {FactFiles} from './schemas/types';
import type {ProtocolFact} from './types';

export const protocolFacts = data as FactFiles['protocol'];

/** A protocol value by id. An unknown id stops the build. */
export function protocolFact(id: string): ProtocolFact {
  const found = protocolFacts.find((one) => one.id === id);
  if (!found) {
    throw new Error(`There is no fact "${id}" in src/facts/protocol.json.`);
  }
  return found;
}
