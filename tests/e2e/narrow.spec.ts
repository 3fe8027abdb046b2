import {expect, test} from '@playwright/test';
import {LOCALES} from '../../src/config/locales';
import {localeOf, sitemapPaths} from '../../scripts/built/sitemap';

const CHUNK = 60;
/**
 * Each page in one of its languages, in rotation: pages are mostly too wide because of code, tables and numbers, which
 * are the same in all languages.
 */
const paths = LOCALES.flatMap((locale, turn) =>
  sitemapPaths()
    .filter((path) => localeOf(path) === locale)
    .filter((_, index) => index % LOCALES.length === turn),
);
const chunks = Array.from({length: Math.ceil(paths.length / CHUNK)}, (_, index) =>
  paths.slice(index * CHUNK, (index + 1) * CHUNK),
);

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 800}});

for (const [index, chunk] of chunks.entries()) {
  test(`§2 none of these pages, each in one of its three languages, is wider than a window of 360 px ${index + 1}/${chunks.length}: ${chunk[0]} and the ${chunk.length - 1} after it`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of chunk) {
      await page.goto(path, {waitUntil: 'load'});
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  });
}
