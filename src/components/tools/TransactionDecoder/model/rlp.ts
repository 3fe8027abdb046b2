import {Fault} from './fault';

/**
 * RLP in its only canonical form: each value has one encoding, as the node requires it.
 * Source: Ethereum's yellow paper, appendix B.
 */
export interface Item {
  readonly isList: boolean;
  /** First byte of the item, then first byte of its content, then the byte after it. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
}

/** A byte string, or a list of such trees. */
export type Tree = Uint8Array | readonly Tree[];

/** Below this value, a byte is its own encoding; above it are the prefixes of strings, then of lists. */
const [STRING, LIST] = [0x80, 0xc0];
/** Lengths up to this are in the first byte; longer ones are in the bytes after it. */
const SHORT = 55;

/** A length in separate bytes. */
function longLength(bytes: Uint8Array, start: number, count: number, end: number): number {
  if (start + 1 + count > end) throw new Fault('truncated', start, '', String(start + 1 + count - end));
  const digits = bytes.subarray(start + 1, start + 1 + count);
  const length = digits.reduce((sum, byte) => sum * 256 + byte, 0);
  if (digits[0] === 0 || length <= SHORT) throw new Fault('longForm', start);
  return length;
}

/** The item that starts at a byte; it must end before the byte `end`. */
export function readItem(bytes: Uint8Array, start: number, end: number): Item {
  if (start >= end) throw new Fault('noBody', start);
  const first = bytes[start]!;
  if (first < STRING) return {isList: false, start, from: start, to: start + 1};
  const isList = first >= LIST;
  const length = first - (isList ? LIST : STRING);
  const count = Math.max(0, length - SHORT);
  const from = start + 1 + count;
  const to = from + (count > 0 ? longLength(bytes, start, count, end) : length);
  if (to > end) throw new Fault('truncated', start, '', String(to - end));
  if (!isList && to - from === 1 && bytes[from]! < STRING) throw new Fault('byteForm', start);
  return {isList, start, from, to};
}

/** The items of a list. They share its bytes, so the number of steps is at most the number of bytes. */
export function itemsOf(bytes: Uint8Array, list: Item, field = ''): Item[] {
  if (!list.isList) throw new Fault('notList', list.start, field);
  const items: Item[] = [];
  for (let at = list.from; at < list.to; at = items.at(-1)!.to) items.push(readItem(bytes, at, list.to));
  return items;
}

/** Joins parts. */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A number as big-endian bytes without leading zeros: zero is empty. */
export function numberBytes(value: bigint): Uint8Array {
  const digits = value === 0n ? '' : value.toString(16);
  return Uint8Array.from((digits.length % 2 ? `0${digits}` : digits).match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function header(base: number, length: number): Uint8Array {
  if (length <= SHORT) return Uint8Array.of(base + length);
  const digits = numberBytes(BigInt(length));
  return Uint8Array.of(base + SHORT + digits.length, ...digits);
}

/** The bytes of a tree. */
export function encode(tree: Tree): Uint8Array {
  if (tree instanceof Uint8Array)
    return tree.length === 1 && tree[0]! < STRING ? tree : concat([header(STRING, tree.length), tree]);
  const content = concat(tree.map(encode));
  return concat([header(LIST, content.length), content]);
}
