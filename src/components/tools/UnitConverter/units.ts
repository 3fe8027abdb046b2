import {typedNumber} from '@site/src/components/parts/localNumber';

/**
 * Exact conversion between the units of CFX. No floating point anywhere: an amount is a count of Drip in a BigInt.
 * Source of the ratios: conflux-rust, crates/parameters/src/lib.rs (ONE_CFX_IN_DRIP, ONE_GDRIP_IN_DRIP).
 */

/** `hex` is Drip written as a JSON-RPC quantity (`0x…`, no leading zeros). */
export type Unit = 'cfx' | 'gdrip' | 'drip' | 'hex';

/** Decimal places of one unit: 10 to this power is its size in Drip. */
const DECIMALS: Record<Exclude<Unit, 'hex'>, number> = {cfx: 18, gdrip: 9, drip: 0};

/** The largest value of a 256-bit word, which the EVM and the JSON-RPC types can represent. */
export const MAX_DRIP = 2n ** 256n - 1n;

/** Why a text is not an amount: each problem has its own explanation in the form. */
export type Problem = 'notANumber' | 'comma' | 'negative' | 'exponent' | 'tooPrecise' | 'tooLarge' | 'notHex';

export type Parsed = {ok: true; drip: bigint} | {ok: false; problem: Problem};

const fail = (problem: Problem): Parsed => ({ok: false, problem});
const within = (drip: bigint): Parsed => (drip > MAX_DRIP ? fail('tooLarge') : {ok: true, drip});

function parseHex(text: string): Parsed {
  return /^0x[0-9a-f]+$/i.test(text) ? within(BigInt(text)) : fail('notHex');
}

/**
 * Reads the typed text. Spaces and underscores can group digits; a comma groups them or, in Spanish, is the decimal
 * mark. A point is a decimal mark in every language, because programs use it that way.
 */
export function parseAmount(input: string, unit: Unit): Parsed {
  const text = typedNumber(input);
  if (text.startsWith('-')) return fail('negative');
  if (unit === 'hex') return parseHex(text);
  if (text.includes(',')) return fail('comma');
  if (/^\d*\.?\d*e[+-]?\d+$/i.test(text)) return fail('exponent');
  const match = /^(\d*)\.?(\d*)$/.exec(text);
  const [whole, fraction] = [match?.[1] ?? '', (match?.[2] ?? '').replace(/0+$/, '')];
  if (!match || !/\d/.test(text)) return fail('notANumber');
  const decimals = DECIMALS[unit];
  if (fraction.length > decimals) return fail('tooPrecise');
  return within(BigInt(whole + fraction.padEnd(decimals, '0')));
}

/** Writes an amount in a unit, with all its digits and no trailing zeros: `1.5`, `1500000000`, `0x14d1120d7b160000`. */
export function formatAmount(drip: bigint, unit: Unit): string {
  if (unit === 'hex') return `0x${drip.toString(16)}`;
  const decimals = DECIMALS[unit];
  if (decimals === 0) return drip.toString();
  const digits = drip.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return digits.slice(0, -decimals) + (fraction && `.${fraction}`);
}
