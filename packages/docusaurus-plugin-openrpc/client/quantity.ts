/** Why a text is not a quantity; the caller translates the reason. */
export type QuantityProblem = 'empty' | 'notANumber' | 'negative' | 'fraction' | 'tooLarge';

export type ParsedQuantity = {ok: true; value: bigint} | {ok: false; problem: QuantityProblem};

/** The largest 256-bit quantity. */
const MAX = (1n << 256n) - 1n;

/**
 * Reads a quantity as people type it: hex (`0x0f`), or decimal with or without groups (`1,000,000`, `1 000 000`,
 * `1_000_000`). Every quantity is an integer, so three digits after a comma are always a group.
 * Never goes through a floating-point number.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const solid = text.trim().replace(/[\s_\u2009\u202f]/g, '');
  const compact = /^\d{1,3}(?:,\d{3})+$/.test(solid) ? solid.replaceAll(',', '') : solid;
  if (compact === '') return {ok: false, problem: 'empty'};
  if (compact.startsWith('-')) return {ok: false, problem: 'negative'};
  if (/^\d+[.,]\d+$/.test(compact)) return {ok: false, problem: 'fraction'};
  if (!/^(0[xX][0-9a-fA-F]+|\d+)$/.test(compact)) return {ok: false, problem: 'notANumber'};
  // Longer texts cannot fit 256 bits; checked first so that a pasted megabyte costs nothing.
  if (compact.length > 100) return {ok: false, problem: 'tooLarge'};
  const value = BigInt(compact);
  return value > MAX ? {ok: false, problem: 'tooLarge'} : {ok: true, value};
}

/** The form that JSON-RPC requires: hex with `0x`, no leading zeros, zero as `0x0`. */
export function toHexQuantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** The decimal mark of a language. */
function decimalMark(format: Intl.NumberFormat): string {
  return format.formatToParts(0.5).find(({type}) => type === 'decimal')?.value ?? '.';
}

/**
 * Formats a count or an amount in the reader's language: `1,000,000` or, where the comma is the decimal mark,
 * `1 000 000`. A point between groups would look like a decimal mark to readers of hex and code.
 */
export function groupDigits(value: bigint, locale: string): string {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(value);
  if (decimalMark(format) !== ',') return parts.map(({value: text}) => text).join('');
  return parts.map(({type, value: text}) => (type === 'group' ? '\u202f' : text)).join('');
}

/**
 * The decimal form of a value whose meaning is unknown. Four digits are not grouped, because they can be an identifier,
 * such as a chain ID.
 */
export function toGroupedDecimal(value: bigint, locale: string): string {
  return value < 10_000n ? value.toString() : groupDigits(value, locale);
}

/** Exact decimal of `value / 10^decimals`, without trailing zeros: 18 decimals turn wei into ether. */
export function toUnits(value: bigint, decimals: number, locale: string): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return groupDigits(BigInt(whole), locale) + (fraction && decimalMark(new Intl.NumberFormat(locale)) + fraction);
}

/** Whether a JSON value is a hex quantity or hex data of at most 32 bytes' worth of digits. */
export function isHexQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]{0,63})$/.test(value);
}
