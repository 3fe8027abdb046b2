import type {AccessEntry, Authorization, Kind} from './kinds';
import {addressIn, FormFault, wholeNumber} from './form';

/** Keys of an authorization with their sizes in bits, as libraries write them in JSON. */
const NUMBERS = {chainId: 256, nonce: 64, yParity: 8, r: 256, s: 256} as const;

/** Replaces a fault with one that contains the position of the entry. */
function at<Value>(place: string, read: () => Value): Value {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof FormFault) throw new FormFault('listEntry', place);
    throw fault;
  }
}

/** Characters of a list, at most; the addresses in a longer one would take too long to check. */
export const MAX_LIST = 150_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value)) ? String(value) : '';

function objectsOf(text: string): {entry: Readonly<Record<string, unknown>>; place: string}[] {
  let list: unknown;
  try {
    list = text.length > MAX_LIST ? undefined : JSON.parse(text.trim() || '[]');
  } catch {
    throw new FormFault('listJson');
  }
  if (!Array.isArray(list)) throw new FormFault('listJson');
  return list.map((entry: unknown, index) => {
    if (!isObject(entry)) throw new FormFault('listEntry', `[${index}]`);
    return {entry, place: `[${index}]`};
  });
}

function slotOf(value: unknown): string {
  const slot = textOf(value);
  if (!/^0x[0-9a-f]{64}$/i.test(slot)) throw new FormFault('dataHex');
  return slot.toLowerCase();
}

function accessEntry(
  kind: Kind,
  entry: Readonly<Record<string, unknown>>,
  place: string,
  chainId: bigint | undefined,
): AccessEntry {
  const keys = entry.storageKeys;
  if (!Array.isArray(keys)) throw new FormFault('listEntry', `${place}.storageKeys`);
  return {
    address: at(`${place}.address`, () => addressIn(kind, textOf(entry.address), chainId)),
    storageKeys: keys.map((key: unknown, index) => at(`${place}.storageKeys[${index}]`, () => slotOf(key))),
  };
}

function authorization(kind: Kind, entry: Readonly<Record<string, unknown>>, place: string): Authorization {
  const number = (key: keyof typeof NUMBERS) =>
    at(`${place}.${key}`, () => wholeNumber(textOf(entry[key]), NUMBERS[key]));
  return {
    address: at(`${place}.address`, () => addressIn(kind, textOf(entry.address), undefined)),
    chainId: number('chainId'),
    nonce: number('nonce'),
    yParity: number('yParity'),
    r: number('r'),
    s: number('s'),
  };
}

/** Reads a list that is typed as JSON; an empty text is an empty list. */
export function readLists(
  kind: Kind,
  name: 'accessList' | 'authorizationList',
  text: string,
  chainId: bigint | undefined,
): AccessEntry[] | Authorization[] {
  const entries = objectsOf(text);
  return name === 'accessList'
    ? entries.map(({entry, place}) => accessEntry(kind, entry, place, chainId))
    : entries.map(({entry, place}) => authorization(kind, entry, place));
}
