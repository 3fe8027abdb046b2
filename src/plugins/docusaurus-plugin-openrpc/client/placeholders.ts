import type {LivePlaceholder, LiveProbe} from './pageData';
import {sendCall} from './request';

const WHOLE = /^\$\{(\w+)\}$/;
const PART = /\$\{(\w+)\}/g;

/** Names of the placeholders that a template uses. */
export function placeholderNames(template: unknown): string[] {
  return [...new Set([...JSON.stringify(template).matchAll(PART)].map(([, name]) => name!))];
}

/** The template with values put in: a text that is one placeholder takes the value's own type. */
export function fillPlaceholders(template: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof template === 'string') {
    const whole = WHOLE.exec(template);
    if (whole) return values.has(whole[1]!) ? values.get(whole[1]!) : template;
    return template.replace(PART, (text, name: string) => (values.has(name) ? String(values.get(name)) : text));
  }
  if (Array.isArray(template)) return template.map((item) => fillPlaceholders(item, values));
  if (template !== null && typeof template === 'object') {
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillPlaceholders(value, values)]));
  }
  return template;
}

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => value !== null && typeof value === 'object';

/** What a block and its first transaction offer, under the names that placeholders use. */
function facts(block: Json): Map<string, unknown> {
  const transactions = Array.isArray(block.transactions) ? block.transactions.filter(isJson) : [];
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

/** Blocks that are looked through for one with a transaction; the load on a public endpoint stays small. */
const MAX_BLOCKS = 25;

/**
 * Finds values for the placeholders on the chosen network, so that a filled form cannot be stale: walks back from the
 * head until a block holds a transaction. What cannot be found stays out of the map; the reader fills that field.
 */
export async function findPlaceholders(
  names: string[],
  live: Readonly<Record<string, LivePlaceholder>>,
  probe: LiveProbe,
  url: string,
  signal?: AbortSignal,
): Promise<Map<string, unknown>> {
  const wanted = names.flatMap((name) => (live[name] ? [[name, live[name]] as const] : []));
  const values = new Map<string, unknown>();
  for (const [name, source] of wanted) if ('value' in source) values.set(name, source.value);
  const sources = wanted.flatMap(([name, source]) => ('from' in source ? [[name, source.from] as const] : []));
  if (sources.length === 0) return values;
  const head = await sendCall({url, ...probe.head}, {signal});
  if (head.kind !== 'result' || typeof head.result !== 'string') return values;
  let number = BigInt(head.result);
  for (let i = 0; i < MAX_BLOCKS && number >= 0n; i++, number--) {
    const params = fillPlaceholders(probe.block.params, new Map([['number', `0x${number.toString(16)}`]])) as unknown[];
    const answer = await sendCall({url, method: probe.block.method, params}, {signal});
    if (answer.kind !== 'result') return values;
    const found = isJson(answer.result) ? facts(answer.result) : new Map<string, unknown>();
    for (const [name, source] of sources) {
      const value = found.get(source);
      if (!values.has(name) && value !== undefined && value !== null) values.set(name, value);
    }
    if (sources.every(([name]) => values.has(name))) return values;
  }
  return values;
}
