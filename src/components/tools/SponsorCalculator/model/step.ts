import type {PricedCall} from './call';
import {dripOf, occupy, release, type Collateral, type StorageRules} from './collateral';

/** Everything that changes from one transaction to the next, in Drip: each field is a sum. */
export interface Funds extends Collateral {
  /** The sponsor balance for gas. */
  readonly gas: bigint;
  /** Collateral of the slots that the sponsor pays for. */
  readonly occupied: bigint;
  readonly senderFees: bigint;
  readonly senderLocked: bigint;
  readonly burnt: bigint;
  /** Released, and returned to no one. */
  readonly lost: bigint;
}

/** The constant values. */
export interface Sponsor {
  /** Highest fee of a transaction, in Drip; 0 without a sponsor for gas. */
  readonly bound: bigint;
  readonly hasCollateral: boolean;
  readonly rules: StorageRules;
}

export type Payer = 'sponsor' | 'sender';
/**
 * `sponsorShort`: NotEnoughBalanceForStorage, `overLimit`: ExceedStorageLimit. Both pay for the whole gas limit, and
 * store nothing.
 */
export type Failure = 'sponsorShort' | 'overLimit';

/** Who pays for a transaction. */
export interface Verdict {
  readonly gasBy: Payer;
  /** Undefined if it needs no collateral and has a storage limit of 0. */
  readonly storageBy: Payer | undefined;
  readonly failure: Failure | undefined;
  /**
   * The balance that a sender must have for the node to accept the transaction: transaction_pool_inner.rs:1083,
   * stricter than at execution.
   */
  readonly senderNeeds: bigint;
}

export const emptyFunds: Funds = {
  gas: 0n,
  balance: 0n,
  points: 0n,
  usedPoints: 0n,
  locked: 0n,
  occupied: 0n,
  senderFees: 0n,
  senderLocked: 0n,
  burnt: 0n,
  lost: 0n,
};

/**
 * Who pays: conflux-rust@v3.0.2, crates/execution/executor/src/executive/fresh_executive.rs:345-392
 * (compute_cost_info).
 */
function judge(
  funds: Funds,
  sponsor: Sponsor,
  call: PricedCall,
): {gasBy: Payer; storageBy: Payer; senderNeeds: bigint} {
  const {reserved, needed} = call.cost;
  const isInBound = call.isListed && needed <= sponsor.bound;
  const wanted = dripOf(call.storageLimit, sponsor.rules);
  const isCovered = call.isListed && wanted <= funds.balance + funds.points;
  return {
    gasBy: isInBound && reserved <= funds.gas ? 'sponsor' : 'sender',
    storageBy: isCovered && sponsor.hasCollateral ? 'sponsor' : 'sender',
    senderNeeds: (isInBound && needed <= funds.gas ? 0n : needed) + (isCovered ? 0n : wanted),
  };
}

/**
 * The funds after the storage of a call, or why it fails. pre_checked_executive.rs:346 (settle_collateral),
 * substate.rs: the changes of one owner are netted.
 */
function store(funds: Funds, sponsor: Sponsor, call: PricedCall, storageBy: Payer): Funds | Failure {
  const set = dripOf(call.set, sponsor.rules);
  const wish = dripOf(call.cleared, sponsor.rules);
  const cleared = wish < funds.occupied ? wish : funds.occupied;
  if (storageBy === 'sender') {
    if (call.set > call.storageLimit) return 'overLimit';
    const {lost, ...rest} = release(funds, cleared);
    return {
      ...funds,
      ...rest,
      lost: funds.lost + lost,
      occupied: funds.occupied - cleared,
      senderLocked: funds.senderLocked + set,
    };
  }
  const occupied = funds.occupied + set - cleared;
  if (set <= cleared) {
    const {lost, ...rest} = release(funds, cleared - set);
    return {...funds, ...rest, lost: funds.lost + lost, occupied};
  }
  return set - cleared > funds.balance + funds.points
    ? 'sponsorShort'
    : {...funds, ...occupy(funds, set - cleared), occupied};
}

/** Executes one transaction of a sender who has enough CFX. */
export function step(
  funds: Funds,
  sponsor: Sponsor,
  call: PricedCall,
): {readonly verdict: Verdict; readonly after: Funds} {
  const {gasBy, storageBy, senderNeeds} = judge(funds, sponsor, call);
  const stored = store(funds, sponsor, call, storageBy);
  const failure = typeof stored === 'string' ? stored : undefined;
  const {fee, burnt, reserved, reservedBurnt} = call.cost;
  const [paid, burned] = failure ? [reserved, reservedBurnt] : [fee, burnt];
  const after = typeof stored === 'string' ? funds : stored;
  const gas = gasBy === 'sponsor' ? {gas: after.gas - paid} : {senderFees: after.senderFees + paid};
  const needsNone = call.set === 0n && call.storageLimit === 0n;
  return {
    verdict: {gasBy, storageBy: needsNone ? undefined : storageBy, failure, senderNeeds},
    after: {...after, burnt: after.burnt + burned, ...gas},
  };
}
