import {hasWrongCase} from '@site/src/components/parts/Calculator/checksum';
import {typedNumber} from '@site/src/components/parts/localNumber';
import {readAddress} from '@site/src/components/tools/MappedAddressCalculator/read';
import {parseAmount, type Problem as AmountProblem} from '@site/src/components/tools/UnitConverter/units';
import {MAX_BYTES} from './hex';
import type {InputProblem} from '@site/src/components/tools/MappedAddressCalculator/read';
import {BITS, FORMS, WORD, type FieldName, type Fields, type Kind, type Transaction} from './kinds';
import {readLists} from './formLists';

/** The values of the fields. Prices are in GDrip, the value in CFX; lists are JSON. */
export type Texts = Readonly<Partial<Record<FieldName, string>>>;

export type FormProblemId =
  | AmountProblem
  | InputProblem
  | 'notWhole'
  | 'tooManyBits'
  | 'noChain'
  | 'otherNetwork'
  | 'evmAddress'
  | 'wrongCase'
  | 'needsTo'
  | 'dataHex'
  | 'dataLong'
  | 'listJson'
  | 'listEntry';
export interface FormProblem {
  readonly id: FormProblemId;
  readonly detail: string;
}
/** Ends the reading of one field. */
export class FormFault extends Error implements FormProblem {
  constructor(
    readonly id: FormProblemId,
    readonly detail = '',
  ) {
    super(`${id} ${detail}`);
  }
}

/** Units in which a field is typed; the other numbers are counts. */
export const UNITS: Partial<Record<FieldName, 'gdrip' | 'cfx'>> = {
  gasPrice: 'gdrip',
  maxPriorityFeePerGas: 'gdrip',
  maxFeePerGas: 'gdrip',
  value: 'cfx',
};

/** A count in decimal or, with `0x`, in hexadecimal digits. */
export function wholeNumber(typed: string, bits: number): bigint {
  const text = typedNumber(typed);
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(text)) throw new FormFault('notWhole');
  const value = BigInt(text);
  if (value >= 2n ** BigInt(bits)) throw new FormFault('tooManyBits', String(bits));
  return value;
}

function amount(text: string, unit: 'gdrip' | 'cfx'): bigint {
  const parsed = parseAmount(text, unit);
  if (!parsed.ok) throw new FormFault(parsed.problem);
  return parsed.drip;
}

/** An address of the kind's space as lower-case hex. `chainId` is that of the transaction, as far as it can be read. */
export function addressIn(kind: Kind, typed: string, chainId: bigint | undefined): string {
  const text = typed.trim();
  if (FORMS[kind].space === 'espace') {
    if (!/^0x[0-9a-f]{40}$/i.test(text)) throw new FormFault('evmAddress');
    if (hasWrongCase(text)) throw new FormFault('wrongCase');
    return text.toLowerCase();
  }
  const read = readAddress(text);
  if (!read.ok) throw new FormFault(read.problem);
  if (read.networkId !== undefined && chainId !== undefined && BigInt(read.networkId) !== chainId)
    throw new FormFault('otherNetwork', String(read.networkId));
  return read.hex;
}

function dataOf(typed: string): string {
  const text = typed.trim() || '0x';
  if (text.length > 2 * MAX_BYTES) throw new FormFault('dataLong');
  if (!/^0x(?:[0-9a-f]{2})*$/i.test(text)) throw new FormFault('dataHex');
  return text.toLowerCase();
}

function valueOf(kind: Kind, name: FieldName, text: string, chainId: bigint | undefined): Fields[FieldName] {
  const unit = UNITS[name];
  if (unit) return amount(text, unit);
  switch (name) {
    case 'to':
      if (text.trim() !== '') return addressIn(kind, text, chainId);
      if (kind === 'espace4') throw new FormFault('needsTo');
      return '';
    case 'data':
      return dataOf(text);
    case 'accessList':
    case 'authorizationList':
      return readLists(kind, name, text, chainId);
    case 'chainId':
      // No chain has ID 0; in a legacy transaction, it would be the mark of another form.
      return wholeNumber(text, BITS[name]!) || fail('noChain');
    default:
      return wholeNumber(text, BITS[name] ?? WORD);
  }
}

function fail(id: FormProblemId): never {
  throw new FormFault(id);
}

export interface FormReading {
  readonly problems: Readonly<Partial<Record<FieldName, FormProblem>>>;
  /** Missing while a field has a problem. */
  readonly transaction?: Transaction;
}

/** Reads all fields of a form and returns the unsigned transaction, or the faults by field. */
export function readForm(kind: Kind, texts: Texts): FormReading {
  const problems: Partial<Record<FieldName, FormProblem>> = {};
  const fields: Record<string, unknown> = {};
  const names = FORMS[kind].fields;
  // The chain ID comes first: addresses are checked against it.
  for (const name of [...names].sort((one, other) => Number(other === 'chainId') - Number(one === 'chainId'))) {
    try {
      fields[name] = valueOf(kind, name, texts[name] ?? '', fields.chainId as bigint | undefined);
    } catch (fault) {
      if (!(fault instanceof FormFault)) throw fault;
      problems[name] = {id: fault.id, detail: fault.detail};
    }
  }
  return Object.keys(problems).length > 0
    ? {problems}
    : {problems, transaction: {kind, fields: Object.fromEntries(names.map((name) => [name, fields[name]]))}};
}
