import {privateToAddress, privateToPublic} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3';
import type {Space} from '@site/src/facts/types';
import {withKind} from './coreAddress';
import {bytesOf, hexOf, numberOf, wordOf, type Hex} from './hex';

/** Order of the curve secp256k1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** The private key of a development account: a hash of its name, which everyone knows. */
export const developmentKey = (name: string): Hex =>
  hexOf(keccak_256(new TextEncoder().encode(`conflux documentation development account: ${name}`)));

/** The address of a private key in a space, in lower case. */
export function addressOfKey(key: Hex, space: Space): Hex {
  const address = privateToAddress(bytesOf(key));
  return hexOf(space === 'core' ? withKind(address, 'user') : address);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base % ORDER, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % ORDER;
    square = (square * square) % ORDER;
  }
  return result;
}

/**
 * Signs a hash with a development key: r, s and v in 65 bytes, as `ECDSA.recover` expects them. For keys that everyone
 * knows: it takes no care to keep the key secret.
 */
export function sign(key: Hex, digest: Hex): Hex {
  const secret = numberOf(bytesOf(key));
  const once = (numberOf(keccak_256(bytesOf(`${key}${digest.slice(2)}`))) % (ORDER - 1n)) + 1n;
  // The point that belongs to `once` is the public key of this number.
  const point = privateToPublic(wordOf(once));
  const r = numberOf(point.subarray(0, 32)) % ORDER;
  const s = (power(once, ORDER - 2n) * (numberOf(bytesOf(digest)) + r * secret)) % ORDER;
  const isHigh = s > ORDER / 2n;
  const isOdd = point[63]! % 2 === 1;
  return hexOf(Uint8Array.from([...wordOf(r), ...wordOf(isHigh ? ORDER - s : s), isOdd === isHigh ? 27 : 28]));
}
