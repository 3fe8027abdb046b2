import {bytesOf, hexOf, keccak256} from '@site/src/components/parts/Calculator/bytes';
import {decode} from './decode';
import {rawBytes, signingBytes} from './encode';
import {Fault, type Problem} from './fault';
import {readHex} from './hex';
import {FORMS, type Authorization, type Transaction} from './kinds';
import {concat, encode, numberBytes} from './rlp';
import {ORDER} from './signature';
import type {Recover} from './signer';

/** The values derived from the fields and the signature. Everything is lower-case hex. */
export interface Explained {
  readonly ok: true;
  readonly transaction: Transaction;
  readonly size: number;
  readonly signingHash: string;
  /** Missing while it is unsigned. */
  readonly hash?: string | undefined;
  readonly signer?: string | undefined;
  /**
   * The signers of the first authorizations; undefined for an invalid signature, so that the network skips it. Others
   * aren't recovered, because each takes about a millisecond.
   */
  readonly authorities: readonly (string | undefined)[];
}
export type Explanation = Explained | ({readonly ok: false} & Problem);

/**
 * First byte of the data that an authorization signs. Source: conflux-rust v3.1.0-testnet,
 * crates/primitives/src/transaction/authorization.rs:8.
 */
const MAGIC = 0x05;
/** 32 bytes. */
const WORD_DIGITS = /^(?:0x)?[0-9a-f]{64}$/i;
const U64_MAX = 2n ** 64n - 1n;
/** Authorizations whose signers are recovered, at most. */
export const MAX_RECOVERED = 20;

/** The account that signed an authorization. Source: authorization.rs:67. */
function authorityOf({chainId, address, nonce, yParity, r, s}: Authorization, recover: Recover): string | undefined {
  if (yParity > 1n || s > ORDER / 2n || s === 0n || r === 0n || r >= ORDER || nonce === U64_MAX) return undefined;
  const signed = concat([Uint8Array.of(MAGIC), encode([numberBytes(chainId), bytesOf(address), numberBytes(nonce)])]);
  return recover(bytesOf(keccak256(signed)), {yParity: yParity === 0n ? 0 : 1, r, s}, 'espace');
}

/** Hashes and signers of a transaction. */
export function explain(transaction: Transaction, recover: Recover): Explained {
  const {kind, fields, signature} = transaction;
  const raw = rawBytes(transaction);
  const signingHash = keccak256(signingBytes(transaction));
  const signer = signature && recover(bytesOf(signingHash), signature, FORMS[kind].space);
  const authorities = (fields.authorizationList ?? []).slice(0, MAX_RECOVERED).map((one) => authorityOf(one, recover));
  return {
    ok: true,
    transaction,
    size: raw.length,
    signingHash,
    ...(signature && {hash: keccak256(raw), signer}),
    authorities,
  };
}

/** Reads raw hex and explains it, or returns the reason why it can't be read. */
export function explainHex(text: string, recover: Recover): Explanation {
  try {
    const bytes = readHex(text);
    const explained = explain(decode(bytes), recover);
    const {signature} = explained.transaction;
    if (signature && explained.signer === undefined)
      throw new Fault(
        'noSigner',
        bytes.length - concat([signature.r, signature.s].map((half) => encode(numberBytes(half)))).length,
        'r',
      );
    return explained;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const {problem, at, field, detail} = fault;
    // A hash has this length, and so does a private key, which readers must not paste.
    return WORD_DIGITS.test(text.trim())
      ? {ok: false, problem: 'hashOrKey', at: 0, field: '', detail: ''}
      : {ok: false, problem, at, field, detail};
  }
}

/** The raw hex of a transaction: the signed bytes to send, or the unsigned bytes to sign. */
export const rawHex = (transaction: Transaction): string => hexOf(rawBytes(transaction));
