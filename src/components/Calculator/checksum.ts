import {keccak256} from './bytes';

/** Writes an address with the capitals of EIP-55, its checksum. */
export function toChecksum(hex: string): string {
  const digits = hex.slice(2).toLowerCase();
  const hash = keccak256(digits);
  return `0x${[...digits].map((digit, i) => (parseInt(hash[2 + i]!, 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}

/** Whether capitals are mixed and do not fit: then a digit may be wrong. One case alone says nothing. */
export function hasWrongCase(hex: string): boolean {
  const digits = hex.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && toChecksum(hex) !== `0x${digits}`;
}
