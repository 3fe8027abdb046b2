import {bytesOf, keccak256} from '@site/src/components/Calculator/bytes';

/** Writes an address with the capitals of EIP-55, its checksum. */
export function toChecksum(hex: string): string {
  const digits = hex.slice(2).toLowerCase();
  const hash = keccak256(digits);
  return `0x${[...digits].map((digit, i) => (parseInt(hash[2 + i]!, 16) > 7 ? digit.toUpperCase() : digit)).join('')}`;
}

/**
 * The eSpace account that acts for an account of Core Space: the last 20 bytes of the hash of its 20 bytes.
 * Source: conflux-rust, crates/cfx_types/src/address_util.rs (evm_map).
 */
export function mappedAddress(hex: string): string {
  return toChecksum(`0x${keccak256(bytesOf(hex)).slice(-40)}`);
}
