import {describe, expect, it} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import {priced, type Call} from '../model/call';
import {bytesOf, dripOf, occupy, payIn, release, sizeOf, type StorageRules} from '../model/collateral';
import {joinPhases, run, type Phase} from '../model/run';
import {emptyFunds, step, type Funds, type Sponsor} from '../model/step';
import {execute, type Contract, type Tx} from './oneByOne';

const CFX = 10n ** 18n;
const SLOT = CFX / 16n;
const GDRIP = 10n ** 9n;
const rules: StorageRules = {bytesPerCfx: 1024n, slotBytes: 64n, codeBytesPerKib: 512n};
const CASES = 6_000;

/** Pseudorandom numbers that are the same on each run (mulberry32). */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => BigInt(Math.floor(next() * limit));
  const oneOf = <T>(...values: T[]): T => values[Number(below(values.length))]!;
  return {below, oneOf};
}

/** A contract and a call whose amounts often match: balances that are exactly enough, or one Drip short. */
function chance(seed: number): {contract: Contract; tx: Tx; count: number} {
  const {below, oneOf} = dice(seed);
  const type = oneOf<0 | 2>(0, 2);
  const base = GDRIP + below(5);
  const price = base + oneOf(0n, below(3), base, 7n);
  const gas = 21_000n + below(50);
  const odd = () => oneOf(0n, 0n, 0n, 1n, -1n);
  const amount = (unit: bigint, times: number) => {
    const value = unit * below(times) + odd();
    return value < 0n ? 0n : value;
  };
  const bytes = oneOf(64n, 32n, 512n);
  const unit = dripOf(bytes, rules);
  const clean = oneOf(true, false);
  const writes = bytes * below(4);
  const payment = amount(unit, 30);
  const funds = clean
    ? payIn(payment)
    : {balance: amount(unit, 20), points: amount(unit, 20), usedPoints: amount(unit, 6), locked: amount(unit, 6)};
  return {
    contract: {
      gas: amount(gas * oneOf(price, base), 30),
      bound: gas * price + oneOf(0n, 0n, 1n, -1n, gas * base),
      hasSponsor: oneOf(true, true, true, false),
      balance: funds.balance,
      unused: funds.points,
      used: funds.usedPoints,
      token: funds.locked,
      pieces: clean ? 0n : (funds.usedPoints + funds.locked) / (CFX / 1024n),
    },
    tx: {
      type,
      listed: oneOf(true, true, true, true, true, false),
      gas,
      gasUsed: oneOf(gas, (gas * 3n) / 4n, (gas * 3n) / 4n + 1n, gas - gas / 4n, below(Number(gas))),
      base,
      price,
      tip: below(4),
      storageLimit: oneOf(writes, writes, writes, 0n, writes + bytes, bytes * below(30)),
      writes,
      clears: bytes * oneOf(0n, 0n, below(4), below(12)),
    },
    count: 1 + Number(below(60)),
  };
}

const callOf = ({type, listed, gas, gasUsed, base, price, tip, storageLimit, writes, clears}: Tx): Call => ({
  isListed: listed,
  limit: gas,
  used: gasUsed,
  basePrice: base,
  maxPrice: price,
  priority: type === 0 ? price : tip,
  storageLimit,
  set: writes,
  cleared: clears,
});
const fundsOf = ({gas, balance, unused, used, token, pieces}: Contract): Funds => ({
  ...emptyFunds,
  gas,
  balance,
  points: unused,
  usedPoints: used,
  locked: token,
  occupied: dripOf(pieces, rules),
});
const sponsorOf = ({bound, hasSponsor}: Contract): Sponsor => ({bound, hasCollateral: hasSponsor, rules});

/** The verdict on the transaction with this number, from 1. */
const at = (phases: readonly Phase[], number: number) =>
  phases.find(({first, count}) => first + count > BigInt(number));

