/**
 * Writes hex digits of an address with the capitals of EIP-55: a digit of the hash of 8 or more makes a letter upper
 * case.
 *
 * @param digits 40 small hex digits
 * @param hash keccak-256 of these digits as text, 32 bytes; who calls brings it, since a page fetches the function late
 *   or not at all
 */
export function withCapitals(digits: string, hash: Uint8Array): string {
  const nibble = (index: number): number => (index % 2 ? hash[index >> 1]! & 15 : hash[index >> 1]! >> 4);
  return `0x${[...digits].map((digit, index) => (nibble(index) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}
