import {decodeAbiParameters, numberToHex, type Hex} from 'viem';
import {base32, columns, type Chains} from './chain';
import {compileTopic} from './compileTopic';

const BLOCKS = 20;
const OUTPUTS = [{type: 'uint256'}, {type: 'uint256'}, {type: 'bytes32'}] as const;

interface Block {
  readonly hash: Hex;
  readonly difficulty: Hex;
  readonly timestamp: Hex;
}

/** A call of the contract in a block, with what a node returns about this block and the one before it. */
interface Seen {
  readonly data: Hex;
  readonly own: Block;
  readonly previous: Block;
  /** The same values in a call that isn't sent. */
  readonly inCall: Hex;
}

/** Rows that say what the values are, and in how many of the blocks. */
function rowsOf(space: string, call: string, seen: readonly Seen[]): string[][] {
  const count = (
    test: (values: readonly [bigint, bigint, Hex], one: Seen) => boolean,
    of: 'data' | 'inCall' = 'data',
  ) => `${seen.filter((one) => test(decodeAbiParameters(OUTPUTS, one[of]), one)).length} of ${seen.length} blocks`;
  return [
    [
      space,
      'block.prevrandao',
      'difficulty of the previous block',
      count(([value], {previous}) => value === BigInt(previous.difficulty)),
    ],
    [space, `block.prevrandao in ${call}`, '0', count(([value]) => value === 0n, 'inCall')],
    [space, 'block.timestamp', 'timestamp of its block', count(([, value], {own}) => value === BigInt(own.timestamp))],
    [
      space,
      'blockhash(block.number - 1)',
      'hash of the previous block',
      count(([, , value], {previous}) => value === previous.hash),
    ],
  ];
}

/** Compares what a contract reads about its block with what anyone can request from a node, in both spaces. */
export async function blockValues({core, espace}: Chains): Promise<string> {
  const {deploy, call} = compileTopic('bad-randomness');
  const [record, read] = [call('BlockValues', 'record'), call('BlockValues', 'read')];
  const rows = [['space', 'value', 'is the', 'in']];

  const there = await espace.deploy('account', deploy('BlockValues'));
  const ask = espace.sender.client;
  const seenThere: Seen[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const receipt = await espace.sender.send('account', {to: there as `0x${string}`, data: record});
    const number = BigInt(receipt.blockNumber);
    seenThere.push({
      data: receipt.logs[0]!.data,
      own: await ask<Block>('eth_getBlockByNumber', numberToHex(number), false),
      previous: await ask<Block>('eth_getBlockByNumber', numberToHex(number - 1n), false),
      inCall: await espace.read(there, read),
    });
  }
  rows.push(...rowsOf('eSpace', 'eth_call', seenThere));

  const here = await core.deploy('account', deploy('BlockValues'));
  const askCore = core.sender.client;
  const seenHere: Seen[] = [];
  for (let block = 0; block < BLOCKS; block++) {
    const receipt = await core.sender.send('account', {to: base32(here), data: record});
    const own = await askCore<Block & {blockNumber: Hex}>('cfx_getBlockByHash', receipt.blockHash, false);
    const before = numberToHex(BigInt(own.blockNumber) - 1n);
    seenHere.push({
      data: receipt.logs[0]!.data,
      own,
      previous: await askCore<Block>('cfx_getBlockByBlockNumber', before, false),
      inCall: await core.read(here, read),
    });
  }
  rows.push(...rowsOf('Core Space', 'cfx_call', seenHere));
  return columns(rows);
}
