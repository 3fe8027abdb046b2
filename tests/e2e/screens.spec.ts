import type {Page} from '@playwright/test';
import {
  holdPageScripts,
  isSameDocument,
  markDocument,
  open,
  PAGE_SCRIPTS,
  scrollY,
  seedStorage,
  storage,
  useConnection,
} from '../support/page';
import {axeInBothModes} from '../support/axe';
import {expect, test} from '../support/screens';

/**
 * What the portal can't show: a crash, a load that fails, settings that it doesn't have. Texts in other languages are
 * tested in tests/content/chrome.test.ts.
 */
test.describe.configure({mode: 'default'});

const CRASHED = 'This page crashed.';
const CHAIN = /outer message\s+Cause:\s+inner message/;
const breakPage = (page: Page): Promise<void> => page.getByRole('button', {name: 'Break'}).click();
const tryAgain = (page: Page): Promise<void> => page.getByRole('button', {name: 'Try again'}).click();

test('§4 §2 §9 loading: nothing at first, a spinner after a delay, then the page', async ({page}) => {
  await useConnection(page);
  await page.clock.install();
  await open(page, '/lazy');
  const scripts = await holdPageScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', {name: 'Show'}).click();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  const spinner = page.getByRole('status', {name: 'Loading the page'});
  await page.clock.runFor(150);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(spinner).toBeVisible();
  const durations = await spinner
    .locator('circle')
    .evaluateAll((circles) => [...new Set(circles.map((circle) => getComputedStyle(circle).animationDuration))].sort());
  expect(durations, '§9 spinner animation durations').toEqual(['1.5s', '3s']);
  scripts.release();
  await expect(page.locator('#lazy-target')).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('§4 §8 a load that fails shows the error text and Retry, which loads again', async ({page}) => {
  await useConnection(page);
  await open(page, '/lazy');
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
  await page.getByRole('button', {name: 'Show'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page didn’t load completely. Check your connection, then try again.');
  await expect(alert).toContainText('ChunkLoadError');
  await page.unroute(PAGE_SCRIPTS);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('#lazy-target')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('§8 §2.7 §4 a crash shows its title, the chain of messages and Try again, which clears the error', async ({
  page,
}) => {
  await open(page, '/crash');
  await breakPage(page);
  await expect(page.locator('h1')).toHaveText(CRASHED);
  await expect(page.locator('main')).toContainText(CHAIN);
  await expect(page.locator('.navbar')).toBeVisible();
  expect(await axeInBothModes(page)).toEqual([]);
  await tryAgain(page);
  await expect(page.locator('h1')).toHaveText('Fragile');
});

for (const [what, path, bars] of [
  ['outside the layout', '/crash-outside', 1],
  ['of the layout itself', '/crash-outside?layout', 0],
] as const) {
  test(`§8 a crash ${what} has the title 'Page Error' and the same text`, async ({page}) => {
    await open(page, path);
    await breakPage(page);
    await expect(page.locator('h1')).toHaveText(CRASHED);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.locator('.navbar')).toHaveCount(bars);
    await expect(page.locator('main')).toContainText(CHAIN);
    await tryAgain(page);
    await expect(page.locator('h1')).toHaveText('Bare');
  });
}

test('§4 a navigation that only changes the search string does not scroll', async ({page}) => {
  await open(page, '/links');
  const link = page.getByRole('link', {name: 'other search'});
  // The pointer is on the link before the position is read: `click` might scroll again to reach it.
  await link.hover();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  // The focus that would cause the jump goes to the region of the skip link: wait until it has been there.
  await page.evaluate(() =>
    window.addEventListener(
      'focusin',
      ({target}) =>
        (target as Element).role === 'region' && document.documentElement.setAttribute('data-region-had-focus', 'true'),
    ),
  );
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/links?page=2');
  await expect(page.locator('html')).toHaveAttribute('data-region-had-focus', 'true');
  expect(await scrollY(page)).toBe(before);
});

test('§2.1 a link in the site to a moved path leads to the new one, without a full load', async ({page}) => {
  await open(page, '/links');
  await markDocument(page);
  await page.getByRole('link', {name: 'moved page'}).click();
  await expect(page).toHaveURL('/docs');
  expect(await isSameDocument(page)).toBe(true);
});

test('§4 with the switch disabled, the saved value is deleted and the default applies', async ({page}) => {
  await seedStorage(page, {theme: 'dark'});
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => storage(page)).not.toHaveProperty('theme');
  await expect(page.locator('.navbar [class*=colorModeToggle]')).toHaveCount(0);
});

test('§4 with no saved value it follows the system preference where respectPrefersColorScheme is on', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html'), 'also while the page is open').toHaveAttribute('data-theme', 'light');
});

test('§4 §7 the preferred docs version is saved for each docs plugin', async ({page}) => {
  await open(page, '/versioned/page');
  await page.locator('.navbar .dropdown', {hasText: '2'}).hover();
  await page.locator('.navbar .dropdown__menu a', {hasText: /^1$/}).click();
  await expect(page).toHaveURL('/versioned/1/page');
  await expect
    .poll(() => storage(page))
    .toMatchObject({'docs-preferred-version-tests/fixtures/sites/screens/versioned': '1'});
});
