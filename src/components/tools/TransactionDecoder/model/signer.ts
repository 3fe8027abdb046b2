import {secp256k1} from '@noble/curves/secp256k1';
import {keccak256} from '@site/src/components/parts/Calculator/bytes';
import type {Space} from '@site/src/facts/types';
import type {Signature} from './kinds';

/** The account whose key signed a hash, as lower-case hex; undefined where no key can have made the signature. */
export type Recover = (hash: Uint8Array, signature: Signature, space: Space) => string | undefined;

/**
 * Recovers the account. In Core Space, the first hexadecimal digit of an account with a key is 1.
 * Source: conflux-rust v3.0.3, crates/cfx_key/src/keypair.rs:24 (public_to_address).
 */
export const recover: Recover = (hash, {yParity, r, s}, space) => {
  try {
    const point = new secp256k1.Signature(r, s).addRecoveryBit(yParity).recoverPublicKey(hash).toBytes(false);
    const address = keccak256(point.subarray(1)).slice(-40);
    return `0x${space === 'core' ? `1${address.slice(1)}` : address}`;
  } catch {
    // The library throws if r is not on the curve; no other bytes of a transaction make it throw.
    return undefined;
  }
};
