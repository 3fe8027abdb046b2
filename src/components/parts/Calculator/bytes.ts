import {keccak_256} from '@noble/hashes/sha3';

/** The value of a hex digit, by its character code; letters of both cases follow a multiple of 16. */
const digitOf = (code: number): number => (code & 15) + (code > 0x40 ? 9 : 0);

/** The bytes of hex digits after `0x`; their number must be even. */
export function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, (hex.length >> 1) - 1));
  for (let i = 0, at = 2; i < bytes.length; i++, at += 2)
    bytes[i] = (digitOf(hex.charCodeAt(at)) << 4) | digitOf(hex.charCodeAt(at + 1));
  return bytes;
}

const PAIRS = Array.from({length: 256}, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as lower-case hex with `0x`. */
export function hexOf(bytes: Uint8Array): string {
  let hex = '0x';
  for (const byte of bytes) hex += PAIRS[byte];
  return hex;
}

/** Keccak-256, the hash of both virtual machines, of bytes or of the UTF-8 bytes of a text. */
export function keccak256(data: Uint8Array | string): string {
  return hexOf(keccak_256(typeof data === 'string' ? new TextEncoder().encode(data) : data));
}
