import {BlockNotFoundError, parseAbiItem} from 'viem';
import {client, deployed} from './network.js';
import type {Note} from './store.js';

const event = parseAbiItem(
  'event Written(address indexed author, string text)',
);
type Where =
  | {fromBlock: bigint; toBlock: bigint}
  | {blockHash: `0x${string}`};

/** Returns the notes in a range of blocks, or in a single block. */
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

/** Returns a block, or undefined if the chain is shorter. */
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
