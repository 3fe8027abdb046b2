import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/page';

/** Six screens, each with another layout, compared with committed pictures. `npm run pictures -- -u` updates them. */
const SCREENS: Record<string, string> = {
  home: '/',
  hub: '/docs/espace/Overview',
  concept: '/docs/general/conflux-basics/gas',
  'rpc-method': '/docs/core/rpc/cfx_call',
  tags: '/docs/tags',
  'not-found': '/no/such/page',
};
/**
 * The widths of these words show which fonts are used: with other fonts, every picture would differ. Update them
 * together with the pictures.
 */
const WORDS = 'Conflux 0123456789 fee = max(gasUsed)';
const WIDTHS = [297, 355];
/**
 * Maximum share of pixels that differ: tolerates the anti-aliasing of another browser release, but no line of text that
 * moved.
 */
const TOLERANCE = 0.01;

/** Widths of the words in the font of the text and in that of the code, at 16 px, rounded. */
const widthsOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    (words) =>
      ['--ifm-font-family-base', '--ifm-font-family-monospace'].map((family) => {
        const span = document.createElement('span');
        span.style.cssText = `position:absolute;white-space:pre;font:16px var(${family})`;
        span.textContent = words;
        document.body.append(span);
        const {width} = span.getBoundingClientRect();
        span.remove();
        return Math.round(width);
      }),
    WORDS,
  );

for (const [name, path] of Object.entries(SCREENS)) {
  for (const mode of ['light', 'dark'] as const) {
    test(`the ${name} screen looks as in its picture, ${mode}`, async ({page}) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await page.setViewportSize({width: 1280, height: 800});
      let widths: number[] = [];
      // The browser uses the portal's typeface only if it loads immediately, which it does from its cache.
      for (let visit = 0; visit < 3 && String(widths) !== String(WIDTHS); visit++) {
        await open(page, path);
        await page.evaluate(() => document.fonts.load("16px 'Conflux Sans'"));
        widths = await widthsOf(page);
      }
      test.skip(
        String(widths) !== String(WIDTHS),
        `other fonts: the words are ${widths.join(' and ')} px wide, not ${WIDTHS.join(' and ')}`,
      );
      await expect(page).toHaveScreenshot(`${name}-${mode}.png`, {
        animations: 'disabled',
        caret: 'hide',
        maxDiffPixelRatio: TOLERANCE,
      });
    });
  }
}
