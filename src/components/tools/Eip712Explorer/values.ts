import {bytesOf, keccak256} from '@site/src/components/parts/Calculator/bytes';
import {hasWrongCase} from '@site/src/components/parts/Calculator/checksum';
import {Fault} from './fault';

const WORD_DIGITS = 64;

function integerOf(value: unknown, path: string): bigint {
  if (typeof value === 'number') {
    // JSON has already rounded it, or it is not a whole number.
    if (!Number.isSafeInteger(value)) throw new Fault('unsafeNumber', path, String(value));
    return BigInt(value);
  }
  if (typeof value === 'string' && /^(?:-?\d+|0x[0-9a-f]+)$/i.test(value)) return BigInt(value);
  throw new Fault('notInteger', path);
}

function integerWord(type: string, value: unknown, path: string): string {
  const number = integerOf(value, path);
  const bits = BigInt(type.replace(/\D+/, ''));
  const isSigned = type.startsWith('int');
  const most = 2n ** (isSigned ? bits - 1n : bits) - 1n;
  const least = isSigned ? -most - 1n : 0n;
  if (number < least || number > most) throw new Fault('range', path, type);
  return BigInt.asUintN(256, number).toString(16).padStart(WORD_DIGITS, '0');
}

function addressWord(value: unknown, path: string): string {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) throw new Fault('notAddress', path);
  if (hasWrongCase(value)) throw new Fault('addressCase', path);
  return value.slice(2).toLowerCase().padStart(WORD_DIGITS, '0');
}

function bytesText(value: unknown, path: string): string {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) throw new Fault('notBytes', path);
  return value;
}

function fixedBytesWord(type: string, value: unknown, path: string): string {
  const text = bytesText(value, path);
  const length = Number(type.slice('bytes'.length));
  if (text.length !== 2 + 2 * length) throw new Fault('bytesLength', path, String(length));
  return text.slice(2).toLowerCase().padEnd(WORD_DIGITS, '0');
}

/** Whether the 32 bytes are a hash of the value and not the value itself. */
export const isHashed = (type: string): boolean => type === 'string' || type === 'bytes';

/**
 * The 32 bytes that EIP-712 puts in place of a value of an elementary type.
 * @throws Fault
 */
export function elementaryWord(type: string, value: unknown, path: string): string {
  switch (type) {
    case 'string':
      if (typeof value !== 'string') throw new Fault('notText', path);
      return keccak256(value);
    case 'bytes':
      return keccak256(bytesOf(bytesText(value, path)));
    case 'bool':
      if (typeof value !== 'boolean') throw new Fault('notBoolean', path);
      return `0x${(value ? '1' : '0').padStart(WORD_DIGITS, '0')}`;
    case 'address':
      return `0x${addressWord(value, path)}`;
    default:
      return `0x${type.startsWith('bytes') ? fixedBytesWord(type, value, path) : integerWord(type, value, path)}`;
  }
}