describe('the model of the sponsor calculator', () => {
  it(`agrees with one transaction after another in ${CASES} cases`, () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= CASES; seed++) {
      const {contract, tx, count} = chance(seed);
      const [funds, sponsor, call] = [fundsOf(contract), sponsorOf(contract), priced(callOf(tx))];
      const result = run(funds, sponsor, call, BigInt(count));
      const sums = {senderFees: 0n, senderLocked: 0n, burnt: 0n, lost: 0n};
      for (let number = 1; number <= count; number++) {
        const receipt = execute(contract, tx);
        const verdict = at(result.phases, number)!;
        const storageBy =
          tx.writes === 0n && tx.storageLimit === 0n ? undefined : receipt.storageSponsored ? 'sponsor' : 'sender';
        const failure =
          receipt.error && {NotEnoughBalanceForStorage: 'sponsorShort', ExceedStorageLimit: 'overLimit'}[receipt.error];
        const [own, others] = [
          [verdict.gasBy, verdict.storageBy, verdict.failure, verdict.senderNeeds],
          [receipt.gasCoveredBySponsor ? 'sponsor' : 'sender', storageBy, failure, receipt.poorNeeds],
        ].map(String);
        // An assertion for each of 180,000 transactions would be slow.
        if (own !== others) expect(own, `seed ${seed}, transaction ${number}`).toBe(others);
        sums.senderFees += receipt.gasCoveredBySponsor ? 0n : receipt.fee;
        sums.senderLocked += receipt.collateralOfSender;
        sums.burnt += receipt.burnt;
        sums.lost += receipt.vanished;
        seen.add(`${verdict.gasBy} ${storageBy} ${failure} ${receipt.vanished > 0n} ${result.phases.length > 1}`);
      }
      expect(result.done).toBe(BigInt(count));
      expect(result.funds, `seed ${seed}`).toEqual({...fundsOf(contract), ...sums});
    }
    // All combinations of payers, failures, lost collateral and changes of payer have occurred.
    expect(seen.size).toBeGreaterThan(20);
  }, 30_000);

  it('comes to the same end in two parts', () => {
    for (let seed = 1; seed <= 1_000; seed++) {
      const {contract, tx, count} = chance(seed + 50_000);
      const [sponsor, call, all] = [sponsorOf(contract), priced(callOf(tx)), BigInt(count)];
      const [whole, half] = [
        run(fundsOf(contract), sponsor, call, all),
        run(fundsOf(contract), sponsor, call, all / 2n),
      ];
      const rest = run(half.funds, sponsor, call, all - half.done, half.done);
      expect(rest.funds).toEqual(whole.funds);
      expect(joinPhases(half.phases, rest.phases)).toEqual(whole.phases);
    }
  });

  it('computes a billion transactions as fast as ten', () => {
    const call = priced({
      isListed: true,
      limit: 100_000n,
      used: 80_000n,
      basePrice: GDRIP,
      maxPrice: 2n * GDRIP,
      priority: 0n,
      storageLimit: 64n,
      set: 64n,
      cleared: 0n,
    });
    const {phases, done, funds} = run(
      {...emptyFunds, gas: 2n * CFX, ...payIn(625n * CFX)},
      {bound: CFX / 500n, hasCollateral: true, rules},
      call,
      10n ** 9n,
    );
    expect(done).toBe(10n ** 9n);
    expect(phases.map(({first, gasBy, storageBy, senderNeeds}) => [first, gasBy, storageBy, senderNeeds])).toEqual([
      [1n, 'sponsor', 'sponsor', 0n],
      [10_001n, 'sponsor', 'sender', SLOT],
      // Accepted without CFX only above the maximum fee, paid by the sponsor down to the fee for all of the limit.
      [24_999n, 'sponsor', 'sender', SLOT + 200_000n * GDRIP],
      [25_000n, 'sender', 'sender', SLOT + 200_000n * GDRIP],
    ]);
    expect(funds.gas).toBe(2n * CFX - 24_999n * 80_000n * GDRIP);
  });

  it('stops if the payers alternate endlessly, and reports how many transactions it computed', async () => {
    const call = priced({
      isListed: true,
      limit: 21_000n,
      used: 21_000n,
      basePrice: GDRIP,
      maxPrice: GDRIP,
      priority: 0n,
      storageLimit: 192n,
      set: 192n,
      cleared: 64n,
    });
    const {done, phases} = await expectFast(() =>
      run({...emptyFunds, ...payIn(CFX)}, {bound: 0n, hasCollateral: true, rules}, call, 10n ** 9n),
    );
    expect(done).toBeLessThan(10n ** 9n);
    expect(phases.length).toBeGreaterThan(100);
  });
});

