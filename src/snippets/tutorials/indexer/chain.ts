import {BlockNotFoundError, parseAbiItem} from 'viem';
import {client, deployed} from './network.js';
import type {Note} from './store.js';

const event = parseAbiItem(
  'event Written(address indexed author, string text)',
);
type Where =
  | {fromBlock: bigint; toBlock: bigint}
  | {blockHash: `0x${string}`};

/** Notes of a range of blocks, or of the one block with this hash. */
export async function notesIn(where: Where): Promise<Note[]> {
  const logs = await client.getLogs({
    address: deployed().address,
    event,
    strict: true,
    ...where,
  });
  return logs.map(({args, blockNumber}) => ({
    author: args.author,
    text: args.text,
    block: Number(blockNumber),
  }));
}

/** A block by number; undefined where the chain does not reach so far. */
export async function blockAt(number: number) {
  try {
    return await client.getBlock({blockNumber: BigInt(number)});
  } catch (error) {
    if (error instanceof BlockNotFoundError) return undefined;
    throw error;
  }
}

export const numberOf = async (blockTag: 'latest' | 'finalized') =>
  Number((await client.getBlock({blockTag})).number);
