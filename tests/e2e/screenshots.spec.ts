import {expect, test} from '@playwright/test';

/** Ten page kinds; the pictures are kept as artefacts for a person to look at. */
const KINDS: Record<string, string> = {
  home: '/',
  landing: '/docs',
  hub: '/docs/espace/Overview',
  concept: '/docs/overview/space-intro',
  reference: '/docs/espace/network-endpoints',
  howto: '/docs/general/mine-stake/mine/running-mining-node',
  'blog-list': '/blog',
  'blog-post': '/blog/long-blog-post',
  tags: '/docs/tags',
  typography: '/markdown-page',
};
const WIDTHS = [390, 997, 1440];
const PREFIXES = {en: '', zh: '/zh-CN', es: '/es'};

for (const [kind, path] of Object.entries(KINDS)) {
  for (const [locale, prefix] of Object.entries(PREFIXES)) {
    test(`§2 picture of ${kind} in ${locale}: no page is wider than its window`, async ({page}) => {
      test.setTimeout(60_000);
      await page.goto(prefix + path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        for (const theme of ['light', 'dark']) {
          await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
          await page.screenshot({path: `artifacts/screenshots/${kind}-${locale}-${width}-${theme}.png`});
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overflow, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
