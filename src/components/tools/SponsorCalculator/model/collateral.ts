/** The costs of storage in Core Space. Amounts are in Drip, sizes in bytes. */
export interface StorageRules {
  /**
   * Bytes that 1 CFX covers. conflux-rust@v3.0.2, crates/parameters/src/lib.rs:319 (DRIPS_PER_STORAGE_COLLATERAL_UNIT)
   */
  readonly bytesPerCfx: bigint;
  /** Bytes of a slot. lib.rs:315 (COLLATERAL_UNITS_PER_STORAGE_KEY) */
  readonly slotBytes: bigint;
  /** Bytes for each KiB of code that was begun. lib.rs:312 (CODE_COLLATERAL_UNITS_PER_KI_BYTES) */
  readonly codeBytesPerKib: bigint;
}

const CFX = 10n ** 18n;
const KIB = 1024n;
/**
 * A payment is split into this many parts, of which one becomes points, as long as votes don't change it.
 * crates/parameters/src/lib.rs (CIP107_STORAGE_POINT_PROP_INIT)
 */
const POINT_PARTS = 2n;

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Drip that are locked for this many bytes; a storage point is worth one byte. */
export const dripOf = (bytes: bigint, {bytesPerCfx}: StorageRules): bigint => bytes * (CFX / bytesPerCfx);

/**
 * Whole bytes that an amount covers, as `cfx_getSponsorInfo` counts points
 * (crates/client/src/rpc/types/cfx/sponsor_info.rs:68).
 */
export const bytesOf = (drip: bigint, {bytesPerCfx}: StorageRules): bigint => drip / (CFX / bytesPerCfx);

/** Bytes of slots, and of code: lib.rs:351 (code_collateral_units). */
export const sizeOf = (slots: bigint, code: bigint, {slotBytes, codeBytesPerKib}: StorageRules): bigint =>
  slots * slotBytes + ((code + KIB - 1n) / KIB) * codeBytesPerKib;

/** The collateral that a contract's sponsor has provided, in Drip, including points. */
export interface Collateral {
  /** CFX in the sponsor balance. */
  readonly balance: bigint;
  /** Points that are still available. */
  readonly points: bigint;
  readonly usedPoints: bigint;
  /** CFX locked for slots. */
  readonly locked: bigint;
}

/** A payment of `setSponsorForCollateral` to a contract without sponsor. state/overlay_account/sponsor.rs:20 */
export function payIn(payment: bigint): Collateral {
  const points = payment / POINT_PARTS;
  return {balance: payment - points, points, usedPoints: 0n, locked: 0n};
}

/**
 * Locks an amount that balance and points cover: CFX first. state/overlay_account/collateral.rs:48
 * (charge_for_sponsored_collateral)
 */
export function occupy({balance, points, usedPoints, locked}: Collateral, amount: bigint): Collateral {
  const cfx = least(balance, amount);
  return {
    balance: balance - cfx,
    points: points - (amount - cfx),
    usedPoints: usedPoints + (amount - cfx),
    locked: locked + cfx,
  };
}

/**
 * Releases an amount: points first. One transaction releases no more than the CFX that were locked before it, even in
 * points, and the rest is lost. state/state_object/collateral.rs:54 (sub_collateral_for_storage),
 * overlay_account/collateral.rs:70
 */
export function release(
  {balance, points, usedPoints, locked}: Collateral,
  amount: bigint,
): Collateral & {readonly lost: bigint} {
  const returned = least(amount, locked);
  const asPoints = least(usedPoints, returned);
  const cfx = returned - asPoints;
  return {
    balance: balance + cfx,
    points: points + asPoints,
    usedPoints: usedPoints - asPoints,
    locked: locked - cfx,
    lost: amount - returned,
  };
}
