import {bytesToHex} from 'viem';
import {bytesToBigInt} from './bigInts';
import {readEntity, writeEntity, type Entity} from './entities';
import {writeEvent, type Trigger} from './events';
import {Heap, type MappingExports} from './heap';

/** A compiled mapping, and the store that it writes to. */
export interface MappingHost {
  /** Entities by type and id. */
  entities: Map<string, Map<string, Entity>>;
  /** Calls a handler as a Graph Node does for each matching log. */
  handle(handler: string, trigger: Trigger): void;
}

/** Starts a mapping with the part of a Graph Node that it calls: `store.get`, `store.set` and two conversions. */
export async function startMapping(code: BufferSource): Promise<MappingHost> {
  const entities: MappingHost['entities'] = new Map();
  const ofType = (type: string) => entities.get(type) ?? entities.set(type, new Map()).get(type)!;
  const {instance} = await WebAssembly.instantiate(code, {
    env: {
      abort: (message: number) => {
        throw new Error(`The mapping stopped: ${message ? heap.readString(message) : 'no message'}`);
      },
    },
    index: {
      'store.get': (type: number, id: number) => {
        const entity = ofType(heap.readString(type)).get(heap.readString(id));
        return entity ? writeEntity(heap, entity) : 0;
      },
      'store.set': (type: number, id: number, data: number) => {
        ofType(heap.readString(type)).set(heap.readString(id), readEntity(heap, data));
      },
    },
    conversion: {
      'typeConversion.bytesToHex': (bytes: number) => heap.string(bytesToHex(heap.readBytes(bytes))),
      'typeConversion.bigIntToString': (bytes: number) => heap.string(String(bytesToBigInt(heap.readBytes(bytes)))),
    },
    numbers: {
      'bigDecimal.toString': () => {
        throw new Error('This host has no decimals.');
      },
    },
  });
  const wasm = instance.exports as unknown as MappingExports;
  const heap = new Heap(wasm);
  wasm._start();
  return {
    entities,
    handle: (handler, trigger) => (wasm[handler] as (event: number) => void)(writeEvent(heap, trigger)),
  };
}
