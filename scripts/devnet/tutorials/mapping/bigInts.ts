/** How graph-ts stores an integer: little-endian, two's complement, with a byte for the sign if it needs one. */
export function bigIntToBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push(Number(BigInt.asUintN(8, rest)));
    rest >>= 8n;
  } while (rest !== 0n && rest !== -1n);
  const negative = (bytes.at(-1)! & 0x80) !== 0;
  if (negative !== value < 0n) bytes.push(value < 0n ? 0xff : 0);
  return Uint8Array.from(bytes);
}

/** The integer that bytes of graph-ts contain. */
export function bytesToBigInt(bytes: Uint8Array): bigint {
  return BigInt.asIntN(
    bytes.length * 8,
    bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n),
  );
}
