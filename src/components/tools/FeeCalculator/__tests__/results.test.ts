import {afterAll, describe, expect, it, vi} from 'vitest';
import {rulesOf} from '@site/src/facts/feeRules';
import {exampleOf} from '../examples';
import {readForm} from '../form';
import {costResults, priceResults} from '../results';
import {targetOf} from '../rules';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

/** The rows as a reader sees them. */
const rows = (results: ReturnType<typeof costResults>) => results.map(({label, text, code}) => [label, text || code]);
const CFX = 10n ** 18n;

describe('the rows of the fee calculator', () => {
  it('name each part of the cost', () => {
    expect(
      rows(
        costResults({
          price: 23n * 10n ** 9n,
          charged: 75_000n,
          refunded: 25_000n,
          fee: 7n * CFX,
          burnt: 4n * CFX,
          miner: 3n * CFX,
          needed: 9n * CFX,
        }),
      ),
    ).toEqual([
      ['Price per unit of gas', '23 GDrip'],
      ['Gas charged', '75,000'],
      ['Gas refunded', '25,000'],
      ['Fee', '7 CFX'],
      ['Amount burned', '4 CFX'],
      ['Amount paid to the miner', '3 CFX'],
      ['Balance required to send', '9 CFX'],
    ]);
  });

  it('describe the block', () => {
    expect(rows(priceResults({blockGas: 30_000_000n, leastPrice: 1n}, 22_500_000_000n))).toEqual([
      ['Target gas (base fee unchanged)', '15,000,000'],
      ['Base fee of the new block', '22.5 GDrip'],
    ]);
  });

  it('keep their places without a cost', () => {
    expect(rows(costResults(undefined)).map(([, value]) => value)).toEqual(Array.from({length: 7}, () => undefined));
  });
});

const shown = (results: ReturnType<typeof costResults>) =>
  results.map(({label, code, text, isMain}) => [label, code ?? text, isMain ?? false]);
const rules = {blockGas: 60_000n, leastPrice: 10n ** 9n};
const cost = {
  price: 2_500_000_000n,
  charged: 75_000n,
  refunded: 25_000n,
  fee: 10n ** 18n,
  burnt: 10n ** 17n,
  miner: 9n * 10n ** 17n,
  needed: 2n * 10n ** 18n,
};

describe('the results of the fee calculator', () => {
  it('are the price of the block and the fee of the transaction, in units that people read', () => {
    expect(shown(priceResults(rules, 1_500_000_000n))).toEqual([
      ['Target gas (base fee unchanged)', '30,000', false],
      ['Base fee of the new block', '1.5 GDrip', true],
    ]);
    expect(shown(costResults(cost))).toEqual([
      ['Price per unit of gas', '2.5 GDrip', false],
      ['Gas charged', '75,000', false],
      ['Gas refunded', '25,000', false],
      ['Fee', '1 CFX', true],
      ['Amount burned', '0.1 CFX', false],
      ['Amount paid to the miner', '0.9 CFX', false],
      ['Balance required to send', '2 CFX', false],
    ]);
  });

  it('keep their places while a field is wrong', () => {
    expect(shown(priceResults(rules, undefined))[1]).toEqual(['Base fee of the new block', undefined, true]);
    expect(costResults(undefined).map(({code, text}) => code ?? (text || undefined))).toEqual(Array(7).fill(undefined));
  });
});

describe('the initial values of the form', () => {
  it.each(['core', 'espace'] as const)(
    '%s: a full block, so that the price rises by an eighth, and a limit of which a quarter comes back',
    (space) => {
      const own = rulesOf(space);
      const {problems, basePrice, cost: first} = readForm(exampleOf(own), own);
      expect(problems).toEqual({});
      expect(basePrice).toBe((own.leastPrice * 9n) / 8n);
      expect(first).toMatchObject({
        charged: 75_000n,
        refunded: 25_000n,
        price: basePrice! + own.leastPrice / 10n,
        needed: 200_000n * own.leastPrice,
      });
      expect(BigInt(exampleOf(own).packed)).toBe(2n * targetOf(own));
    },
  );
});
