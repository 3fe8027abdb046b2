import {describe, expect, it} from 'vitest';
import coreReceipts from '@site/openrpc/recordings/core/cfx_getTransactionReceipt.json';
import coreTransactions from '@site/openrpc/recordings/core/cfx_getTransactionByHash.json';
import espaceReceipts from '@site/openrpc/recordings/espace/eth_getTransactionReceipt.json';
import espaceTransactions from '@site/openrpc/recordings/espace/eth_getTransactionByHash.json';
import type {Space} from '@site/src/facts';
import {rulesOf} from '@site/src/facts/feeRules';
import {readForm, type Texts} from '../form';
import {costOf, nextBasePrice, targetOf} from '../rules';

type Record_ = Record<string, string | null | undefined>;
/** The responses of a recording that contain a result. */
const answersOf = ({examples}: {examples: {response: object}[]}): Record_[] =>
  examples.flatMap(({response}) => ('result' in response && response.result ? [response.result as Record_] : []));
const RECORDED: [Space, Record_[], Record_[]][] = [
  ['core', answersOf(coreReceipts), answersOf(coreTransactions)],
  ['espace', answersOf(espaceReceipts), answersOf(espaceTransactions)],
];

describe('costOf', () => {
  it.each(RECORDED)(
    '%s: agrees with the receipts of the node on fee, price and burnt part',
    (space, receipts, transactions) => {
      let compared = 0;
      for (const receipt of receipts) {
        const sent = transactions.find(({hash}) => hash === receipt.transactionHash);
        // A phantom transaction pays nothing.
        if (!sent || BigInt(sent.gas!) === 0n) continue;
        const maxPrice = BigInt(sent.maxFeePerGas ?? sent.gasPrice!);
        const cost = costOf(
          {
            limit: BigInt(sent.gas!),
            used: BigInt(receipt.gasUsed!),
            maxPrice,
            priority: BigInt(sent.maxPriorityFeePerGas ?? maxPrice),
            burntShare: 5_000n,
          },
          rulesOf(space).leastPrice,
        );
        expect({fee: cost.fee, price: cost.price, burnt: cost.burnt}).toEqual({
          fee: BigInt(receipt.gasFee!),
          price: BigInt(receipt.effectiveGasPrice!),
          burnt: BigInt(receipt.burntGasFee!),
        });
        expect(cost.burnt + cost.miner).toBe(cost.fee);
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
    },
  );

  it('charges three quarters of the limit at least, rounded up, and all that was used', () => {
    const charged = (limit: bigint, used: bigint) =>
      costOf({limit, used, maxPrice: 2n, priority: 0n, burntShare: 0n}, 1n).charged;
    expect([
      charged(100_000n, 40_000n),
      charged(100_000n, 75_000n),
      charged(100_000n, 75_001n),
      charged(21_001n, 1n),
    ]).toEqual([75_000n, 75_000n, 75_001n, 15_751n]);
  });

  it('burns what the node burns of an odd base price: the miner gets the smaller half', () => {
    const cost = costOf({limit: 4n, used: 3n, maxPrice: 30n, priority: 2n, burntShare: 5_000n}, 21n);
    // conflux-rust, crates/execution/executor/src/state/state_object/reward.rs (burnt_gas_price): base_price -
    // base_price * prop / (1 CFX + prop), once for a unit of gas.
    expect(cost).toMatchObject({charged: 3n, price: 23n, fee: 69n, burnt: 3n * 11n, miner: 69n - 33n});
  });

  it('needs the maximum price for all of the limit', () => {
    expect(costOf({limit: 100_000n, used: 40_000n, maxPrice: 30n, priority: 1n, burntShare: 5_000n}, 20n).needed).toBe(
      3_000_000n,
    );
  });

  it('never pays more than the maximum price', () => {
    const price = (maxPrice: bigint, priority: bigint) =>
      costOf({limit: 1n, used: 1n, maxPrice, priority, burntShare: 5_000n}, 20n).price;
    expect([price(20n, 5n), price(23n, 5n), price(30n, 5n), price(30n, 0n)]).toEqual([20n, 23n, 25n, 20n]);
  });
});

describe('nextBasePrice', () => {
  it.each(['core', 'espace'] as const)(
    '%s: stays at the target, moves by an eighth at most, never falls below the least',
    (space) => {
      const rules = rulesOf(space);
      const parent = rules.leastPrice * 8n;
      expect(nextBasePrice(rules, parent, targetOf(rules))).toBe(parent);
      expect(nextBasePrice(rules, parent, rules.blockGas)).toBe(parent + rules.leastPrice);
      expect(nextBasePrice(rules, parent, 0n)).toBe(parent - rules.leastPrice);
      expect(nextBasePrice(rules, parent, targetOf(rules) + 1n) - parent).toBeGreaterThan(0n);
      expect(nextBasePrice(rules, rules.leastPrice, 0n)).toBe(rules.leastPrice);
    },
  );

  it('moves by one Drip where a step would be less', () => {
    const rules = {blockGas: 200n, leastPrice: 0n};
    expect([
      nextBasePrice(rules, 5n, 101n),
      nextBasePrice(rules, 5n, 99n),
      nextBasePrice(rules, 0n, 200n),
      nextBasePrice(rules, 0n, 0n),
    ]).toEqual([6n, 4n, 1n, 0n]);
  });
});

describe('readForm', () => {
  const rules = rulesOf('espace');
  const texts: Texts = {
    parent: '20',
    packed: '30 000 000',
    limit: '100000',
    used: '40000',
    maxPrice: '25',
    priority: '1',
    share: '50',
  };
  it('computes the values of the page on gas for a call with a wide limit', () => {
    const reading = readForm({...texts, packed: '0', maxPrice: '20', priority: '0'}, rules);
    expect(reading).toMatchObject({
      problems: {},
      basePrice: 20_000_000_000n,
      cost: {charged: 75_000n, refunded: 25_000n, fee: 1_500_000_000_000_000n, burnt: 750_000_000_000_000n},
    });
  });

  it.each([
    [{parent: 'x'}, 'parent', 'notANumber'],
    [{packed: '1.5'}, 'packed', 'notGas'],
    [{packed: '30000001'}, 'packed', 'blockFull'],
    [{used: '100001'}, 'used', 'usedAboveLimit'],
    [{maxPrice: '22.4'}, 'maxPrice', 'belowBase'],
    [{priority: '1,5'}, 'priority', 'comma'],
    [{share: '101'}, 'share', 'notPercent'],
    [{share: '50.123'}, 'share', 'notPercent'],
    [{limit: ''}, 'limit', 'notGas'],
  ] as const)('%j: %s is %s', (change, key, problem) => {
    const {problems, cost} = readForm({...texts, ...change}, rules);
    expect(problems).toEqual({[key]: problem});
    expect(cost).toBeUndefined();
  });

  it.each([
    ['50.5', 5_050n],
    ['50.05', 5_005n],
    ['50.50', 5_050n],
    ['5', 500n],
    ['0', 0n],
    ['100', 10_000n],
  ])('reads a share of %s %%', (share, hundredths) => {
    const {cost} = readForm({...texts, packed: '0', limit: '4', used: '4', share}, rules);
    expect(cost?.burnt).toBe((4n * 20_000_000_000n * hundredths) / 10_000n);
  });

  it('computes the price of a full block', () =>
    expect(readForm(texts, rules)).toMatchObject({
      problems: {},
      basePrice: 22_500_000_000n,
      cost: {price: 23_500_000_000n},
    }));
});
