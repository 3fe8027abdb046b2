/**
 * Writes the hex digits of an address with the capitals of EIP-55: a letter is upper case if the digit of the hash at
 * the same position is 8 or more.
 *
 * @param digits 40 lower-case hex digits
 * @param hash keccak-256 of these digits as text, 32 bytes. The caller provides it, because a page loads the function
 *   late or not at all.
 */
export function withCapitals(digits: string, hash: Uint8Array): string {
  const nibble = (index: number): number => (index % 2 ? hash[index >> 1]! & 15 : hash[index >> 1]! >> 4);
  return `0x${[...digits].map((digit, index) => (nibble(index) >= 8 ? digit.toUpperCase() : digit)).join('')}`;
}
