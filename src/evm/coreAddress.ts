import {Address} from '@ethereumjs/util';
import {keccak_256} from '@noble/hashes/sha3';
import {wordOf} from './hex';

/** First four bits of an address in Core Space: what kind of account it is. */
const KIND = {user: 0x10, contract: 0x80};

/** Sets the bits that say what kind of account an address of Core Space belongs to. */
export function withKind(address: Uint8Array, kind: keyof typeof KIND): Uint8Array {
  const changed = Uint8Array.from(address);
  changed[0] = (changed[0]! & 0x0f) | KIND[kind];
  return changed;
}

/**
 * Address of a new contract in Core Space, which depends on its init code: from the creator and its nonce, or with a
 * salt.
 * Source: Conflux-Chain/conflux-rust@v3.0.2: crates/cfx_types/src/contract_address.rs
 */
export function coreContractAddress(
  creator: Uint8Array,
  from: {nonce: bigint} | {salt: Uint8Array},
  initCode: Uint8Array,
): Address {
  const [first, word] = 'salt' in from ? [0xff, from.salt] : [0, wordOf(from.nonce).reverse()];
  const hashed = keccak_256(Uint8Array.from([first, ...creator, ...word, ...keccak_256(initCode)]));
  return new Address(withKind(hashed.slice(12), 'contract'));
}
