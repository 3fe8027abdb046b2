import {afterAll, describe, expect, it, vi} from 'vitest';
import {costResults, priceResults} from '../results';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
// The framework's module exists in a build alone.
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, values: Record<string, string> = {}) => message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

/** The rows as a reader sees them. */
const rows = (results: ReturnType<typeof costResults>) => results.map(({label, text, code}) => [label, text || code]);
const CFX = 10n ** 18n;

describe('the rows of the fee calculator', () => {
  it('name each part of the cost', () => {
    expect(rows(costResults({price: 23n * 10n ** 9n, charged: 75_000n, refunded: 25_000n, fee: 7n * CFX, burnt: 4n * CFX, miner: 3n * CFX, needed: 9n * CFX}))).toEqual([
      ['Price per unit of gas', '23 GDrip'],
      ['Gas charged', '75,000'],
      ['Gas refunded', '25,000'],
      ['Fee', '7 CFX'],
      ['Amount burned', '4 CFX'],
      ['Amount paid to the miner', '3 CFX'],
      ['Balance required to send', '9 CFX'],
    ]);
  });

  it('name what the block is', () => {
    expect(rows(priceResults({blockGas: 30_000_000n, leastPrice: 1n}, 22_500_000_000n))).toEqual([
      ['Target gas (base fee unchanged)', '15,000,000'],
      ['Base fee of the new block', '22.5 GDrip'],
    ]);
  });

  it('keep their places without a cost', () => {
    expect(rows(costResults(undefined)).map(([, value]) => value)).toEqual(Array.from({length: 7}, () => undefined));
  });
});
