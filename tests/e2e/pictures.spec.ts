import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/page';

/** Six screens, each with another layout, compared with committed pictures. `npm run pictures -- -u` updates them. */
const SCREENS: Record<string, string> = {
  home: '/',
  hub: '/docs/espace/Overview',
  concept: '/docs/general/conflux-basics/gas',
  'rpc-method': '/docs/core/rpc/cfx_call',
  tags: '/docs/tags',
  // Two letters: search finds no page for them, so the picture doesn't depend on the pages that exist.
  'not-found': '/no/such/xx',
};
/**
 * Code is shown in a font of the system, which would be another one on each machine: in the pictures, it is in this
 * one. Text is in the portal's own typeface.
 */
const CODE_FONT = fs.readFileSync(
  require.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2'),
  'base64',
);
/**
 * Maximum share of pixels that differ: tolerates the anti-aliasing of another browser release, but no line of text that
 * moved.
 */
const TOLERANCE = 0.01;

/** Shows code in the font of the pictures, and waits until each line has its final place. */
const useFontsOfPictures = (page: Page): Promise<void> =>
  page.evaluate(async (font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
    document.fonts.add(await new FontFace('Code of the pictures', bytes).load());
    for (const name of ['--cx-mono', '--ifm-font-family-monospace'])
      document.documentElement.style.setProperty(name, "'Code of the pictures'");
    await document.fonts.ready;
  }, CODE_FONT);

/** Whether the page's text is in the portal's typeface, which the browser uses only if it loads immediately. */
const hasTypeface = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const width = (family: string): number => {
      const span = document.createElement('span');
      span.style.cssText = `position:absolute;white-space:pre;font:16px ${family}`;
      span.textContent = 'Conflux 0123456789 fee = max(gasUsed)';
      document.body.append(span);
      const {width: pixels} = span.getBoundingClientRect();
      span.remove();
      return pixels;
    };
    return (
      width('var(--ifm-font-family-base)') === width("'Conflux Sans'") && width("'Conflux Sans'") !== width('serif')
    );
  });

test.skip(process.platform !== 'linux', 'the pictures were taken on Linux; other systems smooth text differently');

for (const [name, path] of Object.entries(SCREENS)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`the ${name} screen looks as in its picture, ${mode}`, async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize({width: 1280, height: 800});
      // From the second visit on, the typeface is in the browser's cache.
      await expect(async () => {
        await open(page, path);
        await page.evaluate(() => document.fonts.load("16px 'Conflux Sans'"));
        expect(await hasTypeface(page)).toBe(true);
      }).toPass({timeout: 20_000});
      await useFontsOfPictures(page);
      await expect(page).toHaveScreenshot(`${name}-${mode}.png`, {
        animations: 'disabled',
        caret: 'hide',
        maxDiffPixelRatio: TOLERANCE,
      });
    });
  }
}
