import {bytesOf, keccak256} from '@site/src/components/Calculator/bytes';
import {toChecksum} from '@site/src/components/Calculator/checksum';

/**
 * The eSpace account that acts for an account of Core Space: the last 20 bytes of the hash of its 20 bytes.
 * Source: conflux-rust, crates/cfx_types/src/address_util.rs (evm_map).
 */
export function mappedAddress(hex: string): string {
  return toChecksum(`0x${keccak256(bytesOf(hex)).slice(-40)}`);
}
