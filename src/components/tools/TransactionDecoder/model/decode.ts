import {Fault} from './fault';
import {FORMS, type Fields, type Kind, type Transaction} from './kinds';
import {Reader} from './read';
import {itemsOf, readItem, type Item} from './rlp';
import {legacyOf, readSignature} from './signature';

/** The first byte values of lists and of strings. */
const [STRING, LIST] = [0x80, 0xc0];
const [CORE_TYPES, EVM_TYPES, BLOBS] = [[1, 2], [1, 2, 4], 3];

/** The only item after the first bytes; nothing can follow it. */
function body(bytes: Uint8Array, start: number): Item {
  const item = readItem(bytes, start, bytes.length);
  if (item.to < bytes.length) throw new Fault('trailing', item.to, '', String(bytes.length - item.to));
  return item;
}

function fieldsOf(reader: Reader, kind: Kind, items: readonly Item[]): Fields {
  return Object.fromEntries(FORMS[kind].fields.map((name, index) => [name, reader.field(name, items[index]!, kind)]));
}

/** A Core Space list: `[fields, v, r, s]`, or only the fields. */
function core(reader: Reader, kind: Kind, list: Item): Transaction {
  const items = itemsOf(reader.bytes, list);
  const count = FORMS[kind].fields.length;
  const isSigned = items.length === 4;
  if (!isSigned && items.length !== count)
    throw new Fault('listLength', list.start, '', `${items.length} ≠ 4, ${count}`);
  const inner = isSigned ? itemsOf(reader.bytes, items[0]!, '[0]') : items;
  if (inner.length !== count) throw new Fault('listLength', items[0]!.start, '[0]', `${inner.length} ≠ ${count}`);
  const fields = fieldsOf(reader, kind, inner);
  return {kind, fields, ...(isSigned && {signature: readSignature(reader, items.slice(1))})};
}

/** A list of a typed eSpace transaction: the fields, optionally followed by `yParity`, `r` and `s`. */
function evm(reader: Reader, kind: Kind, list: Item): Transaction {
  const items = itemsOf(reader.bytes, list);
  const count = FORMS[kind].fields.length;
  if (items.length !== count && items.length !== count + 3)
    throw new Fault('listLength', list.start, '', `${items.length} ≠ ${count}, ${count + 3}`);
  const fields = fieldsOf(reader, kind, items);
  return {kind, fields, ...(items.length > count && {signature: readSignature(reader, items.slice(count))})};
}

/** `[…, data, v, r, s]` in eSpace. The chain ID is part of `v` (EIP-155). */
function signedLegacy(reader: Reader, items: readonly Item[]): Transaction {
  const {chainId, signature} = legacyOf(reader, items.slice(6));
  const kind: Kind = chainId === undefined ? 'espaceOld' : 'espace0';
  return {kind, fields: {...fieldsOf(reader, 'espaceOld', items), ...(chainId !== undefined && {chainId})}, signature};
}

/**
 * Nine items have three possible meanings. Two empty items at the end are the mark of EIP-155. Otherwise, the eighth
 * item is either the Core Space chain ID, which has at most four bytes, or `r` of a signature, which no one can make
 * that small.
 */
function nine(reader: Reader, list: Item, items: readonly Item[]): Transaction {
  const [seventh, eighth, ninth] = items.slice(6) as [Item, Item, Item];
  const length = (item: Item) => (item.isList ? -1 : item.to - item.from);
  if (length(eighth) === 0 && length(ninth) === 0)
    return {
      kind: 'espace0',
      fields: {...fieldsOf(reader, 'espaceOld', items), chainId: reader.number(seventh, 'chainId', 32)},
    };
  return length(eighth) >= 1 && length(eighth) <= 4 ? core(reader, 'core0', list) : signedLegacy(reader, items);
}

function legacy(reader: Reader): Transaction {
  const list = body(reader.bytes, 0);
  const items = itemsOf(reader.bytes, list);
  if (items.length === 4) return core(reader, 'core0', list);
  if (items.length === 6) return {kind: 'espaceOld', fields: fieldsOf(reader, 'espaceOld', items)};
  if (items.length === 9) return nine(reader, list, items);
  throw new Fault('listLength', 0, '', `${items.length} ≠ 4, 6, 9`);
}

/**
 * Reads a transaction of either space. Source of the rules: conflux-rust v3.0.3,
 * crates/primitives/src/transaction/mod.rs:670.
 */
export function decode(bytes: Uint8Array): Transaction {
  const reader = new Reader(bytes);
  const first = bytes[0];
  if (first === undefined) throw new Fault('noBody', 0);
  if (first >= LIST) return legacy(reader);
  if (first === 0x63) {
    if (bytes[1] !== 0x66 || bytes[2] !== 0x78) throw new Fault('notCfx', 0);
    if (!CORE_TYPES.includes(bytes[3]!)) throw new Fault('coreType', 3, '', String(bytes[3] ?? ''));
    return core(reader, `core${bytes[3]}` as Kind, body(bytes, 4));
  }
  if (EVM_TYPES.includes(first)) return evm(reader, `espace${first}` as Kind, body(bytes, 1));
  if (first === BLOBS) throw new Fault('blobType', 0);
  if (first < STRING) throw new Fault('unknownStart', 0, '', `0x${first.toString(16).padStart(2, '0')}`);
  throw new Fault('wrapped', 0, '', String(readItem(bytes, 0, bytes.length).from));
}
