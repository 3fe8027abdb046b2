/** Short type names in Solidity, and their names in the ABI. */
const ALIASES: Record<string, string> = {
  uint: 'uint256',
  int: 'int256',
  fixed: 'fixed128x18',
  ufixed: 'ufixed128x18',
  byte: 'bytes1',
};
const PLAIN = new Set(['address', 'bool', 'string', 'bytes', 'function']);
/** Longest word of the virtual machine, in bits and in bytes; most decimals of a fixed-point number. */
const [BITS, BYTES, DECIMALS] = [256, 32, 80];

const isWidth = (bits: number): boolean => bits > 0 && bits <= BITS && bits % 8 === 0;

/**
 * The ABI's name of an elementary type, undefined if the type doesn't exist: `uint` is `uint256`, and `uint7` is
 * undefined.
 * Source: Solidity documentation, "Contract ABI Specification", Types.
 */
export function canonicalType(name: string): string | undefined {
  const type = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name;
  if (PLAIN.has(type)) return type;
  const match = /^(u?int|bytes|u?fixed)([1-9]\d{0,2})(?:x([1-9]\d?))?$/.exec(type);
  if (!match) return undefined;
  const [, kind, size, decimals] = match;
  if (kind === 'bytes') return Number(size) <= BYTES && !decimals ? type : undefined;
  if (!isWidth(Number(size))) return undefined;
  const isFixed = kind!.endsWith('fixed');
  return isFixed === (decimals !== undefined) && Number(decimals ?? 1) <= DECIMALS ? type : undefined;
}
