import {bytesOf, keccak256} from '@site/src/components/parts/Calculator/bytes';
import {toChecksum} from '@site/src/components/parts/Calculator/checksum';

/**
 * The eSpace account that acts for a Core Space account: the last 20 bytes of the hash of that account's 20 bytes.
 * Source: conflux-rust, crates/cfx_types/src/address_util.rs (evm_map).
 */
export function mappedAddress(hex: string): string {
  return toChecksum(`0x${keccak256(bytesOf(hex)).slice(-40)}`);
}
