import type {Page} from '@playwright/test';
import {LANGUAGES, isSameDocument, markDocument, open, storage, useConnection} from '../support/page';
import {expect, test} from '../support/screens';
import {texts} from '../support/texts';

const CHUNK = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;
const LINKS = '/docs/fixture-links';
const SECOND = '/docs/fixture-second';

const RETRY = texts('loadFailure.retry', 'Retry');
const FAILED = texts('loadFailure.text', 'This page didn’t load completely. Check your connection, then try again.');
const LOADING = texts('spinner.label', 'Loading the page');

/** Delays every script of a page until `release` is called; `count` returns how many are waiting. */
async function holdChunks(page: Page): Promise<{count: () => number; release: () => void}> {
  let count = 0;
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(CHUNK, async (route) => {
    count += 1;
    await gate;
    await route.continue();
  });
  return {count: () => count, release};
}

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const bar = (page: Page) => page.locator('#nprogress');

test.describe('page loader', () => {
  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 §2 §9 loading: nothing at first, a spinner after a delay, then the page (${locale})`, async ({page}) => {
      await useConnection(page);
      await page.clock.install();
      await open(page, `${prefix}/lazy`);
      const chunks = await holdChunks(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', {name: 'Show'}).click();
      await expect.poll(chunks.count).toBeGreaterThan(0);
      const spinner = page.getByRole('status', {name: LOADING[locale]});
      await page.clock.runFor(150);
      await expect(spinner).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(spinner).toBeVisible();
      const durations = await spinner
        .locator('circle')
        .evaluateAll((circles) =>
          [...new Set(circles.map((circle) => getComputedStyle(circle).animationDuration))].sort(),
        );
      expect(durations, '§9 spinner animation durations').toEqual(['1.5s', '3s']);
      chunks.release();
      await expect(page.locator('#lazy-target')).toBeVisible();
      await expect(spinner).toHaveCount(0);
    });

    test(`§4 §8 a load that fails shows the error text and Retry, which loads again (${locale})`, async ({page}) => {
      await useConnection(page);
      await open(page, `${prefix}/lazy`);
      await page.route(CHUNK, (route) => route.abort());
      await page.getByRole('button', {name: 'Show'}).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(FAILED[locale]);
      await expect(alert).toContainText('ChunkLoadError');
      await page.unroute(CHUNK);
      await alert.getByRole('button', {name: RETRY[locale]}).click();
      await expect(page.locator('#lazy-target')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    test(`§8 §2 if a script of the first page is missing, the error text and Retry appear; the page stays readable (${locale})`, async ({
      page,
    }) => {
      await page.route(CHUNK, (route) => route.abort());
      await page.goto(prefix + SECOND);
      const alert = page.getByRole('alert').filter({hasText: FAILED[locale]});
      await expect(alert).toContainText('ChunkLoadError');
      await expect(page.locator('h1')).toHaveText('Second');
      await page.unroute(CHUNK);
      await alert.getByRole('button', {name: RETRY[locale]}).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(alert).toHaveCount(0);
    });
  }
});

test.describe('route progress bar', () => {
  test('§4 §9 it appears when a navigation takes longer than 200 ms, and starts at its minimum 0.08 with speed 200 ms', async ({
    page,
  }) => {
    await useConnection(page);
    await page.clock.install();
    await open(page, LINKS);
    const chunks = await holdChunks(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect.poll(chunks.count).toBeGreaterThan(0);
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(15);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(5);
    const drawn = await bar(page)
      .locator('.bar')
      .evaluate((element: HTMLElement) => ({
        offset: Number(/\(-?([\d.]+)%/.exec(element.style.transform)?.[1]),
        transition: element.style.transition,
      }));
    expect(drawn.offset).toBeCloseTo(92, 5);
    expect(drawn.transition).toContain('200ms');
    chunks.release();
    await expect(page).toHaveURL(SECOND);
  });

  test('§9 it trickles every 800 ms by at most 0.02', async ({page}) => {
    await useConnection(page);
    await page.clock.install();
    await open(page, LINKS);
    const chunks = await holdChunks(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect.poll(chunks.count).toBeGreaterThan(0);
    const progress = (): Promise<number> =>
      bar(page)
        .locator('.bar')
        .evaluate((element: HTMLElement) => 1 - Number(/\(-?([\d.]+)%/.exec(element.style.transform)?.[1]) / 100);
    await page.clock.runFor(210);
    const start = await progress();
    await page.clock.runFor(560);
    expect(await progress(), 'not before 800 ms').toBe(start);
    await page.clock.runFor(260);
    const next = await progress();
    expect(next).toBeGreaterThan(start);
    expect(next - start).toBeLessThanOrEqual(0.02 + 1e-9);
    chunks.release();
    await expect(page).toHaveURL(SECOND);
  });

  test('§4 it never appears when a navigation is faster', async ({page}) => {
    await useConnection(page);
    await page.clock.install();
    await open(page, LINKS);
    const chunks = await holdChunks(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect.poll(chunks.count).toBeGreaterThan(0);
    await page.clock.runFor(150);
    chunks.release();
    await expect(page.locator('h1')).toHaveText('Second');
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe('navigation', () => {
  test('§4 when a route cannot be preloaded, the page reloads fully at the new address', async ({page}) => {
    await useConnection(page);
    await open(page, LINKS);
    await markDocument(page);
    let isFirst = true;
    await page.route(CHUNK, (route) => {
      const shouldFail = isFirst;
      isFirst = false;
      return shouldFail ? route.abort() : route.continue();
    });
    await page.getByRole('link', {name: 'next page'}).click();
    await expect(page.locator('h1')).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL(SECOND);
  });

  test('§4 a new route scrolls to the top', async ({page}) => {
    await open(page, LINKS);
    await page.evaluate(() => window.scrollTo(0, 30));
    await page.getByRole('link', {name: 'next page'}).click();
    await expect(page.locator('h1')).toHaveText('Second');
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('§4 a new route with a hash scrolls to its target', async ({page}) => {
    await open(page, LINKS);
    await page.getByRole('link', {name: 'to a heading'}).click();
    await expect(page.locator('#lower')).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(500);
  });

  test('§4 a navigation that only changes the search string does not scroll', async ({page}) => {
    await open(page, LINKS);
    const link = page.getByRole('link', {name: 'search from below'});
    // The pointer is on the link before the position is read: `click` might scroll again to reach it.
    await link.hover();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(500);
    // The focus that would cause the jump goes to the region of the skip link: wait until it has been there.
    await page.evaluate(() =>
      window.addEventListener(
        'focusin',
        ({target}) =>
          (target as Element).role === 'region' &&
          document.documentElement.setAttribute('data-region-had-focus', 'true'),
      ),
    );
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(`${LINKS}?page=3`);
    await expect(page.locator('html')).toHaveAttribute('data-region-had-focus', 'true');
    expect(await scrollY(page)).toBe(before);
  });

  test('the skip link moves the focus to the main content', async ({page}) => {
    await open(page, LINKS);
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=region] a').first()).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test.describe('links', () => {
  test('§4 a link is active when its path matches', async ({page}) => {
    await open(page, LINKS);
    await expect(page.locator('.menu__link--active', {hasText: 'Links'})).toHaveAttribute('aria-current', 'page');
    await page.locator('.menu__link', {hasText: 'Second'}).click();
    await expect(page.locator('.menu__link--active')).toHaveText(['Second']);
  });

  test('links in the site navigate without a full load', async ({page}) => {
    await open(page, LINKS);
    await markDocument(page);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect(page.locator('h1')).toHaveText('Second');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('§4 modified clicks, other buttons and other targets are left to the browser', async ({page}) => {
    await open(page, LINKS);
    /** Whether the router prevented the browser's default for the click. */
    const isTaken = (name: string, init: Record<string, boolean | number>): Promise<boolean> =>
      page.getByRole('link', {name}).evaluate((link, options) => {
        let taken = false;
        window.addEventListener(
          'click',
          (event) => {
            taken = event.defaultPrevented;
            event.preventDefault();
          },
          {once: true},
        );
        link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...options}));
        return taken;
      }, init);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      expect(await isTaken('next page', {[key]: true}), key).toBe(false);
    expect(await isTaken('next page', {button: 1}), 'middle button').toBe(false);
    expect(await isTaken('in a new tab', {}), 'target').toBe(false);
    await expect(page).toHaveURL(LINKS);
    expect(await isTaken('next page', {}), 'plain click').toBe(true);
    await expect(page).toHaveURL(SECOND);
  });

  test('§4 a link to the current location replaces the entry in the history', async ({page}) => {
    await open(page, LINKS);
    const before = await page.evaluate(() => window.history.length);
    await page.getByRole('link', {name: 'same page', exact: true}).click();
    await expect.poll(() => page.evaluate(() => (window.history.state as {key?: string} | null)?.key)).toBeTruthy();
    expect(await page.evaluate(() => window.history.length)).toBe(before);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect(page).toHaveURL(SECOND);
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  });

  test('§9 the keys of the history are 6 characters long', async ({page}) => {
    await open(page, LINKS);
    await page.getByRole('link', {name: 'next page'}).click();
    await expect(page).toHaveURL(SECOND);
    expect(await page.evaluate(() => (window.history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
  });

  const prefetched = (page: Page): Promise<number> => page.locator('link[rel=prefetch]').count();

  test('§4 pages with a link in view are prefetched', async ({page}) => {
    await useConnection(page, {effectiveType: '4g'});
    await open(page, LINKS);
    await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  });

  for (const connection of [{effectiveType: '2g'}, {effectiveType: 'slow-2g'}, {saveData: true}]) {
    test(`§4 nothing is prefetched with ${JSON.stringify(connection)}`, async ({page}) => {
      await useConnection(page, connection);
      await open(page, LINKS);
      // Prefetching starts when a link is in view or under the pointer: the test does both.
      await page.getByRole('link', {name: 'next page'}).hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
      expect(await prefetched(page)).toBe(0);
    });
  }
});

test.describe('colour mode', () => {
  test('§4 with the switch disabled, the saved value is deleted and the default applies', async ({page}) => {
    await page.addInitScript(
      () =>
        sessionStorage.getItem('once') ??
        (localStorage.setItem('theme', 'dark'), sessionStorage.setItem('once', 'yes')),
    );
    await open(page, LINKS);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    await expect(page.locator('.navbar [class*=colorModeToggle]')).toHaveCount(0);
  });

  test('§4 with no saved value it follows the system preference where respectPrefersColorScheme is on', async ({
    page,
  }) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await open(page, LINKS);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html'), 'a change while the page is open is followed').toHaveAttribute(
      'data-theme',
      'dark',
    );
  });
});

test('§4 §7 the preferred docs version is saved for each docs plugin', async ({page}) => {
  await open(page, LINKS);
  expect(await storage(page)).not.toHaveProperty(['docs-preferred-version-default']);
  await page.locator('.navbar .dropdown', {hasText: 'Next'}).hover();
  await page.locator('.navbar .dropdown__menu a', {hasText: 'Next'}).click();
  await expect.poll(() => storage(page)).toMatchObject({'docs-preferred-version-default': 'current'});
});

test.describe('panels and sidebar categories', () => {
  /** Clicks and returns the first transition of the element, with the height of its content at that moment. */
  const transitionAfter = async (
    page: Page,
    panel: string,
    trigger: string,
  ): Promise<{transition: string; height: number}> =>
    page.evaluate(
      ([target, button]) =>
        new Promise<{transition: string; height: number}>((resolve) => {
          const element = document.querySelector<HTMLElement>(target!)!;
          new MutationObserver(() => {
            if (element.style.transition) resolve({transition: element.style.transition, height: element.scrollHeight});
          }).observe(element, {attributes: true, attributeFilter: ['style']});
          document.querySelector<HTMLElement>(button!)!.click();
        }),
      [panel, trigger],
    );
  const CATEGORY = 'aside .menu__list-item:has(> .menu__list-item-collapsible) > ul';
  const CATEGORY_BUTTON = 'aside .menu__list-item-collapsible .menu__link--sublist';
  const milliseconds = (transition: string): number => {
    const [, value, unit] = /([\d.]+)(ms|s)/.exec(transition)!;
    return Number(value) * (unit === 's' ? 1000 : 1);
  };

  for (const [what, path, panel, trigger] of [
    ['a sidebar category', '/docs/group/fixture-member-1', CATEGORY, CATEGORY_BUTTON],
    ['a collapsible panel', LINKS, 'details > div', 'details > summary'],
  ] as const) {
    test(`§4 ${what} opens with a height animation whose duration depends on the height of its content`, async ({
      page,
    }) => {
      await open(page, path);
      const {transition, height} = await transitionAfter(page, panel, trigger);
      const constant = height / 36;
      const expected = Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
      expect(transition).toContain('height');
      expect(milliseconds(transition)).toBe(expected);
      expect(expected, 'the minimum: 4 units of 10 ms').toBeGreaterThanOrEqual(40);
    });

    test(`§4 ${what} takes 1 ms under reduced motion`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, path);
      const {transition} = await transitionAfter(page, panel, trigger);
      expect(milliseconds(transition)).toBe(1);
    });
  }

  test('§4 a category and a panel expand and collapse', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, LINKS);
    const member = page.locator('.menu__link', {hasText: 'Member 1'});
    await expect(member).toBeHidden();
    await page.locator('.menu__link', {hasText: 'Group'}).click();
    await expect(member).toBeVisible();
    await page.locator('.menu__link', {hasText: 'Group'}).click();
    await expect(member).toBeHidden();
    const text = page.getByText('One paragraph that opens and closes.');
    await expect(text).toBeHidden();
    await page.locator('details > summary').click();
    await expect(text).toBeVisible();
    await page.locator('details > summary').click();
    await expect(text).toBeHidden();
  });
});

test.describe('code blocks', () => {
  const COPY = texts('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard');
  const COPIED = texts('theme.CodeBlock.copied', 'Copied');
  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 Copy turns into Copied, then back, and the code is on the clipboard (${locale})`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, prefix + LINKS);
      const block = page.locator('.theme-code-block').first();
      await block.hover();
      const button = block.locator('button').last();
      await expect(button).toHaveAccessibleName(COPY[locale]);
      await button.click();
      await expect(button).toHaveAccessibleName(COPIED[locale]);
      await expect(button).toHaveAccessibleName(COPY[locale]);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('contract Counter {');
    });
  }

  test('§9 Solidity is highlighted', async ({page}) => {
    await open(page, LINKS);
    const tokens = await page
      .locator('.language-solidity .token')
      .evaluateAll((nodes) => nodes.map((node) => [node.className, node.textContent]));
    expect(tokens).toContainEqual([expect.stringContaining('keyword'), 'contract']);
    expect(tokens).toContainEqual([expect.stringContaining('builtin'), 'uint256']);
  });
});

