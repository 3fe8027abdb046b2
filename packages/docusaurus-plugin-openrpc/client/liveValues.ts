import {isContainer} from './exactJson';
import type {LiveProbe} from './pageData';
import {fillPlaceholders} from './placeholders';

export type Json = Record<string, unknown>;

/** A value with the name that live sources use for it. */
export type Fact = [source: string, value: unknown];

export interface LiveCall {
  method: string;
  params: unknown[];
}

/** Sends a call and returns its result; undefined if there is none. */
export type Ask = (call: LiveCall) => Promise<unknown>;

/** A call of the options with its own placeholders replaced. */
export const filled = ({method, params}: LiveCall, values: Readonly<Record<string, string>>): LiveCall => ({
  method,
  params: fillPlaceholders(params, (name) => values[name]) as unknown[],
});

/** Transactions of a block that were executed in it: a block can also contain some that were skipped. */
export const transactionsOf = ({transactions}: Json): Json[] =>
  Array.isArray(transactions) ? transactions.filter(isContainer).filter(({blockHash}) => blockHash !== null) : [];

const isData = (value: unknown): value is string => typeof value === 'string' && value.length > 2;
const callData = ({data, input}: Json): string => String(data ?? input ?? '0x');

/** Transactions of a block whose receivers are tried. */
const MAX_RECEIVERS = 3;

/**
 * A contract and call data with which it returns something: one of the usual functions of the options or, without a way
 * to try them, the data that was sent to it.
 */
export async function contractFacts(address: unknown, sent: string, probe: LiveProbe, ask: Ask): Promise<Fact[]> {
  if (typeof address !== 'string') return [];
  if (probe.code && !isData(await ask(filled(probe.code, {address})))) return [];
  const found = (data: string): Fact[] => [
    ['recentCall.to', address],
    ['recentCall.data', data],
  ];
  const candidates = [...(probe.reads ?? []), sent].filter(isData);
  if (!probe.call) return candidates.length > 0 ? found(candidates.at(-1)!) : [];
  for (const data of candidates) if (isData(await ask(filled(probe.call, {address, data})))) return found(data);
  return [];
}

/** A contract that a transaction of the block calls. */
export async function callFacts(block: Json, probe: LiveProbe, ask: Ask): Promise<Fact[]> {
  const calls = transactionsOf(block).filter((one) => typeof one.to === 'string' && isData(callData(one)));
  for (const transaction of calls.slice(0, MAX_RECEIVERS)) {
    const facts = await contractFacts(transaction.to, callData(transaction), probe, ask);
    if (facts.length > 0) return facts;
  }
  return [];
}

/** Logs between two blocks. */
export async function logsOf(from: string, to: string, {logs}: LiveProbe, ask: Ask): Promise<Json[]> {
  const found = logs && (await ask(filled(logs, {from, to})));
  return Array.isArray(found) ? found.filter(isContainer) : [];
}

/** A log of the block. Every value comes from the same one, so that they belong together. */
export function logFacts(logs: readonly Json[], block: Json): Fact[] {
  const log = logs.find(
    ({blockHash, topics}) => blockHash === block.hash && Array.isArray(topics) && topics.length > 0,
  );
  if (!log) return [];
  return [
    ['recentLog.address', log.address],
    ['recentLog.topic', (log.topics as unknown[])[0]],
    ['recentLog.transactionHash', log.transactionHash],
    ['recentLog.blockHash', block.hash],
    ['recentLog.blockNumber', block.blockNumber ?? block.number],
    ['recentLog.epoch', block.epochNumber],
  ];
}

/** The values of a block and its first transaction. */
export function blockFacts(block: Json): Fact[] {
  const transactions = transactionsOf(block);
  const transaction = transactions.find(({to}) => to !== null) ?? transactions[0];
  const number = block.blockNumber ?? block.number;
  const facts: Fact[] = [
    ['recentBlock.hash', block.hash],
    ['recentBlock.number', number],
    ['recentBlock.epoch', block.epochNumber],
  ];
  if (!transaction) return facts;
  for (const key of ['hash', 'from', 'to']) facts.push([`recentTransaction.${key}`, transaction[key]]);
  return [
    ...facts,
    ['recentTransaction.index', transaction.transactionIndex],
    ['recentTransaction.blockHash', block.hash],
    ['recentTransaction.blockNumber', number],
    ['recentTransaction.epoch', block.epochNumber],
  ];
}
