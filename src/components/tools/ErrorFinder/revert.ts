/** The decoded content of revert data. */
export type Revert =
  | {kind: 'reason'; text: string}
  | {kind: 'panic'; code: string}
  | {kind: 'custom'; selector: string};

const REASON = '08c379a0';
const PANIC = '4e487b71';
const MAX_REASON = 2000;

/** Text of an ABI-encoded string argument; undefined when lengths do not fit. */
function stringArgument(hex: string): string | undefined {
  const length = Number.parseInt(hex.slice(64, 128), 16);
  if (!Number.isInteger(length) || length > MAX_REASON || hex.length < 128 + length * 2) return undefined;
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index++)
    bytes[index] = Number.parseInt(hex.slice(128 + index * 2, 130 + index * 2), 16);
  return new TextDecoder().decode(bytes);
}

/** Reads `Error(string)`, `Panic(uint256)` or the selector of a custom error out of revert data. */
export function readRevert(data: string | undefined): Revert | undefined {
  const hex = /^\s*"?0x([0-9a-fA-F]{8,})"?\s*$/.exec(data ?? '')?.[1]?.toLowerCase();
  if (!hex || hex.length % 8 !== 0 || (hex.length - 8) % 64 !== 0) return undefined;
  const selector = hex.slice(0, 8);
  if (selector === REASON) {
    const text = stringArgument(hex.slice(8));
    return text === undefined ? undefined : {kind: 'reason', text};
  }
  if (selector === PANIC && hex.length === 72) return {kind: 'panic', code: `0x${hex.slice(70)}`};
  return {kind: 'custom', selector: `0x${selector}`};
}
