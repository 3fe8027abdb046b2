import {isContainer} from './exactJson';
import type {LiveProbe} from './pageData';
import {fillPlaceholders} from './placeholders';

type Json = Record<string, unknown>;

/** Sends a call and returns its result; undefined if there is none. */
export type Ask = (call: {method: string; params: unknown[]}) => Promise<unknown>;

const transactionsOf = ({transactions}: Json): Json[] =>
  Array.isArray(transactions) ? transactions.filter(isContainer) : [];
const callData = ({data, input}: Json): string => String(data ?? input ?? '0x');

/** The values of a block and its first transaction, under the names that live sources use. */
function factsOf(block: Json): Map<string, unknown> {
  const transactions = transactionsOf(block);
  const transaction = transactions.find(({to}) => to !== null) ?? transactions[0];
  const number = block.blockNumber ?? block.number;
  const found = new Map<string, unknown>([
    ['recentBlock.hash', block.hash],
    ['recentBlock.number', number],
    ['recentBlock.epoch', block.epochNumber],
  ]);
  if (transaction) {
    for (const key of ['hash', 'from', 'to']) found.set(`recentTransaction.${key}`, transaction[key]);
    found.set('recentTransaction.index', transaction.transactionIndex);
    found.set('recentTransaction.blockHash', block.hash);
    found.set('recentTransaction.blockNumber', number);
    found.set('recentTransaction.epoch', block.epochNumber);
  }
  return found;
}

/** Transactions of a block whose receivers are checked for code. */
const MAX_RECEIVERS = 3;

/** A contract call in the block: its recipient and data. */
async function callOf(block: Json, {code}: LiveProbe, ask: Ask): Promise<[string, unknown][]> {
  for (const transaction of transactionsOf(block)
    .filter((one) => typeof one.to === 'string' && callData(one).length > 2)
    .slice(0, MAX_RECEIVERS)) {
    const held = code
      ? await ask({
          method: code.method,
          params: fillPlaceholders(code.params, (name) =>
            name === 'address' ? transaction.to : undefined,
          ) as unknown[],
        })
      : '0x00';
    if (typeof held === 'string' && held.length > 2)
      return [
        ['recentCall.to', transaction.to],
        ['recentCall.data', callData(transaction)],
      ];
  }
  return [];
}

/** Blocks to search for a transaction. The number is small to limit the load on a public endpoint. */
const MAX_BLOCKS = 25;

/** Walks back from the head until every source has a value, the limit is reached, or the endpoint returns nonsense. */
export async function walkBlocks(
  sources: ReadonlySet<string>,
  probe: LiveProbe,
  ask: Ask,
): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const isComplete = () => [...sources].every((source) => found.has(source));
  const keep = ([source, value]: [string, unknown]) =>
    !found.has(source) && value !== undefined && value !== null && found.set(source, value);
  const head = await ask(probe.head);
  if (typeof head !== 'string' || !/^0x[0-9a-f]{1,16}$/i.test(head)) return found;
  let miner: unknown;
  for (let number = BigInt(head), left = MAX_BLOCKS; left > 0 && number >= 0n && !isComplete(); left--, number--) {
    const block = await ask({
      method: probe.block.method,
      params: fillPlaceholders(probe.block.params, (name) =>
        name === 'number' ? `0x${number.toString(16)}` : undefined,
      ) as unknown[],
    });
    if (block === null) continue;
    if (!isContainer(block)) break;
    miner ??= block.miner;
    [...factsOf(block)].forEach(keep);
    const wantsCall = [...sources].some((source) => source.startsWith('recentCall.') && !found.has(source));
    if (wantsCall) (await callOf(block, probe, ask)).forEach(keep);
  }
  // This account certainly exists, even if no one has sent a transaction recently.
  keep(['recentTransaction.from', miner]);
  return found;
}
