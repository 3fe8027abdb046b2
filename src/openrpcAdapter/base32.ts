/**
 * Core Space addresses as CIP-37 defines them: network prefix, colon, 34 characters of payload (a version byte and
 * 20 bytes in groups of five bits) and an eight-character checksum.
 */

/** 32 characters; i, l, o and q are left out (CIP-37). */
const ALPHABET = 'abcdefghjkmnprstuvwxyz0123456789';
/** Generator constants of the checksum's BCH code (CIP-37, the same as CashAddr). */
const GENERATOR = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

export type AddressType = 'builtin' | 'user' | 'contract' | 'null' | 'unknown';

export type AddressProblem = 'form' | 'mixedCase' | 'character' | 'checksum' | 'version' | 'prefix';

export type DecodedAddress =
  | {ok: true; networkId: number; hex: string; type: AddressType}
  | {ok: false; problem: AddressProblem};

function polymod(values: number[]): bigint {
  let checksum = 1n;
  for (const value of values) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    GENERATOR.forEach((constant, bit) => {
      if ((top >> BigInt(bit)) & 1n) checksum ^= constant;
    });
  }
  return checksum ^ 1n;
}

/** The lower five bits of each character of the prefix, followed by a zero: the input of the checksum. */
function prefixBits(prefix: string): number[] {
  return [...[...prefix].map((character) => character.charCodeAt(0) & 31), 0];
}

function regroup(values: number[], from: number, to: number, pad: boolean): number[] {
  const result: number[] = [];
  let buffer = 0;
  let bits = 0;
  for (const value of values) {
    buffer = (buffer << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      result.push((buffer >> bits) & ((1 << to) - 1));
      buffer &= (1 << bits) - 1;
    }
  }
  if (pad && bits > 0) result.push((buffer << (to - bits)) & ((1 << to) - 1));
  return result;
}

/** Prefix of a network: `cfx` for 1029, `cfxtest` for 1, `net<n>` otherwise (CIP-37). */
function networkPrefix(networkId: number): string {
  if (networkId === 1029) return 'cfx';
  return networkId === 1 ? 'cfxtest' : `net${networkId}`;
}

function networkOf(prefix: string): number | undefined {
  if (prefix === 'cfx') return 1029;
  if (prefix === 'cfxtest') return 1;
  const match = /^net([1-9]\d*)$/.exec(prefix);
  const id = match ? Number(match[1]) : Number.NaN;
  // CIP-37 forbids the long form for the two networks that have a short one.
  return Number.isSafeInteger(id) && id !== 1029 && id !== 1 ? id : undefined;
}

/** Kind of account according to the first four bits of a Core Space address. */
export function addressType(hex: string): AddressType {
  if (/^0x0{40}$/.test(hex)) return 'null';
  return ({'0': 'builtin', '1': 'user', '8': 'contract'} as const)[hex[2] as '0'] ?? 'unknown';
}

/** Converts 20 bytes of hex to the Core Space address of a network, in the short lower-case form. */
export function encodeAddress(hex: string, networkId: number): string {
  if (!/^0x[0-9a-fA-F]{40}$/.test(hex)) throw new Error(`${hex}: expected 0x and 40 hex digits`);
  const bytes = [0, ...Array.from({length: 20}, (_, i) => parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16))];
  const payload = regroup(bytes, 8, 5, true);
  const prefix = networkPrefix(networkId);
  const checksum = polymod([...prefixBits(prefix), ...payload, ...Array<number>(8).fill(0)]);
  const tail = Array.from({length: 8}, (_, i) => Number((checksum >> BigInt(5 * (7 - i))) & 31n));
  return `${prefix}:${[...payload, ...tail].map((value) => ALPHABET[value]).join('')}`;
}

/** Reads a Core Space address, in the short form or with `type.`, and checks prefix, checksum and version byte. */
export function decodeAddress(text: string): DecodedAddress {
  const trimmed = text.trim();
  if (trimmed.length > 120 || !trimmed.includes(':')) return {ok: false, problem: 'form'};
  if (trimmed !== trimmed.toLowerCase() && trimmed !== trimmed.toUpperCase()) return {ok: false, problem: 'mixedCase'};
  const parts = trimmed.toLowerCase().split(':');
  const prefix = parts[0]!;
  const body = parts.at(-1)!;
  const networkId = networkOf(prefix);
  if (networkId === undefined) return {ok: false, problem: 'prefix'};
  if (body.length !== 42) return {ok: false, problem: 'form'};
  const values = [...body].map((character) => ALPHABET.indexOf(character));
  if (values.includes(-1)) return {ok: false, problem: 'character'};
  if (polymod([...prefixBits(prefix), ...values]) !== 0n) return {ok: false, problem: 'checksum'};
  const [version, ...bytes] = regroup(values.slice(0, 34), 5, 8, false);
  if (version !== 0) return {ok: false, problem: 'version'};
  const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return {ok: true, networkId, hex, type: addressType(hex)};
}
