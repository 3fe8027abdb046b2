/**
 * A second implementation of the rules, based on the node's source and not on the model: one transaction after another,
 * each slot with its owner, bytes instead of Drip for storage wherever the node has units. Amounts in Drip.
 */
export interface Contract {
  gas: bigint;
  bound: bigint;
  hasSponsor: boolean;
  balance: bigint;
  unused: bigint;
  used: bigint;
  token: bigint;
  /** Bytes that the contract's sponsor covers, one entry for each piece. */
  pieces: bigint;
}

export interface Tx {
  type: 0 | 2;
  listed: boolean;
  gas: bigint;
  gasUsed: bigint;
  base: bigint;
  /** `gasPrice` or `maxFeePerGas`. */
  price: bigint;
  tip: bigint;
  storageLimit: bigint;
  writes: bigint;
  clears: bigint;
}

export interface Receipt {
  gasCoveredBySponsor: boolean;
  storageSponsored: boolean;
  error: 'NotEnoughBalanceForStorage' | 'ExceedStorageLimit' | undefined;
  fee: bigint;
  burnt: bigint;
  collateralOfSender: bigint;
  /** Neither returned as CFX nor as points. */
  vanished: bigint;
  poorNeeds: bigint;
}

const UNIT = 976_562_500_000_000n;

export function execute(contract: Contract, tx: Tx): Receipt {
  // transaction.rs: effective_gas_price
  const tip = tx.type === 0 ? tx.price : tx.tip;
  const price = tx.base + tip > tx.price ? tx.price : tx.base + tip;
  const gasCost = tx.gas * price;
  const additional = tx.gas * (tx.price - price);
  const storageCost = tx.storageLimit * UNIT;
  const gasEligible = tx.listed && !(gasCost + additional > contract.bound);
  const gasSponsored = gasEligible && !(contract.gas < gasCost);
  const storageSponsored = tx.listed && contract.hasSponsor && !(storageCost > contract.balance + contract.unused);

  // transaction_pool_inner.rs: get_sponsored_gas_and_storage
  let poorNeeds = 0n;
  if (!tx.listed || tx.gas * tx.price > contract.bound || tx.gas * tx.price > contract.gas)
    poorNeeds += tx.gas * tx.price;
  if (!tx.listed || storageCost > contract.balance + contract.unused) poorNeeds += storageCost;

  const before = {...contract};
  let error: Receipt['error'];
  let vanished = 0n;
  let collateralOfSender = 0n;
  const clears = tx.clears > contract.pieces ? contract.pieces : tx.clears;
  const own = storageSponsored ? tx.writes : 0n;
  contract.pieces += own - clears;
  if (own > clears) {
    const by = (own - clears) * UNIT;
    if (by > contract.balance + contract.unused) error = 'NotEnoughBalanceForStorage';
    for (let left = own - clears; left > 0n && !error;) {
      // Single units would be slow: first the whole units, as long as there are any, then the remaining Drip.
      const whole = contract.balance / UNIT;
      if (whole >= left) {
        contract.balance -= left * UNIT;
        contract.token += left * UNIT;
        break;
      }
      const rest = left * UNIT - contract.balance;
      contract.token += contract.balance;
      contract.balance = 0n;
      contract.unused -= rest;
      contract.used += rest;
      left = 0n;
    }
  } else {
    let by = (clears - own) * UNIT;
    if (by > contract.token) {
      vanished = by - contract.token;
      by = contract.token;
    }
    if (by >= contract.used) {
      const cfx = by - contract.used;
      contract.unused += contract.used;
      contract.used = 0n;
      contract.balance += cfx;
      contract.token -= cfx;
    } else {
      contract.unused += by;
      contract.used -= by;
    }
  }
  if (!storageSponsored) {
    if (tx.writes > tx.storageLimit) error = 'ExceedStorageLimit';
    collateralOfSender = tx.writes * UNIT;
  }
  if (error) {
    Object.assign(contract, before);
    vanished = 0n;
    collateralOfSender = 0n;
  }
  // pre_checked_executive.rs: compute_refunded_gas
  const gasLeft = error ? 0n : tx.gas - tx.gasUsed;
  const charged = gasLeft * 3n >= tx.gas - gasLeft ? tx.gas - (tx.gas >> 2n) : tx.gas - gasLeft;
  const fee = charged * price;
  if (gasSponsored) contract.gas -= fee;
  const ONE = 10n ** 18n;
  return {
    gasCoveredBySponsor: gasSponsored,
    storageSponsored,
    error,
    fee,
    burnt: charged * (tx.base - (tx.base * ONE) / (ONE + ONE)),
    collateralOfSender,
    vanished,
    poorNeeds,
  };
}
