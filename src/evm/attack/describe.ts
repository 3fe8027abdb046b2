import {
  BUILT_IN_ERRORS,
  decodeEvent,
  decodeParameters,
  selectorOf,
  topicOf,
  type AbiEntry,
  type AbiParameter,
  type AbiValue,
} from '../abi';
import {bytesOf, type Hex} from '../hex';

/** The name of an address, or the address itself in short. */
export type NameOf = (address: Hex) => string;

const SHORT = 10;
const [SMALLEST_LONG, DRIP] = [10n ** 15n, 10n ** 18n];

export const shorten = (hex: string): string =>
  hex.length > 2 * SHORT ? `${hex.slice(0, SHORT)}…${hex.slice(-4)}` : hex;

/** `15e17` for a long number, as Solidity writes it: the digits before a power of ten. */
function numberText(value: bigint): string {
  if (value < SMALLEST_LONG || value % SMALLEST_LONG !== 0n) return String(value);
  const rest = (value % DRIP).toString().padStart(18, '0').replace(/0+$/, '');
  return `${value / DRIP}${rest && `.${rest}`}e18`;
}

/** A value as Solidity writes it; addresses have their names. */
export function valueText(type: string, value: AbiValue, nameOf: NameOf): string {
  if (Array.isArray(value))
    return `[${value.map((one) => valueText(type.replace(/\[\d*\]$/, ''), one as AbiValue, nameOf)).join(', ')}]`;
  if (type === 'address') return nameOf(value as Hex);
  if (typeof value === 'bigint') return numberText(value);
  return type === 'string' ? JSON.stringify(value) : shorten(String(value));
}

const listText = (parameters: readonly AbiParameter[], values: readonly AbiValue[], nameOf: NameOf): string =>
  parameters.map(({type}, index) => valueText(type, values[index]!, nameOf)).join(', ');

/** Decodes with an entry of the ABI; undefined if the data isn't what the entry says. */
function attempt(entry: AbiEntry, data: Hex, nameOf: NameOf): string | undefined {
  try {
    return `${entry.name}(${listText(entry.inputs ?? [], decodeParameters(entry.inputs ?? [], bytesOf(data)), nameOf)})`;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const find = (abi: readonly AbiEntry[], type: string, selector: string): AbiEntry | undefined =>
  abi.find((entry) => entry.type === type && selectorOf(entry) === selector);

/** `withdraw()`, `receive()`, or the first bytes of a call that the contract doesn't know; empty for a payment. */
export function callText(abi: readonly AbiEntry[] | undefined, data: Hex, nameOf: NameOf): string {
  const selector = data.slice(0, 10);
  const entry = abi && find(abi, 'function', selector);
  if (entry) return attempt(entry, `0x${data.slice(10)}`, nameOf) ?? `${entry.name}()`;
  if (!abi) return data === '0x' ? '' : shorten(selector);
  const kinds = abi.map(({type}) => type);
  if (data === '0x' && kinds.includes('receive')) return 'receive()';
  return kinds.includes('fallback') ? 'fallback()' : shorten(selector);
}

/** The reason of a revert: a text, a named error, or nothing. */
export function reasonText(errors: readonly AbiEntry[], data: Hex, nameOf: NameOf): string {
  const selector = data.slice(0, 10);
  const entry = find([...BUILT_IN_ERRORS, ...errors], 'error', selector);
  if (!entry) return data === '0x' ? '' : shorten(data);
  const rest: Hex = `0x${data.slice(10)}`;
  if (entry === BUILT_IN_ERRORS[0]) {
    const [text] = decodeParameters(entry.inputs!, bytesOf(rest));
    return String(text);
  }
  return attempt(entry, rest, nameOf) ?? `${entry.name}`;
}

/** `Sold(buyer, false)`; undefined if no contract of the topic has the event. */
export function eventText(
  events: readonly AbiEntry[],
  {topics, data}: {topics: readonly Hex[]; data: Hex},
  nameOf: NameOf,
): string | undefined {
  const entry = events.find(
    (one) =>
      one.type === 'event' &&
      topicOf(one) === topics[0] &&
      one.inputs?.filter(({indexed}) => indexed).length === topics.length - 1,
  );
  if (!entry) return undefined;
  const values = decodeEvent(entry, topics, data);
  return `${entry.name}(${values.map(({type, value}) => valueText(type, value, nameOf)).join(', ')})`;
}
