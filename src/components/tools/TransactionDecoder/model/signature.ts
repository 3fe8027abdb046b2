import {Fault} from './fault';
import type {Signature} from './kinds';
import type {Reader} from './read';
import type {Item} from './rlp';

/** Order of the group of secp256k1. Source: SEC 2, section 2.4.1. */
export const ORDER = 0xffffffff_ffffffff_ffffffff_fffffffe_baaedce6_af48a03b_bfd25e8c_d0364141n;

/**
 * `r` and `s`, checked as the node checks them before it recovers. Source: conflux-rust v3.0.3,
 * crates/cfxcore/core/src/verification.rs:733.
 */
function halves(reader: Reader, [rItem, sItem]: readonly Item[]): {r: bigint; s: bigint} {
  const numbers = (
    [
      [rItem!, 'r'],
      [sItem!, 's'],
    ] as const
  ).map(([item, name]) => {
    const value = reader.number(item, name);
    if (value === 0n) throw new Fault('zeroSignature', item.start, name);
    if (value >= ORDER) throw new Fault('signatureRange', item.start, name);
    return value;
  });
  const [r, s] = numbers as [bigint, bigint];
  if (s > ORDER / 2n) throw new Fault('highS', sItem!.start, 's');
  return {r, s};
}

/** `v`, `r` and `s` in Core Space and in typed transactions: `v` is 0 or 1. */
export function readSignature(reader: Reader, items: readonly Item[]): Signature {
  const yParity = reader.number(items[0]!, 'v', 256);
  if (yParity > 1n) throw new Fault('badParity', items[0]!.start, 'v', String(yParity).slice(0, 20));
  return {yParity: yParity === 0n ? 0 : 1, ...halves(reader, items.slice(1))};
}

const MAX_CHAIN = 2n ** 32n - 1n;

/**
 * `v` of a legacy eSpace transaction, which also contains the chain ID. Source: eth_transaction.rs:321
 * (extract_standard_v).
 */
export function legacyOf(reader: Reader, items: readonly Item[]): {chainId: bigint | undefined; signature: Signature} {
  const {start} = items[0]!;
  const v = reader.number(items[0]!, 'v');
  if (v !== 27n && v !== 28n && v < 35n) throw new Fault('badV', start, 'v', String(v));
  const chainId = v < 35n ? undefined : (v - 35n) / 2n;
  if (chainId !== undefined && chainId > MAX_CHAIN) throw new Fault('chainTooBig', start, 'v');
  return {chainId, signature: {yParity: (v - 1n) % 2n === 0n ? 0 : 1, ...halves(reader, items.slice(1))}};
}