describe('phases', () => {
  const phase: Phase = {
    gasBy: 'sponsor',
    storageBy: 'sponsor',
    failure: undefined,
    senderNeeds: 0n,
    first: 1n,
    count: 2n,
  };
  const next: Phase = {...phase, first: 3n, count: 4n};

  it('that meet are joined if nothing changes', () => {
    expect(joinPhases([phase], [next])).toEqual([{...phase, count: 6n}]);
  });

  it.each<Partial<Phase>>([{gasBy: 'sender'}, {storageBy: 'sender'}, {failure: 'overLimit'}, {senderNeeds: 1n}])(
    'stay apart if the second has %o',
    (change) => expect(joinPhases([phase], [{...next, ...change}])).toEqual([phase, {...next, ...change}]),
  );

  it('stay the same if there are none to join', () => {
    expect([joinPhases([], [next]), joinPhases([phase], [])]).toEqual([[next], [phase]]);
  });
});

describe('the boundaries', () => {
  const call = (change: Partial<Call> = {}) =>
    priced({
      isListed: true,
      limit: 100_000n,
      used: 80_000n,
      basePrice: GDRIP,
      maxPrice: GDRIP,
      priority: GDRIP,
      storageLimit: 0n,
      set: 0n,
      cleared: 0n,
      ...change,
    });
  const gasBy = (funds: Partial<Funds>, bound: bigint, change?: Partial<Call>) =>
    step({...emptyFunds, ...funds}, {bound, hasCollateral: true, rules}, call(change)).verdict.gasBy;
  const FEE = 100_000n * GDRIP;

  it('a bound or a balance that is exactly the fee of the limit pays, one Drip less does not', () => {
    expect([gasBy({gas: FEE}, FEE), gasBy({gas: FEE}, FEE - 1n), gasBy({gas: FEE - 1n}, FEE)]).toEqual([
      'sponsor',
      'sender',
      'sender',
    ]);
  });

  it('type 2: the bound is compared with the maximum price, the balance with the effective one', () => {
    const type2 = {maxPrice: 2n * GDRIP, priority: 0n};
    expect([
      gasBy({gas: FEE}, 2n * FEE, type2),
      gasBy({gas: FEE}, 2n * FEE - 1n, type2),
      gasBy({gas: FEE - 1n}, 2n * FEE, type2),
    ]).toEqual(['sponsor', 'sender', 'sender']);
  });

  it('the storage limit is covered by CFX and points together, to the Drip', () => {
    const storageBy = (balance: bigint) =>
      step(
        {...emptyFunds, balance, points: SLOT / 2n},
        {bound: 0n, hasCollateral: true, rules},
        call({storageLimit: 64n, set: 64n}),
      ).verdict.storageBy;
    expect([storageBy(SLOT / 2n), storageBy(SLOT / 2n - 1n)]).toEqual(['sponsor', 'sender']);
  });
});

describe('collateral', () => {
  it('counts slots, code and points as the node does', () => {
    expect([sizeOf(3n, 0n, rules), sizeOf(0n, 1n, rules), sizeOf(0n, 1024n, rules), sizeOf(1n, 1025n, rules)]).toEqual([
      192n,
      512n,
      512n,
      1088n,
    ]);
    expect([dripOf(64n, rules), bytesOf(SLOT, rules), bytesOf(SLOT - 1n, rules)]).toEqual([SLOT, 64n, 63n]);
    expect(payIn(5n)).toEqual({balance: 3n, points: 2n, usedPoints: 0n, locked: 0n});
  });

  it('uses CFX before points, and returns points first, but no more in one transaction than CFX are locked', () => {
    const three = occupy(payIn(4n * SLOT), 3n * SLOT);
    expect(three).toEqual({balance: 0n, points: SLOT, usedPoints: SLOT, locked: 2n * SLOT});
    expect(release(three, 2n * SLOT)).toEqual({
      balance: SLOT,
      points: 2n * SLOT,
      usedPoints: 0n,
      locked: SLOT,
      lost: 0n,
    });
    expect(release(three, 3n * SLOT)).toEqual({
      balance: SLOT,
      points: 2n * SLOT,
      usedPoints: 0n,
      locked: SLOT,
      lost: SLOT,
    });
  });
});
