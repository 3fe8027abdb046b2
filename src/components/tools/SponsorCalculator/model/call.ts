import {costOf, type Cost} from '@site/src/components/tools/FeeCalculator/rules';

/** A transaction that is sent again and again. Prices in Drip, gas in units, storage in bytes. */
export interface Call {
  /** The whitelist contains the sender, or everyone. */
  readonly isListed: boolean;
  readonly limit: bigint;
  /** Gas used, as in a receipt. */
  readonly used: bigint;
  readonly basePrice: bigint;
  /** `maxFeePerGas`, or `gasPrice` in types 0 and 1; at least the base price. */
  readonly maxPrice: bigint;
  /** `maxPriorityFeePerGas`; in types 0 and 1 the maximum price. */
  readonly priority: bigint;
  readonly storageLimit: bigint;
  /** Bytes of slots and code that were empty before. */
  readonly set: bigint;
  /** Bytes cleared of those that the sponsor locked, as long as there are any. */
  readonly cleared: bigint;
}

/** Hundredths of a percent of the base fee that are burned, as long as votes don't change them. Source: CIP-137. */
const BURNT_SHARE = 5_000n;

/** The fee of a call, and the amounts that the node compares before the fee is determined. */
interface CallCost extends Cost {
  /**
   * Fee for all of the limit, at the effective price: fresh_executive.rs:301 (gas_cost). A call that runs out of
   * storage pays it.
   */
  readonly reserved: bigint;
  /** Burned of that. */
  readonly reservedBurnt: bigint;
}

/** A call with its cost, which is the same each time. */
export interface PricedCall extends Call {
  readonly cost: CallCost;
}

/** The cost of one call, for the sender or the sponsor. */
export function priced(call: Call): PricedCall {
  const {limit, used, basePrice, maxPrice, priority} = call;
  const of = (gas: bigint) => costOf({limit, used: gas, maxPrice, priority, burntShare: BURNT_SHARE}, basePrice);
  const whole = of(limit);
  return {...call, cost: {...of(used), reserved: whole.fee, reservedBurnt: whole.burnt}};
}
