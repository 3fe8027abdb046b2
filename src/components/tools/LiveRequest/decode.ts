/** A JSON-RPC quantity: `0x`, then hexadecimal digits without a leading zero (zero itself is `0x0`). */
const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]*)$/i;

/** `0x` and the digits of 256 bits, the largest number of both virtual machines. */
const LONGEST = 2 + 64;

/** The number of a quantity; undefined if the value is not a quantity, or has more than 256 bits. */
export function decodeQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && value.length <= LONGEST && QUANTITY.test(value) ? BigInt(value) : undefined;
}
