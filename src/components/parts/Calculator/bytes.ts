import {keccak_256} from '@noble/hashes/sha3';

/** The bytes of hex digits after `0x`; their number must be even. */
export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({length: (hex.length - 2) / 2}, (_, i) => parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16));
}

/** Bytes as lower-case hex with `0x`. */
export function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Keccak-256, the hash of both virtual machines, of bytes or of the UTF-8 bytes of a text. */
export function keccak256(data: Uint8Array | string): string {
  return hexOf(keccak_256(typeof data === 'string' ? new TextEncoder().encode(data) : data));
}
