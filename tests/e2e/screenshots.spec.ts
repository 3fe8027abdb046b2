import {expect, test, type Page} from '@playwright/test';

/**
 * Ten kinds of pages. With `PICTURES=1`, pictures are stored as artefacts for manual review. The picture starts at the
 * section in `#…`.
 */
const KINDS: Record<string, string> = {
  home: '/',
  hub: '/docs/espace/Overview',
  concept: '/docs/overview/space-intro',
  tutorial: '/docs/espace/tutorials/walletConnect/nextjs',
  reference: '/docs/espace/network-endpoints',
  'rpc-index': '/docs/core/rpc/',
  'rpc-method': '/docs/core/rpc/cfx_call',
  calculator: '/docs/general/conflux-basics/gas#calculate',
  'error-finder': '/docs/general/rpc-errors',
  'blog-post': '/blog/long-blog-post',
};
/** Scrolls to a section, which moves if the width changes; its form loads when it is in view. */
async function showSection(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"]`).evaluate((section) => section.scrollIntoView());
  await expect(page.locator('main [role=group] :is(input, select)').first()).toBeVisible();
}

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
        if (path.includes('#')) await showSection(page, path.split('#')[1]!);
        for (const theme of process.env.PICTURES ? ['light', 'dark'] : []) {
          await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
          await page.screenshot({path: `artifacts/screenshots/${kind}-${locale}-${width}-${theme}.png`});
        }
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}
