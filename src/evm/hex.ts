import {bytesToHex, createAddressFromString, hexToBytes, setLengthLeft, type Address} from '@ethereumjs/util';

/** Bytes as lower-case hex with `0x`. */
export type Hex = `0x${string}`;

export {bytesToHex as hexOf, hexToBytes as bytesOf};

/** An address of the library. */
export const addressOf = (hex: Hex): Address => createAddressFromString(hex);

/** A whole number as 32 bytes. */
export function wordOf(value: bigint): Uint8Array {
  const hex = BigInt.asUintN(256, value).toString(16);
  return setLengthLeft(hexToBytes(`0x${hex.length % 2 ? '0' : ''}${hex}`), 32);
}

/** Bytes as a whole number; 0 if there are none. */
export const numberOf = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(bytesToHex(bytes)));
