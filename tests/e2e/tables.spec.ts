import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES, open} from '../support/page';

const PORTS = '/docs/general/run-a-node';
/** Pages whose tables also fit a telephone. */
const BOTH = [
  PORTS,
  '/docs/espace/rpc/',
  '/docs/core/rpc/',
  '/docs/espace/build/jsonrpc-compatibility',
  '/docs/core/build/json-rpc/',
  '/docs/espace/tutorials/sdks/ethersjs',
];
/** Ten adjacent figures are compared by column, so they scroll on a telephone. */
const WIDE = ['/docs/general/build/smart-contracts/gas-optimization/packing', '/docs/espace/network-endpoints'];
/** The elements of the article that scroll sideways, by the names of their columns. */
const scrolling = (page: Page): Promise<string[]> =>
  page
    .locator('article div:has(> table)')
    .evaluateAll((frames) =>
      frames
        .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
        .map((frame) => [...frame.querySelectorAll('thead th')].map(({textContent}) => textContent).join(' | ')),
    );

test.use({javaScriptEnabled: false});

for (const {locale, prefix} of LANGUAGES) {
  test(`§2 the tables of node settings, methods and gas fit windows of 390 and 1280 px (${locale})`, async ({page}) => {
    for (const path of [...BOTH, ...WIDE]) {
      await page.goto(prefix + path);
      expect(await page.locator('article table').count(), path).toBeGreaterThan(0);
      for (const width of WIDE.includes(path) ? [1280] : [390, 1280]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await scrolling(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`headings of method tables do not break inside words (${locale})`, async ({page}) => {
    for (const path of ['/docs/espace/rpc/', '/docs/espace/build/jsonrpc-compatibility']) {
      await page.goto(prefix + path);
      const heads = page.locator('article table:has(tbody tr:nth-child(30)) thead th');
      expect(await heads.count(), path).toBeGreaterThan(3);
      const cut = await heads.evaluateAll((all) =>
        all
          .filter((head) => getComputedStyle(head).overflowWrap !== 'normal' || head.scrollWidth > head.clientWidth)
          .map(({textContent}) => textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });
}

// In Chinese, because the colon depends on the language.
test('on a phone a row is a block, and each cell shows the name of its column', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await page.goto(`/zh-CN${PORTS}`);
  const table = page.locator('article #ports ~ div table').first();
  const names = await table.locator('thead th').allTextContents();
  expect(names).toHaveLength(5);
  const cells = table.locator('tbody tr').first().locator('td');
  const labels = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['none', ...names.slice(1).map((name) => `"${name}："`)]);
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
  expect(boxes).toEqual([...new Set(boxes)].sort((a, b) => a - b));
});

test.describe('in a wide window', () => {
  test.use({javaScriptEnabled: true});

  test('the same table has columns', async ({page}) => {
    await open(page, PORTS);
    const cells = page.locator('article #ports ~ div table').first().locator('tbody tr').first().locator('td');
    const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
  });
});
