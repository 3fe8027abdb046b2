import {isContainer} from './exactJson';
import {
  blockFacts,
  callFacts,
  contractFacts,
  filled,
  logFacts,
  logsOf,
  transactionsOf,
  type Ask,
  type Fact,
} from './liveValues';
import type {LiveProbe} from './pageData';

export type {Ask} from './liveValues';

/** Blocks to search for a transaction. The number is small to limit the load on a public endpoint. */
const MAX_BLOCKS = 25;
/** Blocks whose logs are asked for at once, where the newest blocks contain nothing: such a network has few logs. */
const WIDE = 1_000n;

/** Where no log is found, a transaction takes its place: both are in the same block. */
const INSTEAD: Readonly<Record<string, string>> = {
  'recentLog.address': 'recentTransaction.to',
  'recentLog.transactionHash': 'recentTransaction.hash',
  'recentLog.blockHash': 'recentTransaction.blockHash',
  'recentLog.blockNumber': 'recentTransaction.blockNumber',
  'recentLog.epoch': 'recentTransaction.epoch',
};

const hex = (number: bigint) => `0x${number.toString(16)}`;

/**
 * Walks back from the head until every source has a value, the limit is reached, or the endpoint returns nonsense.
 *
 * @param contract of the network, which is tried before those that recent transactions call
 */
export async function walkBlocks(
  sources: ReadonlySet<string>,
  probe: LiveProbe,
  ask: Ask,
  contract?: string,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const keep = (facts: Fact[]) =>
    facts.forEach(
      ([source, value]) => !found.has(source) && value !== undefined && value !== null && found.set(source, value),
    );
  const wants = (group: string) => [...sources].some((source) => source.startsWith(group) && !found.has(source));
  const blockAt = (number: bigint) => ask(filled(probe.block, {number: hex(number)}));
  if (contract !== undefined && wants('recentCall.')) keep(await contractFacts(contract, '0x', probe, ask));
  if (!wants('')) return found;

  const head = await ask(probe.head);
  if (typeof head !== 'string' || !/^0x[0-9a-f]{1,16}$/i.test(head)) return found;
  const newest = BigInt(head);
  let miner: unknown;
  for (let number = newest, left = MAX_BLOCKS; left > 0 && number >= 0n && wants(''); left--, number--) {
    const block = await blockAt(number);
    if (block === null) continue;
    if (!isContainer(block)) break;
    miner ??= block.miner;
    keep(blockFacts(block));
    if (wants('recentCall.')) keep(await callFacts(block, probe, ask));
    if (wants('recentLog.') && transactionsOf(block).length > 0)
      keep(logFacts(await logsOf(hex(number), hex(number), probe, ask), block));
  }
  if (miner !== undefined && (wants('recentLog.') || wants('recentTransaction.'))) {
    const logs = await logsOf(hex(newest > WIDE ? newest - WIDE : 0n), hex(newest), probe, ask);
    const last = logs.at(-1);
    const number = last?.epochNumber ?? last?.blockNumber;
    const block = typeof number === 'string' ? await blockAt(BigInt(number)) : undefined;
    if (isContainer(block)) keep([...blockFacts(block), ...logFacts(logs, block)]);
  }
  // This account certainly exists, even if no one has sent a transaction recently.
  keep([['recentTransaction.from', miner]]);
  keep([...sources].map((source) => [source, found.get(INSTEAD[source] ?? '')]));
  return found;
}
