import {protocolFact} from './protocolFacts';
import type {Space} from './types';

/** Drip in a GDrip. */
const GDRIP = 10n ** 9n;

/** What differs between the spaces when a fee is computed. */
export interface SpaceRules {
  /** Gas limits that one block takes together. */
  readonly blockGas: bigint;
  /** Lowest base price, in Drip. */
  readonly leastPrice: bigint;
}

const fact = (id: string): bigint => BigInt(protocolFact(id).value);

/** The rules of a space, from the facts. */
export function rulesOf(space: Space): SpaceRules {
  const name = space === 'core' ? 'Core' : 'Espace';
  return {blockGas: fact(`blockGas${name}`), leastPrice: fact(`basePrice${name}`) * GDRIP};
}
