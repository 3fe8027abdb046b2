import type {OpenRpcAdapter} from './adapter';
import {isHexQuantity, toGroupedDecimal} from './quantity';

/** What the schema says about a value. All members are optional. */
export interface ValueHints {
  /** `x-unit` of the schema. */
  unit?: string;
  /** Name of the referenced schema, e.g. `Address`, `Hash`. */
  schema?: string;
  /** Property name in the response. */
  name?: string;
}

/** A second way to read a value. The theme has a text for each kind in the reader's language. */
export type Explanation =
  | {kind: 'decimal'; text: string}
  | {kind: 'coin'; text: string}
  | {kind: 'time'; text: string}
  | {kind: 'address'; text: string}
  | {kind: 'known'; text: string}
  | {kind: 'text'; text: string};

/** Names of topics, selectors and addresses that the instance knows, with keys in lower case. */
export type KnownNames = Readonly<Record<string, string>>;

/**
 * Range in which a quantity called timestamp is read as a time, in seconds: 2015 to 2100. Some networks count in
 * microseconds, where the same range applies.
 */
const TIME_RANGE: [bigint, bigint] = [1_420_070_400n, 4_102_444_800n];

const MICRO = 1_000_000n;

/** A time since 1970 with all its digits; `scale` is the number of units in a second. */
function timeText(number: bigint, scale: bigint): string {
  const seconds = new Date(Number(number / scale) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  const digits = scale === 1n ? '' : `.${String(number % scale).padStart(6, '0')}`;
  return `${seconds}${digits} UTC`;
}

function explainQuantity(
  value: string,
  hints: ValueHints,
  locale: string,
  adapter: OpenRpcAdapter | undefined,
): Explanation[] {
  const number = BigInt(value);
  const found: Explanation[] = [{kind: 'decimal', text: toGroupedDecimal(number, locale)}];
  const amount = hints.unit && adapter?.explainAmount?.(number, hints.unit, locale);
  if (amount) found.push({kind: 'coin', text: amount});
  const isTime = hints.unit === 'timestamp' || /timestamp(usecs)?$/i.test(hints.name ?? '');
  const scale = [1n, MICRO].find((one) => number > TIME_RANGE[0] * one && number < TIME_RANGE[1] * one);
  if (isTime && scale) found.push({kind: 'time', text: timeText(number, scale)});
  return found;
}

/** The text in the data of a `revert("…")`: selector 08c379a0, offset, length, bytes. */
function revertText(value: string): string | undefined {
  if (!/^0x08c379a0[0-9a-f]{128,2048}$/.test(value)) return undefined;
  const length = Number(BigInt(`0x${value.slice(74, 138)}`));
  const hex = value.slice(138, 138 + 2 * length);
  if (hex.length !== 2 * length) return undefined;
  const bytes = Uint8Array.from({length}, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
  return new TextDecoder().decode(bytes);
}

/** Everything else that affects how a value is read. All members are optional. */
export interface ExplainSettings {
  known?: KnownNames;
  networkId?: number | undefined;
  /** Language of the numbers. */
  locale?: string;
  adapter?: OpenRpcAdapter | undefined;
}

/** Other ways to read a value in a response. */
export function explain(
  value: unknown,
  hints: ValueHints,
  {known = {}, networkId, locale = 'en', adapter}: ExplainSettings = {},
): Explanation[] {
  if (typeof value !== 'string' || value.length > 4_200) return [];
  const name = known[value.toLowerCase()];
  const found: Explanation[] = name ? [{kind: 'known', text: name}] : [];
  const address = adapter?.explainAddress?.(value, {hints, known, networkId, locale});
  if (address) return [...found, ...address];
  if (isHexQuantity(value) && !/hash|address|data|bytes|bloom|topic/i.test(hints.schema ?? ''))
    found.push(...explainQuantity(value, hints, locale, adapter));
  const text = revertText(value);
  if (text !== undefined) found.push({kind: 'text', text});
  return found;
}
