import {KINDS, FORMS, BITS, type AccessEntry, type Authorization, type Fields, type Kind} from '../model/kinds';

/** Pseudorandom numbers from a seed (mulberry32): from 0 to below 1. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;
export const below = (chance: Random, limit: number): number => Math.floor(chance() * limit);
export const hexBytes = (chance: Random, count: number): string =>
  `0x${Array.from({length: count}, () => below(chance, 256).toString(16).padStart(2, '0')).join('')}`;

/** A number of at most this many bits: often small, sometimes zero, sometimes the largest. */
function bigNumber(chance: Random, bits: number): bigint {
  const kind = below(chance, 8);
  if (kind === 0) return 0n;
  if (kind === 1) return 2n ** BigInt(bits) - 1n;
  return BigInt.asUintN(1 + below(chance, bits), BigInt(hexBytes(chance, 32)));
}

const listOf = <Value>(chance: Random, most: number, make: () => Value): Value[] =>
  Array.from({length: below(chance, most + 1)}, make);
const accessEntry = (chance: Random): AccessEntry => ({
  address: hexBytes(chance, 20),
  storageKeys: listOf(chance, 3, () => hexBytes(chance, 32)),
});
const authorization = (chance: Random): Authorization => ({
  chainId: bigNumber(chance, 31),
  address: hexBytes(chance, 20),
  nonce: bigNumber(chance, 52),
  yParity: BigInt(below(chance, 2)),
  r: BigInt(hexBytes(chance, 32)),
  s: BigInt(hexBytes(chance, 32)) >> 1n,
});

/** Fields of a kind that the other libraries for this kind can read too: a chain ID of at least 1. */
export function randomFields(chance: Random, kind: Kind): Fields {
  const value = (name: keyof Fields): Fields[keyof Fields] => {
    switch (name) {
      case 'to':
        return below(chance, 6) === 0 && kind !== 'espace4' ? '' : hexBytes(chance, 20);
      case 'data':
        return hexBytes(chance, [0, 1, 4, 32, 55, 56, 57, 300][below(chance, 8)]!);
      case 'accessList':
        return listOf(chance, 3, () => accessEntry(chance));
      case 'authorizationList':
        return [authorization(chance), ...listOf(chance, 2, () => authorization(chance))];
      case 'chainId':
        return [1n, 71n, 1029n, 1030n, 2n ** 32n - 1n, 1n + BigInt(below(chance, 2 ** 31))][below(chance, 6)]!;
      default:
        return bigNumber(chance, BITS[name] ?? 256);
    }
  };
  return Object.fromEntries(FORMS[kind].fields.map((name) => [name, value(name)]));
}

export const anyKind = (chance: Random): Kind => KINDS[below(chance, KINDS.length)]!;

/** Lets the test runner report now and then: a worker that is silent for a minute counts as lost. */
export const breathe = (index: number): Promise<void> | undefined =>
  index % 100 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined;
