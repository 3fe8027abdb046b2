/** Exports of every mapping that graph-cli compiles. */
export interface MappingExports {
  memory: WebAssembly.Memory;
  _start(): void;
  __new(size: number, classId: number): number;
  id_of_type(type: number): number;
  [handler: string]: unknown;
}

/** Numbers of `TypeId` in graph-ts, which identify the classes that host and mapping share. */
const TYPE = {
  String: 0,
  ArrayBuffer: 1,
  Uint8Array: 6,
  ArrayStoreValue: 16,
  ArrayEventParam: 19,
  EventParam: 23,
  EthereumTransaction: 24,
  EthereumBlock: 25,
  EthereumValue: 30,
  StoreValue: 31,
  EthereumEvent: 33,
  TypedMapEntryStringStoreValue: 34,
  TypedMapStringStoreValue: 36,
  ArrayTypedMapEntryStringStoreValue: 21,
} as const;
export type TypeName = keyof typeof TYPE;

/**
 * Reads and writes objects of AssemblyScript: the size of an object is stored 4 bytes before it, references are
 * addresses.
 */
export class Heap {
  constructor(private readonly wasm: MappingExports) {}

  private get view(): DataView {
    return new DataView(this.wasm.memory.buffer);
  }

  private create(type: TypeName, size: number): number {
    return this.wasm.__new(size, this.wasm.id_of_type(TYPE[type]));
  }

  /** An object whose fields are references, in the order of its class. */
  object(type: TypeName, fields: readonly number[]): number {
    const address = this.create(type, fields.length * 4);
    fields.forEach((field, index) => this.view.setUint32(address + index * 4, field, true));
    return address;
  }

  /** A value with its kind: a reference, or a number as it is. */
  tagged(type: 'EthereumValue' | 'StoreValue', kind: number, data: number | bigint): number {
    const address = this.create(type, 16);
    this.view.setUint32(address, kind, true);
    this.view.setBigInt64(address + 8, BigInt(data), true);
    return address;
  }

  string(text: string): number {
    const address = this.create('String', text.length * 2);
    for (let index = 0; index < text.length; index++)
      this.view.setUint16(address + index * 2, text.charCodeAt(index), true);
    return address;
  }

  /** `Bytes`, `Address` and `BigInt` are arrays of bytes. */
  bytes(bytes: Uint8Array): number {
    const buffer = this.create('ArrayBuffer', bytes.length);
    new Uint8Array(this.wasm.memory.buffer).set(bytes, buffer);
    return this.object('Uint8Array', [buffer, buffer, bytes.length]);
  }

  array(
    type: 'ArrayEventParam' | 'ArrayStoreValue' | 'ArrayTypedMapEntryStringStoreValue',
    items: readonly number[],
  ): number {
    const buffer = this.create('ArrayBuffer', items.length * 4);
    items.forEach((item, index) => this.view.setUint32(buffer + index * 4, item, true));
    return this.object(type, [buffer, buffer, items.length * 4, items.length]);
  }

  readField(address: number, index: number): number {
    return this.view.getUint32(address + index * 4, true);
  }

  readString(address: number): string {
    const length = this.view.getUint32(address - 4, true);
    return new TextDecoder('utf-16le').decode(new Uint8Array(this.wasm.memory.buffer, address, length));
  }

  readBytes(address: number): Uint8Array {
    return new Uint8Array(this.wasm.memory.buffer, this.readField(address, 1), this.readField(address, 2)).slice();
  }

  readArray(address: number): number[] {
    const start = this.readField(address, 1);
    return Array.from({length: this.readField(address, 3)}, (_, index) => this.readField(start, index));
  }

  readTagged(address: number): {kind: number; reference: number; number: bigint} {
    return {
      kind: this.view.getUint32(address, true),
      reference: this.view.getUint32(address + 8, true),
      number: this.view.getBigInt64(address + 8, true),
    };
  }
}
