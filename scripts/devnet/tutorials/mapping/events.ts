import {hexToBytes, type Block, type Hex, type Transaction} from 'viem';
import {bigIntToBytes} from './bigInts';
import type {Heap} from './heap';

/** A parameter of an event, with its name in the ABI. */
interface EventParam {
  name: string;
  type: 'address' | 'string';
  value: string;
}

/** A log with its block and its transaction, which a Graph Node passes to a handler. */
export interface Trigger {
  address: Hex;
  logIndex: number;
  block: Block;
  transaction: Transaction;
  params: readonly EventParam[];
}

/** Numbers of `ethereum.ValueKind` in graph-ts. */
const KIND = {address: 0, string: 6} as const;

/** Writes an `ethereum.Event`: every field in the order of the class in graph-ts. */
export function writeEvent(heap: Heap, {address, logIndex, block, transaction, params}: Trigger): number {
  const bytes = (hex: Hex | null) => (hex === null ? 0 : heap.bytes(hexToBytes(hex)));
  const integer = (value: bigint | number | null | undefined) =>
    value == null ? 0 : heap.bytes(bigIntToBytes(BigInt(value)));
  const writtenBlock = heap.object('EthereumBlock', [
    bytes(block.hash),
    bytes(block.parentHash),
    bytes(block.sha3Uncles),
    bytes(block.miner),
    bytes(block.stateRoot),
    bytes(block.transactionsRoot),
    bytes(block.receiptsRoot),
    integer(block.number),
    integer(block.gasUsed),
    integer(block.gasLimit),
    integer(block.timestamp),
    integer(block.difficulty),
    integer(block.totalDifficulty ?? 0),
    integer(block.size),
    integer(block.baseFeePerGas),
  ]);
  const writtenTransaction = heap.object('EthereumTransaction', [
    bytes(transaction.hash),
    integer(transaction.transactionIndex),
    bytes(transaction.from),
    bytes(transaction.to),
    integer(transaction.value),
    integer(transaction.gas),
    integer(transaction.gasPrice ?? 0),
    bytes(transaction.input),
    integer(transaction.nonce),
  ]);
  const parameters = params.map(({name, type, value}) =>
    heap.object('EventParam', [
      heap.string(name),
      heap.tagged('EthereumValue', KIND[type], type === 'address' ? bytes(value as Hex) : heap.string(value)),
    ]),
  );
  return heap.object('EthereumEvent', [
    bytes(address),
    integer(logIndex),
    integer(logIndex),
    0,
    writtenBlock,
    writtenTransaction,
    heap.array('ArrayEventParam', parameters),
    0,
  ]);
}
