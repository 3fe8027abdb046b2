import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../support/page';

const WIDTHS = [390, 768, 997, 1280, 1920];

test.use({javaScriptEnabled: false});

test('no row of cards on the docs start page has a gap', async ({page}) => {
  await page.goto('/docs');
  const grids = page.locator('article ul[role=list]');
  await expect(grids).toHaveCount(3);
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const rows = await grids.evaluateAll((all) =>
      all.map((grid) => {
        const tops = [...grid.children].map((card) => Math.round(card.getBoundingClientRect().top));
        return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      }),
    );
    for (const counts of rows) expect(new Set(counts).size, `${width} px: ${counts.join(', ')} cards a row`).toBe(1);
  }
});

test('a card that is alone in its row fills it', async ({page}) => {
  await page.goto('/docs/espace/Overview');
  const grid = page.locator('article ul[role=list]').last();
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const {inset, cards} = await grid.evaluate((list) => {
      const last = list.lastElementChild!.getBoundingClientRect();
      const alone = [...list.children].filter((card) => card.getBoundingClientRect().top === last.top).length === 1;
      return {
        cards: list.children.length,
        inset: alone ? Math.round(list.getBoundingClientRect().width - last.width) : 0,
      };
    });
    expect(cards).toBeGreaterThanOrEqual(3);
    expect(inset, `${width} px`).toBe(0);
  }
});

for (const {locale, prefix} of LANGUAGES) {
  test(`every line of the footer stays in its column (${locale})`, async ({page}) => {
    await page.goto(`${prefix}/docs/tags`);
    for (const width of [320, 390, 768, 997, 1280]) {
      await page.setViewportSize({width, height: 900});
      const outside = await page.locator('.footer__col').evaluateAll((columns) =>
        columns.flatMap((column) => {
          const {right} = column.getBoundingClientRect();
          return [...column.querySelectorAll('a, svg')]
            .filter((part) => part.getBoundingClientRect().right > right + 0.5)
            .map(({textContent, tagName}) => textContent || tagName);
        }),
      );
      expect(outside, `${width} px`).toEqual([]);
    }
  });

  test(`on a phone the external-link icon of a footer link is never alone on a line (${locale})`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 900});
    // The browser uses the portal's typeface only if it loads immediately, which it does on the second visit.
    await page.goto(`${prefix}/docs/tags`);
    await page.evaluate(() => document.fonts.load("16px 'Conflux Sans'"));
    await page.goto(`${prefix}/docs/tags`);
    const links = page.locator('.footer__link-item:has(svg)');
    expect(await links.count()).toBeGreaterThan(3);
    const alone = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          const words = document.createRange();
          words.selectNode(link.firstChild!);
          return link.querySelector('svg')!.getBoundingClientRect().top > [...words.getClientRects()].at(-1)!.bottom;
        })
        .map(({textContent}) => textContent),
    );
    expect(alone).toEqual([]);
  });
}
