import {withCapitals} from 'docusaurus-plugin-openrpc/eip55';
import {bytesOf, keccak256} from './bytes';

/** Writes an address with the capitals of EIP-55, its checksum. */
export function toChecksum(hex: string): string {
  const digits = hex.slice(2).toLowerCase();
  return withCapitals(digits, bytesOf(keccak256(digits)));
}

/**
 * Whether mixed capitals don't match the checksum, so that a digit might be wrong. Text in one case has no checksum.
 */
export function hasWrongCase(hex: string): boolean {
  const digits = hex.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && toChecksum(hex) !== `0x${digits}`;
}
