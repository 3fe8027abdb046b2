import {describe, expect, it, vi} from 'vitest';
import {EXAMPLES} from '../examples';
import {readForm} from '../form';
import {costResults, priceResults} from '../results';
import {rulesOf, targetOf} from '../rules';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const shown = (results: ReturnType<typeof costResults>) => results.map(({label, code, text, isMain}) => [label, code ?? text, isMain ?? false]);
const rules = {blockGas: 60_000n, leastPrice: 10n ** 9n};
const cost = {price: 2_500_000_000n, charged: 75_000n, refunded: 25_000n, fee: 10n ** 18n, burnt: 10n ** 17n, miner: 9n * 10n ** 17n, needed: 2n * 10n ** 18n};

describe('the results of the fee calculator', () => {
  it('are the price of the block and what the transaction pays, in units that people read', () => {
    expect(shown(priceResults(rules, 1_500_000_000n))).toEqual([['Target gas (base fee unchanged)', '30,000', false], ['Base fee of the new block', '1.5 GDrip', true]]);
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

describe('what the form begins with', () => {
  it.each(['core', 'espace'] as const)('%s: a full block, so that the price rises by an eighth, and a limit of which a quarter comes back', (space) => {
    const own = rulesOf(space);
    const {problems, basePrice, cost: first} = readForm(EXAMPLES[space], own);
    expect(problems).toEqual({});
    expect(basePrice).toBe((own.leastPrice * 9n) / 8n);
    expect(first).toMatchObject({charged: 75_000n, refunded: 25_000n, price: basePrice! + own.leastPrice / 10n, needed: 200_000n * own.leastPrice});
    expect(BigInt(EXAMPLES[space].packed)).toBe(2n * targetOf(own));
  });
});
