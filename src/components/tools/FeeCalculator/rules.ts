import type {SpaceRules} from '@site/src/facts/feeRules';

/**
 * The target of a block is this fraction of its gas. Source: conflux-rust, crates/parameters/src/lib.rs
 * (ELASTICITY_MULTIPLIER).
 */
const ELASTICITY = 2n;
/** The price changes by at most 1/8. Source: conflux-rust, crates/primitives/src/block_header.rs. */
const DENOMINATOR = 8n;
/**
 * If no storage is refunded, at most 1/4 of the gas limit is returned.
 * Source: conflux-rust, executive/pre_checked_executive.rs.
 */
const REFUND = 4n;
/** A share is in hundredths of a percent. */
export const WHOLE_SHARE = 10_000n;

/** Gas at which the base price does not change. */
export const targetOf = ({blockGas}: SpaceRules): bigint => blockGas / ELASTICITY;

/**
 * Base price of a block, from that of its parent and the gas limits of its own transactions (CIP-1559).
 * Source: conflux-rust, crates/primitives/src/block_header/base_price.rs (compute_next_price).
 */
export function nextBasePrice(rules: SpaceRules, parent: bigint, packed: bigint): bigint {
  const target = targetOf(rules);
  const distance = packed > target ? packed - target : target - packed;
  let price = parent;
  if (distance > 0n) {
    // An integer that is never 0, however small the distance.
    const step = (distance * parent) / target / DENOMINATOR || 1n;
    price = packed > target ? parent + step : parent > 0n ? parent - step : 0n;
  }
  return price > rules.leastPrice ? price : rules.leastPrice;
}

export interface Transaction {
  readonly limit: bigint;
  readonly used: bigint;
  readonly maxPrice: bigint;
  readonly priority: bigint;
  /** Part of the base fee that is burnt, in hundredths of a percent. */
  readonly burntShare: bigint;
}

export interface Cost {
  readonly price: bigint;
  readonly charged: bigint;
  readonly refunded: bigint;
  readonly fee: bigint;
  readonly burnt: bigint;
  readonly miner: bigint;
  /** The required balance of the account before execution, without the value sent. */
  readonly needed: bigint;
}

/**
 * The fee of a transaction in a block of that base fee, and its recipients. The maximum price is not below the base
 * fee.
 */
export function costOf({limit, used, maxPrice, priority, burntShare}: Transaction, basePrice: bigint): Cost {
  const room = maxPrice - basePrice;
  const price = basePrice + (priority < room ? priority : room);
  const least = limit - limit / REFUND;
  const charged = used > least ? used : least;
  const fee = charged * price;
  // The miner's part is rounded down, as the node does it.
  const burnt = charged * (basePrice - (basePrice * (WHOLE_SHARE - burntShare)) / WHOLE_SHARE);
  return {price, charged, refunded: limit - charged, fee, burnt, miner: fee - burnt, needed: limit * maxPrice};
}
