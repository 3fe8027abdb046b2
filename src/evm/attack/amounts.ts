const DECIMALS = 18;
const CFX = /^(\d+)(?:\.(\d{1,18}))?$/;

/** An amount in CFX as Drip; undefined if it isn't a decimal number with at most 18 decimals. */
export function dripOf(amount: string): bigint | undefined {
  const match = CFX.exec(amount);
  return match ? BigInt(match[1]! + (match[2] ?? '').padEnd(DECIMALS, '0')) : undefined;
}

/** Drip as a decimal number of CFX, without trailing zeros. */
export function cfxOf(drip: bigint): string {
  const digits = drip.toString().padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  return digits.slice(0, -DECIMALS) + (decimals && `.${decimals}`);
}
