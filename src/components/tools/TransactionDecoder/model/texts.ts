import {toChecksum} from '@site/src/components/parts/Calculator/checksum';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import {encodeAddress} from '@site/src/openrpcAdapter/base32';
import {UNITS, type Texts} from './form';
import {FORMS, type FieldName, type Fields, type Kind, type Transaction} from './kinds';

/** An address as its space writes it: base32 with the chain ID as network, or hex with the capitals of EIP-55. */
export function shownAddress(kind: Kind, hex: string, chainId: bigint | undefined): string {
  return FORMS[kind].space === 'core' && chainId ? encodeAddress(hex, Number(chainId)) : toChecksum(hex);
}

/** A number of a list in JSON: hex if it is as long as a hash. */
const plain = (value: unknown): unknown =>
  typeof value !== 'bigint' ? value : value > 2n ** 52n ? `0x${value.toString(16)}` : Number(value);

/**
 * Lists as libraries write them in JSON. The replacer reads from the list, because some libraries give bigint a method
 * `toJSON`, which comes first.
 */
export function listText(fields: Fields, name: 'accessList' | 'authorizationList'): string {
  const list = fields[name] ?? [];
  if (list.length === 0) return '[]';
  return JSON.stringify(
    list,
    function replace(this: Record<string, unknown>, key) {
      return plain(this[key]);
    },
    1,
  );
}

function textOf({kind, fields}: Transaction, name: FieldName): string {
  const unit = UNITS[name];
  if (unit) return formatAmount(fields[name] as bigint, unit);
  switch (name) {
    case 'accessList':
    case 'authorizationList':
      return listText(fields, name);
    case 'to':
      return fields.to === '' ? '' : shownAddress(kind, fields.to!, fields.chainId);
    default:
      return String(fields[name]);
  }
}

/** The form's values for a transaction, so that it can be changed and encoded again. */
export function textsOf(transaction: Transaction): Texts {
  return Object.fromEntries(FORMS[transaction.kind].fields.map((name) => [name, textOf(transaction, name)]));
}
