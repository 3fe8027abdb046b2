import {protocolFact} from './protocolFacts';
import type {Space} from './types';

/** Drip in a GDrip. */
const GDRIP = 10n ** 9n;

/** The differences between the spaces for the computation of a fee. */
export interface SpaceRules {
  /** The sum of gas limits that fits into one block. */
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
