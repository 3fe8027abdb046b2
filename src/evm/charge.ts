import type {EvmPrices} from '@site/src/facts/evmPrices';

/** Gas that a transaction needs before it runs, and the least that it is charged. */
export interface Intrinsic {
  readonly intrinsic: bigint;
  readonly floor: bigint;
}

/** What the parts of a transaction cost that don't depend on its execution. */
export function intrinsicGas(prices: EvmPrices, data: Uint8Array, isCreation: boolean): Intrinsic {
  const zeros = data.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const others = data.length - zeros;
  const words = isCreation ? Math.ceil(data.length / 32) : 0;
  const base = isCreation ? prices.creation : prices.call;
  return {
    intrinsic: BigInt(base + zeros * prices.zeroByte + others * prices.nonzeroByte + words * prices.initCodeWord),
    floor: BigInt(prices.call + zeros * prices.floorZeroByte + others * prices.floorNonzeroByte),
  };
}

/** How the execution ended: a revert gives the rest of the gas back, any other failure doesn't. */
export type Ending = 'succeeded' | 'reverted' | 'failed';

/**
 * The gas of a transaction after its execution.
 * Source: Conflux-Chain/conflux-rust@v3.0.2: crates/execution/executor/src/executive/pre_checked_executive.rs
 * compute_refunded_gas, and executed.rs execution_error_fully_charged
 * @param spent gas that was used before refunds, with the intrinsic gas
 */
export function settle(
  prices: EvmPrices,
  {limit, spent, refund, floor, ending}: {limit: bigint; spent: bigint; refund: bigint; floor: bigint; ending: Ending},
): {gasUsed: bigint; gasCharged: bigint} {
  if (ending === 'failed') return {gasUsed: limit, gasCharged: limit};
  const cap = spent / BigInt(prices.refundCap);
  const refunded = spent - (refund < cap ? refund : cap);
  const gasUsed = refunded < floor ? floor : refunded;
  // The node compares what the execution left, before refunds and the floor, with what was used.
  const isLimitTooHigh = (limit - spent) * BigInt(prices.unusedCap - 1) >= gasUsed;
  return {gasUsed, gasCharged: isLimitTooHigh ? limit - limit / BigInt(prices.unusedCap) : gasUsed};
}