test.describe('images', () => {
  const IMAGE = /\/assets\/ideal-img\/.*\.(640|1030)\.png$/;
  const LOAD = texts('theme.IdealImageMessage.load', 'Click to load');
  const OFFLINE = texts('theme.IdealImageMessage.offline', 'Your browser is offline. Image not loaded');
  const MISSING = texts('theme.IdealImageMessage.404error', '404. Image not found');
  const ERROR = texts('theme.IdealImageMessage.error', 'Error. Click to reload');
  const figure = (page: Page) => page.locator('figure').first();
  /** The picture itself, not its preview, is drawn. */
  const expectLoaded = async (page: Page): Promise<void> =>
    expect(figure(page).locator('img[src*="ideal-img"]')).toBeVisible();
  const scrollToFigure = (page: Page): Promise<void> => page.locator('#picture').scrollIntoViewIfNeeded();

  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 §8 a missing image says so (${locale})`, async ({page}) => {
      await page.route(IMAGE, (route) => route.fulfill({status: 404, body: ''}));
      await open(page, prefix + LINKS);
      await scrollToFigure(page);
      await expect(figure(page)).toContainText(MISSING[locale]);
    });

    test(`§4 §8 an image that fails says so and loads again on a click (${locale})`, async ({page}) => {
      await page.route(IMAGE, (route) => route.abort());
      await open(page, prefix + LINKS);
      await scrollToFigure(page);
      await expect(figure(page)).toContainText(ERROR[locale]);
      await page.unroute(IMAGE);
      await figure(page).getByText(ERROR[locale]).click();
      await expectLoaded(page);
    });

    test(`§4 §8 an image says that the browser is offline (${locale})`, async ({page, context}) => {
      await open(page, prefix + LINKS);
      await context.setOffline(true);
      await scrollToFigure(page);
      await expect(figure(page)).toContainText(OFFLINE[locale]);
    });

    test(`§4 on a slow connection an image waits for a click (${locale})`, async ({page}) => {
      await useConnection(page, {effectiveType: '2g'});
      await open(page, prefix + LINKS);
      await scrollToFigure(page);
      await expect(figure(page)).toContainText(LOAD[locale]);
      await figure(page).getByText(LOAD[locale]).click();
      await expectLoaded(page);
    });
  }

  test('§4 an image loads when it comes into view, with a preview of its own size before', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => IMAGE.test(request.url()) && requests.push(request.url()));
    await open(page, LINKS);
    expect(requests).toEqual([]);
    const before = await figure(page).boundingBox();
    await scrollToFigure(page);
    await expectLoaded(page);
    expect([...new Set(requests)]).toHaveLength(1);
    const after = await figure(page).boundingBox();
    expect(
      Math.abs(after!.height - before!.height),
      'nothing shifts by more than the rounding of its aspect',
    ).toBeLessThanOrEqual(1);
  });

  test('§9 images have 2 widths: 640 px for a small window, 1030 px for a large one', async ({browser, baseURL}) => {
    for (const [width, file] of [
      [390, /\.640\.png$/],
      [1600, /\.1030\.png$/],
    ] as const) {
      const page = await browser.newPage({baseURL, viewport: {width, height: 800}});
      const request = page.waitForRequest(IMAGE);
      await open(page, LINKS);
      await scrollToFigure(page);
      expect((await request).url()).toMatch(file);
      await page.close();
    }
  });
});
