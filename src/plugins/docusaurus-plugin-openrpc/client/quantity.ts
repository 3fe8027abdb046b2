/** Why a text is no quantity; the caller translates the reason. */
export type QuantityProblem = 'empty' | 'notANumber' | 'negative' | 'fraction' | 'tooLarge';

export type ParsedQuantity = {ok: true; value: bigint} | {ok: false; problem: QuantityProblem};

/** The largest value that a 256-bit quantity holds. */
const MAX = (1n << 256n) - 1n;

/**
 * Reads a quantity as people type it: decimal with or without thin groups (`1 000 000`, `1_000_000`) or hex (`0x0f`).
 * Never goes through a floating-point number.
 */
export function parseQuantity(text: string): ParsedQuantity {
  const compact = text.trim().replace(/[\s_\u2009\u202f]/g, '');
  if (compact === '') return {ok: false, problem: 'empty'};
  if (compact.startsWith('-')) return {ok: false, problem: 'negative'};
  if (/^\d+[.,]\d+$/.test(compact)) return {ok: false, problem: 'fraction'};
  if (!/^(0[xX][0-9a-fA-F]+|\d+)$/.test(compact)) return {ok: false, problem: 'notANumber'};
  // Longer texts cannot fit 256 bits; checked first so that a pasted megabyte costs nothing.
  if (compact.length > 100) return {ok: false, problem: 'tooLarge'};
  const value = BigInt(compact);
  return value > MAX ? {ok: false, problem: 'tooLarge'} : {ok: true, value};
}

/** The form that JSON-RPC wants: hex with `0x`, no leading zeros, zero as `0x0`. */
export function toHexQuantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** Decimal with thin groups of three, e.g. `1 000 000` (U+202F between the groups). */
export function toGroupedDecimal(value: bigint): string {
  return value.toString().replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
}

/** Exact decimal of `value / 10^decimals`, without trailing zeros: 18 decimals turn drip into CFX. */
export function toUnits(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction ? `${toGroupedDecimal(BigInt(whole))}.${fraction}` : toGroupedDecimal(BigInt(whole));
}

/** Whether a JSON value is a hex quantity or hex data of at most 32 bytes' worth of digits. */
export function isHexQuantity(value: unknown): value is string {
  return typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]{0,63})$/.test(value);
}
