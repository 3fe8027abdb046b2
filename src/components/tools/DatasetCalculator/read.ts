import {typedNumber} from '@site/src/components/parts/localNumber';

/** Almost four centuries of epochs; up to there the size is found at once. */
export const HIGHEST = 10_000_000_000;

/** A block height in decimal digits or, as JSON-RPC returns it, in hex. Anything else is undefined. */
export function readHeight(text: string): number | undefined {
  const solid = typedNumber(text);
  if (!/^(\d+|0x[0-9a-f]+)$/i.test(solid)) return undefined;
  const height = Number(solid);
  return height <= HIGHEST ? height : undefined;
}
