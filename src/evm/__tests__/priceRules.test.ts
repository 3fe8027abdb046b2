import {describe, expect, it} from 'vitest';
import {PRICE_CASES} from '@site/scripts/devnet/claims/prices/cases';
import {
  compilePriceCases,
  PRICE_GAS_LIMIT,
  stepsOf,
  type PriceRow,
} from '@site/scripts/devnet/claims/prices/measurePrices';
import {recordedPrices} from '@site/scripts/devnet/claims/prices/recorded';
import {evmPrices} from '@site/src/facts/evmPrices';
import {Chain} from '../chain';
import type {Hex} from '../hex';

const SENDER: Hex = '0x12bc44d5378309ee2abf1539bf71de1b7d7be3b5';
const SPACES = ['espace', 'core'] as const;
const compiled = compilePriceCases();
const rows = [...recordedPrices.rows];
const cases = PRICE_CASES.map((priceCase) => {
  const steps = stepsOf(priceCase, compiled);
  return {name: priceCase.contract, steps, recorded: rows.splice(0, steps.length)};
});

it('the recorded figures are those of the cases, and use each rule in at least 30 contracts', () => {
  expect(recordedPrices.rows.map(({transaction}) => transaction)).toEqual(
    cases.flatMap(({steps}) => steps.map(({label}) => label)),
  );
  expect(cases.length).toBeGreaterThanOrEqual(30);
});

describe.each(SPACES)('in %s, each transaction costs what it cost on the node', (space) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_, {steps, recorded}) => {
    const chain = new Chain({prices: evmPrices(space), chainId: 1});
    await chain.fund(SENDER, 10n ** 24n);
    let to: Hex | undefined;
    const measured: Omit<PriceRow, 'espace' | 'core'>[] = [];
    for (const {label, data, value, gasLimit = PRICE_GAS_LIMIT, failsIn} of steps) {
      const receipt = await chain.send({from: SENDER, to, data, value, gasLimit, gasPrice: 1n});
      expect(receipt.ending !== 'succeeded', label).toBe(failsIn.includes(space));
      to ??= receipt.created;
      measured.push({
        transaction: label,
        [space]: {gas: Number(receipt.gasUsed), charged: Number(receipt.gasCharged), collateral: receipt.collateral},
      } as never);
    }
    expect(measured).toEqual(recorded.map(({transaction, [space]: figure}) => ({transaction, [space]: figure})));
  });
});
