import {expect, test} from '@playwright/test';
import {pageWeight} from '../../scripts/measure/pageWeight';
import {budgets, type Budget} from '../../src/config/budgets';

for (const [kind, {path, hydrate, withPrefetch}] of Object.entries<Budget>(budgets)) {
  test(`budget of JavaScript to hydrate: ${kind} stays within ${hydrate} KB`, async ({page}) => {
    const {js} = await pageWeight(page, path, false);
    expect(js / 1000).toBeGreaterThan(50);
    expect(js / 1000).toBeLessThanOrEqual(hydrate);
  });

  test(`budget of JavaScript with what is prefetched: ${kind} stays within ${withPrefetch} KB`, async ({page}) => {
    const {js} = await pageWeight(page, path, true);
    expect(js / 1000).toBeLessThanOrEqual(withPrefetch);
  });
}
