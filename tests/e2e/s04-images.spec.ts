import {expect, test, type Page} from '@playwright/test';
import {open, useConnection} from '../support/page';

/** The states of a picture. Their texts in other languages are tested in tests/content/chrome.test.ts. */
const PAGE = '/markdown-page';
const IMAGE = /\/assets\/ideal-img\/.*\.(?:640|1030)\.png$/;

const figure = (page: Page) => page.locator('#pictures ~ figure').first();
const show = (page: Page): Promise<void> => page.locator('#pictures').scrollIntoViewIfNeeded();
/** The picture itself, not its preview, is drawn. */
const expectLoaded = (page: Page): Promise<void> => expect(figure(page).locator('img[src*="ideal-img"]')).toBeVisible();

for (const [width, file] of [
  [390, /\.640\.png$/],
  [1600, /\.1030\.png$/],
] as const) {
  test(`§4 §9 an image loads when it comes into view, and images have 2 widths: in a window of ${width} px`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => IMAGE.test(request.url()) && requests.push(request.url()));
    await page.setViewportSize({width, height: 800});
    await open(page, PAGE);
    expect(requests).toEqual([]);
    const before = await figure(page).boundingBox();
    await show(page);
    await expectLoaded(page);
    expect([...new Set(requests)]).toEqual([expect.stringMatching(file)]);
    const after = await figure(page).boundingBox();
    expect(
      Math.abs(after!.height - before!.height),
      'nothing shifts by more than the rounding of its aspect',
    ).toBeLessThanOrEqual(1);
  });
}

test('§4 §8 a missing image says so', async ({page}) => {
  await page.route(IMAGE, (route) => route.fulfill({status: 404, body: ''}));
  await open(page, PAGE);
  await show(page);
  await expect(figure(page)).toContainText('404. Image not found');
});

test('§4 §8 an image that fails says so and loads again on a click', async ({page}) => {
  await page.route(IMAGE, (route) => route.abort());
  await open(page, PAGE);
  await show(page);
  const error = figure(page).getByText('Error. Click to reload');
  await expect(error).toBeVisible();
  await page.unroute(IMAGE);
  await error.click();
  await expectLoaded(page);
});

test('§4 §8 an image says that the browser is offline', async ({page, context}) => {
  await open(page, PAGE);
  await context.setOffline(true);
  await show(page);
  await expect(figure(page)).toContainText('Your browser is offline. Image not loaded');
});

test('§4 on a slow connection an image waits for a click', async ({page}) => {
  await useConnection(page, {effectiveType: '2g'});
  await open(page, PAGE);
  await show(page);
  await figure(page).getByText('Click to load').click();
  await expectLoaded(page);
});
