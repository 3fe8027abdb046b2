import {bytesOf} from '@site/src/components/parts/Calculator/bytes';
import {FORMS, type AccessEntry, type Authorization, type Fields, type FieldName, type Transaction} from './kinds';
import {concat, encode, numberBytes, type Tree} from './rlp';

const hexBytes = (hex: string): Uint8Array => bytesOf(hex === '' ? '0x' : hex);
const accessTree = ({address, storageKeys}: AccessEntry): Tree => [hexBytes(address), storageKeys.map(hexBytes)];
const authorizationTree = ({chainId, address, nonce, yParity, r, s}: Authorization): Tree => [
  numberBytes(chainId),
  hexBytes(address),
  ...[nonce, yParity, r, s].map(numberBytes),
];

function treeOf(name: FieldName, fields: Fields): Tree {
  switch (name) {
    case 'to':
    case 'data':
      return hexBytes(fields[name]!);
    case 'accessList':
      return fields.accessList!.map(accessTree);
    case 'authorizationList':
      return fields.authorizationList!.map(authorizationTree);
    default:
      return numberBytes(fields[name]!);
  }
}

const EMPTY = new Uint8Array();

/** The bytes whose hash is signed. Source: conflux-rust v3.0.3, crates/primitives/src/transaction/mod.rs:460. */
export function signingBytes({kind, fields}: Transaction): Uint8Array {
  const {prefix, fields: names} = FORMS[kind];
  const list = names.map((name) => treeOf(name, fields));
  return concat([Uint8Array.from(prefix), encode(kind === 'espace0' ? [...list, EMPTY, EMPTY] : list)]);
}

/** `v` of a legacy eSpace transaction: EIP-155 adds the chain ID. Source: eth_transaction.rs:309. */
const legacyV = ({fields, kind}: Transaction, yParity: number): bigint =>
  BigInt(yParity) + (kind === 'espace0' ? 35n + 2n * fields.chainId! : 27n);

/** All bytes of a transaction: with its signature, or the bytes that are to be signed. Source: mod.rs:556. */
export function rawBytes(transaction: Transaction): Uint8Array {
  const {kind, fields, signature} = transaction;
  if (!signature) return signingBytes(transaction);
  const {space, prefix, fields: names, type} = FORMS[kind];
  const isLegacy = space === 'espace' && type === 0;
  const list = names.filter((name) => !(kind === 'espace0' && name === 'chainId')).map((name) => treeOf(name, fields));
  const {yParity, r, s} = signature;
  const end = [isLegacy ? legacyV(transaction, yParity) : BigInt(yParity), r, s].map(numberBytes);
  return concat([Uint8Array.from(prefix), encode(space === 'core' ? [list, ...end] : [...list, ...end])]);
}
