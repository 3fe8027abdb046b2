import {expect, type Locator, type Page} from '@playwright/test';

/** On both sides of each width at which the column or its calculator changes. */
export const WIDTHS = [1280, 1200, 997, 641, 390, 360];

/**
 * Expects that a calculator needs no more than the height that it reserves before its code is loaded, and that the page
 * fits its window.
 */
export async function expectToFit(page: Page, group: Locator, width: number): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const [height, reserved, excess] = await group.evaluate((node) => [
    Math.ceil(node.getBoundingClientRect().height),
    Math.ceil(parseFloat(getComputedStyle(node).minHeight)),
    document.documentElement.scrollWidth - window.innerWidth,
  ]);
  const where = `${new URL(page.url()).pathname} at ${width} pixels`;
  expect(height, where).toBeLessThanOrEqual(reserved!);
  expect(excess, where).toBeLessThanOrEqual(0);
}
