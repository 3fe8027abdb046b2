const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Base32 in lower case without padding (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** Base58 with Bitcoin's alphabet, of bytes that don't start with a zero. */
export function base58(bytes: Uint8Array): string {
  let text = '';
  for (let rest = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n); rest > 0n; rest /= 58n)
    text = BASE58[Number(rest % 58n)]! + text;
  return text;
}

/** A number of Protocol Buffers: seven bits in each byte, the lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}

/** Several arrays of bytes, one after the other. */
export function concat(parts: readonly Iterable<number>[]): Uint8Array {
  const arrays = parts.map((part) => (part instanceof Uint8Array ? part : Uint8Array.from(part)));
  const all = new Uint8Array(arrays.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** A field with a number. */
export const numberField = (field: number, value: number): number[] => [field * 8, ...varint(value)];

/** A field with bytes. */
export const bytesField = (field: number, value: Uint8Array): Uint8Array =>
  concat([[field * 8 + 2], varint(value.length), value]);
