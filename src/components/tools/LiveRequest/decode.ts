/** A JSON-RPC quantity: `0x`, then hexadecimal digits without a leading zero (zero itself is `0x0`). */
const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]*)$/i;

/** The number of a quantity, of any size; undefined if the value is not a quantity. */
export function decodeQuantity(value: unknown): bigint | undefined {
  return typeof value === 'string' && QUANTITY.test(value) ? BigInt(value) : undefined;
}
