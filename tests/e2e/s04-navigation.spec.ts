import {expect, test, type Page} from '@playwright/test';
import {
  holdPageScripts,
  isSameDocument,
  markDocument,
  open,
  PAGE_SCRIPTS,
  scrollY,
  useConnection,
} from '../support/page';

const PAGE = '/docs/espace/Overview';
const OTHER = '/docs/core/Overview';
/** A link of the top bar. */
const link = (page: Page, href = OTHER) => page.locator(`.navbar__items a.navbar__link[href="${href}"]`);

test('§4 §9 the progress bar appears after 200 ms at 0.08 with a speed of 200 ms, and grows by at most 0.02 every 800 ms', async ({
  page,
}) => {
  await useConnection(page);
  await page.clock.install();
  await open(page, PAGE);
  const scripts = await holdPageScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page).click();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  const bar = page.locator('#nprogress .bar');
  const progress = (): Promise<number> =>
    bar.evaluate((element: HTMLElement) => 1 - Number(/\(-?([\d.]+)%/.exec(element.style.transform)?.[1]) / 100);
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  expect(await progress()).toBeCloseTo(0.08, 5);
  expect(await bar.evaluate((element: HTMLElement) => element.style.transition)).toContain('200ms');
  await page.clock.runFor(560);
  expect(await progress(), 'not before 800 ms').toBeCloseTo(0.08, 5);
  await page.clock.runFor(260);
  expect(await progress()).toBeGreaterThan(0.08);
  expect(await progress()).toBeLessThanOrEqual(0.1 + 1e-9);
  scripts.release();
  await expect(page).toHaveURL(OTHER);
});

test('§4 the progress bar never appears when a navigation is faster', async ({page}) => {
  await useConnection(page);
  await page.clock.install();
  await open(page, PAGE);
  const scripts = await holdPageScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await link(page).click();
  await expect.poll(scripts.count).toBeGreaterThan(0);
  await page.clock.runFor(150);
  scripts.release();
  // The page waits for some timers of 0 ms. The clock goes on by a millisecond at a time, so that 200 ms never pass.
  const space = (): Promise<string | null> => page.locator('html').getAttribute('class');
  for (let ms = 0; ms < 40 && !(await space())?.includes('space-core'); ms += 1) {
    await page.clock.runFor(1);
    await page.waitForTimeout(100);
  }
  expect(await space()).toContain('space-core');
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('§4 when a route cannot be preloaded, the page reloads fully at the new address', async ({page}) => {
  await useConnection(page);
  await open(page, PAGE);
  await markDocument(page);
  await page.route(PAGE_SCRIPTS, (route) => route.abort(), {times: 1});
  await link(page).click();
  await expect(page.locator('html')).toHaveClass(/space-core/);
  await expect(page).toHaveURL(OTHER);
  expect(await isSameDocument(page)).toBe(false);
});

test('§4 a new route scrolls to the top, and one with a hash to its target', async ({page}) => {
  await open(page, '/docs/overview/');
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  await link(page).click();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await page.locator('article a[href="/docs/general/conflux-basics/glossary#pivot-block"]').first().click();
  await expect(page.locator('#pivot-block')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
});

test('§4 modified clicks, other buttons and other targets are left to the browser', async ({page}) => {
  await open(page, PAGE);
  /** Whether the router prevented the browser's default for the click. */
  const isTaken = (href: string, init: Record<string, boolean | number> = {}): Promise<boolean> =>
    link(page, href).evaluate((element, options) => {
      let taken = false;
      window.addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        {once: true},
      );
      element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...options}));
      return taken;
    }, init);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(await isTaken(OTHER, {[key]: true}), key).toBe(false);
  expect(await isTaken(OTHER, {button: 1}), 'middle button').toBe(false);
  const outside = await page.locator('.navbar__link[target=_blank]').first().getAttribute('href');
  expect(await isTaken(outside!), 'target').toBe(false);
  await expect(page).toHaveURL(PAGE);
  expect(await isTaken(OTHER), 'plain click').toBe(true);
  await expect(page).toHaveURL(OTHER);
});

test('§4 §9 a link to the current location replaces the entry in the history; the keys of the history are 6 characters long', async ({
  page,
}) => {
  await open(page, PAGE);
  const length = () => page.evaluate(() => window.history.length);
  const key = () => page.evaluate(() => (window.history.state as {key?: string} | null)?.key);
  const before = await length();
  await link(page, PAGE).click();
  await expect.poll(key).toMatch(/^[a-z0-9]{6}$/);
  expect(await length()).toBe(before);
  await link(page).click();
  await expect(page).toHaveURL(OTHER);
  expect(await length()).toBe(before + 1);
});

test('§4 pages with a link in view are prefetched', async ({page}) => {
  await useConnection(page, {effectiveType: '4g'});
  await open(page, PAGE);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
});

for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
  test(`§4 nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
    await useConnection(page, connection);
    await open(page, PAGE);
    // Prefetching starts when a link is in view or under the pointer: the test does both.
    await link(page).hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}

test('a page of another sidebar shows that sidebar without a full load, and the back button returns to the first one', async ({
  page,
}) => {
  const showsOnly = (area: string): Promise<void> =>
    expect
      .poll(() =>
        page
          .locator('aside .menu a.menu__link[href^="/docs/"]')
          .evaluateAll((links) => [...new Set(links.map((item) => item.getAttribute('href')!.split('/')[2]))]),
      )
      .toEqual([area, 'category']);
  await open(page, PAGE);
  await showsOnly('espace');
  await markDocument(page);
  await link(page).click();
  await expect(page).toHaveURL(OTHER);
  await showsOnly('core');
  await expect(page.locator('.navbar__link--active')).toHaveAttribute('href', OTHER);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await showsOnly('espace');
  await expect(page.locator('.pagination-nav__link--next')).toHaveAttribute('href', /^\/docs\/espace\//);
  expect(await isSameDocument(page)).toBe(true);
});

test('§9 the skip link moves the focus to the main content', async ({page}) => {
  await open(page, PAGE);
  const skip = page.locator('[role=region] > a').first();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
