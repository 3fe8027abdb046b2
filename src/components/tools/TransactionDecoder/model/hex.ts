import {bytesOf} from '@site/src/components/parts/Calculator/bytes';
import {Fault} from './fault';

/**
 * Bytes of the largest transaction that a node accepts. Source: conflux-rust v3.0.3,
 * crates/cfxcore/core/src/verification.rs:979 (check_tx_size), crates/parameters/src/lib.rs:220
 * (MAX_BLOCK_SIZE_IN_BYTES).
 */
export const MAX_BYTES = 204_800;

/** Characters of raw hex, at most: `0x`, two digits for each byte, and white space around them. */
export const MAX_DIGITS = 2 * MAX_BYTES + 100;

/** A character as a person can see it. */
const shown = (character: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** The bytes of hex digits, with or without `0x`; surrounding white space is allowed. */
export function readHex(text: string): Uint8Array {
  const digits = text.trim().replace(/^0x/i, '');
  if (digits.length > 2 * MAX_BYTES) throw new Fault('tooLong', MAX_BYTES);
  const wrong = digits.search(/[^0-9a-f]/i);
  if (wrong >= 0) throw new Fault('notHex', wrong >> 1, '', shown(String.fromCodePoint(digits.codePointAt(wrong)!)));
  if (digits.length % 2 === 1) throw new Fault('oddDigits', digits.length >> 1);
  return bytesOf(`0x${digits}`);
}
