import {expect, test} from '@playwright/test';
import {addAxe, axeFindings, COLOUR_RULES, RULES} from '../support/axe';
import {areKnown, remember, textKinds} from '../support/colours';
import {sitemapPaths} from '../support/sitemap';

const CHUNK = 12;
const paths = sitemapPaths();
const chunks = Array.from({length: Math.ceil(paths.length / CHUNK)}, (_, i) => paths.slice(i * CHUNK, (i + 1) * CHUNK));

// Every page of the three sitemaps, a chunk of them in one tab: hydrated, silent console, no failed request,
// one h1, and axe finds nothing in light and in dark.
for (const [index, chunk] of chunks.entries()) {
  test(`§2 walk ${index + 1}/${chunks.length}: ${chunk[0]} and the ${chunk.length - 1} after it`, async ({page}) => {
    test.setTimeout(150_000);
    const noise: string[] = [];
    page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      // A prefetch that the next navigation cancels is no failure.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
    });
    // Without prefetching, a page's requests are its own; §4 tests prefetching.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g', addEventListener() {}, removeEventListener() {}}}));
    for (const path of chunk) {
      noise.length = 0;
      await page.goto(path, {waitUntil: 'load'});
      await expect(page.locator('html'), `${path} is hydrated`).toHaveAttribute('data-has-hydrated', 'true');
      // A colour that is still fading would be judged halfway.
      await page.addStyleTag({content: '*, ::before, ::after {transition: none !important; animation: none !important}'});
      await expect(page.locator('h1'), `${path} has one h1`).toHaveCount(1);
      await addAxe(page);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        // Contrast is asked once for each kind of text; the document is the same in both modes, so other rules are asked in one.
        const kinds = await textKinds(page);
        const isKnown = areKnown(theme, kinds);
        if (theme === 'dark' && isKnown) continue;
        const found = await axeFindings(page, theme === 'light' ? RULES : {type: 'rule', values: COLOUR_RULES}, isKnown ? COLOUR_RULES : []);
        expect.soft(found, `${path} in ${theme} mode`).toEqual([]);
        if (found.length === 0) remember(theme, kinds);
      }
      expect.soft(noise, `${path} is silent`).toEqual([]);
    }
  });
}

test('the walk sees a fault that is put into a page', async ({page}) => {
  await page.goto('/docs');
  await page.evaluate(() => {
    document.querySelector('h1')!.insertAdjacentHTML('afterend', '<img src="/img/logo.svg"><p style="color:#bbb;background:#fff">pale</p>');
  });
  await addAxe(page);
  expect((await axeFindings(page, RULES)).map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
});

test('the walk asks for the contrast of a kind of text that it has not met', async ({page}) => {
  await page.goto('/docs');
  remember('probe', await textKinds(page));
  expect(areKnown('probe', await textKinds(page))).toBe(true);
  await page.evaluate(() => document.querySelector('h1')!.insertAdjacentHTML('afterend', '<p style="color:#bbb">pale</p>'));
  expect(areKnown('probe', await textKinds(page))).toBe(false);
});
