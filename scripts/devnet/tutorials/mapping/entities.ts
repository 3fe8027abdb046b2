import {bytesToHex, hexToBytes, type Hex} from 'viem';
import {bigIntToBytes, bytesToBigInt} from './bigInts';
import type {Heap} from './heap';

/** A value of an entity with the kind that graph-ts gave it. */
type StoreValue =
  | {kind: 'String'; data: string}
  | {kind: 'Int'; data: number}
  | {kind: 'Bytes'; data: Hex}
  | {kind: 'BigInt'; data: bigint};
export type Entity = Record<string, StoreValue>;

/** Numbers of `ValueKind` in graph-ts. */
const KIND = {String: 0, Int: 1, Bytes: 6, BigInt: 7} as const;

/** Reads what a mapping passes to `store.set`: a map whose entries are in an array. */
export function readEntity(heap: Heap, address: number): Entity {
  const entries = heap.readArray(heap.readField(address, 0));
  return Object.fromEntries(
    entries.map((entry) => [heap.readString(heap.readField(entry, 0)), readValue(heap, heap.readField(entry, 1))]),
  );
}

/** Writes what a mapping receives from `store.get`. */
export function writeEntity(heap: Heap, entity: Entity): number {
  const entries = Object.entries(entity).map(([name, value]) =>
    heap.object('TypedMapEntryStringStoreValue', [heap.string(name), writeValue(heap, value)]),
  );
  return heap.object('TypedMapStringStoreValue', [heap.array('ArrayTypedMapEntryStringStoreValue', entries)]);
}

function readValue(heap: Heap, address: number): StoreValue {
  const {kind, reference, number} = heap.readTagged(address);
  if (kind === KIND.String) return {kind: 'String', data: heap.readString(reference)};
  if (kind === KIND.Int) return {kind: 'Int', data: Number(BigInt.asIntN(32, number))};
  if (kind === KIND.Bytes) return {kind: 'Bytes', data: bytesToHex(heap.readBytes(reference))};
  if (kind === KIND.BigInt) return {kind: 'BigInt', data: bytesToBigInt(heap.readBytes(reference))};
  throw new Error(`The mapping stores a value of kind ${kind}, which this host does not know.`);
}

function writeValue(heap: Heap, value: StoreValue): number {
  const data =
    value.kind === 'String'
      ? heap.string(value.data)
      : value.kind === 'Bytes'
        ? heap.bytes(hexToBytes(value.data))
        : value.kind === 'BigInt'
          ? heap.bytes(bigIntToBytes(value.data))
          : value.data;
  return heap.tagged('StoreValue', KIND[value.kind], data);
}
