import {type Page, expect, test} from '@playwright/test';
import {open, seedStorage, storage} from '../support/page';

const PAGE = '/docs/espace/Overview';
const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar [class*=colorModeToggle] button, .navbar button[class*=toggleButton]').first();

test.describe('colour mode', () => {
  test('§4 §9 with no saved value the default, light, applies, unless the system prefers dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto(PAGE, {waitUntil: 'commit'});
    await page.waitForFunction(() => document.body?.childElementCount);
    await expect(theme(page), 'before hydration as well').toHaveAttribute('data-theme', 'dark');
    await expect(theme(page)).toHaveAttribute('data-has-hydrated', 'true');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(theme(page), 'it follows a change').toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, PAGE);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await storage(page)).not.toHaveProperty('theme');
  });

  test('the first press of the switch changes what is visible, also where the system is dark', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, PAGE);
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await storage(page)).toMatchObject({theme: 'light'});
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test("§7 §9 the switch is enabled and saves its value under the key 'theme'", async ({page}) => {
    await open(page, PAGE);
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storage(page)).toMatchObject({theme: 'dark'});
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await open(page, `/es${PAGE}`);
    await expect(theme(page), 'another language keeps it').toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await storage(page)).toMatchObject({theme: 'light'});
  });

  // tests/unit/boot.test.ts has other values.
  test('§4 a saved value other than dark counts as light', async ({page}) => {
    await seedStorage(page, {theme: 'banana'});
    await page.goto(PAGE, {waitUntil: 'commit'});
    await page.waitForFunction(() => document.body?.childElementCount);
    await expect(theme(page), 'before hydration as well').toHaveAttribute('data-theme', 'light');
    await expect(theme(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await expect(toggle(page).locator('svg').filter({visible: true})).toHaveCount(1);
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('§4 a change in another tab is applied, and any value but dark counts as light', async ({context}) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await open(first, PAGE);
    await open(second, '/docs/core/Overview');
    await toggle(second).click();
    await expect(theme(first)).toHaveAttribute('data-theme', 'dark');
    await second.evaluate(() => localStorage.setItem('theme', 'banana'));
    await expect(theme(first)).toHaveAttribute('data-theme', 'light');
  });

  test('the address can set a mode, which is not saved; any other value counts as light', async ({page}) => {
    await open(page, `${PAGE}?docusaurus-theme=dark`);
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await storage(page)).not.toHaveProperty('theme');
    await open(page, `${PAGE}?docusaurus-theme=banana`);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');
  const close = (page: Page) => bar(page).locator('button');

  test('§4 it can be closed permanently', async ({page}) => {
    await open(page, PAGE);
    await expect(bar(page)).toBeVisible();
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await storage(page)).toMatchObject({
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.announcement.id': expect.any(String),
    });
    await open(page, '/docs/core/Overview');
    await expect(bar(page)).toHaveCount(0);
  });

  test('§4 it reappears on the very first load when its id differs from the stored id', async ({page}) => {
    await seedStorage(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'an-older-one'});
    await open(page, PAGE);
    await expect(bar(page)).toBeVisible();
    expect(await storage(page)).not.toMatchObject({'docusaurus.announcement.id': 'an-older-one'});
    await close(page).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toHaveCount(0);
  });

  test('§4 a dismissed bar is not visible before hydration either', async ({page}) => {
    await open(page, PAGE);
    await close(page).click();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('mobile navbar sidebar', () => {
  test.use({viewport: {width: 390, height: 800}});
  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const shown = (page: Page) => page.locator('.navbar-sidebar--show');

  test('§4 §9 it opens with the docs sidebar, whose button leads to the primary menu, and closes', async ({page}) => {
    await open(page, PAGE);
    await expect(shown(page)).toHaveCount(0);
    await page.locator('.navbar__toggle').click();
    await expect(shown(page)).toHaveCount(1);
    const secondary = sidebar(page).locator('.navbar-sidebar__item').nth(1);
    await expect(secondary.locator('.menu__link[href^="/docs/espace/"]').first()).toBeInViewport();
    await secondary.getByRole('button', {name: '← Back to main menu'}).click();
    const primary = sidebar(page).locator('.navbar-sidebar__item').first();
    await expect(primary.locator('a[href^="/docs/core/"]').first()).toBeInViewport();
    await expect(primary.getByText('Languages'), '§9 label of the language dropdown').toBeVisible();
    await sidebar(page).locator('.navbar-sidebar__close').click();
    await expect(shown(page)).toHaveCount(0);
  });

  test('it takes the focus and keeps it, and Escape closes it and returns the focus', async ({page}) => {
    await open(page, PAGE);
    const toggle = page.locator('.navbar__toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    const close = sidebar(page).locator('.navbar-sidebar__close');
    await expect(close).toBeFocused();
    const box = (await close.boundingBox())!;
    expect(Math.min(box.width, box.height), 'a target for a thumb').toBeGreaterThanOrEqual(24);
    const stops = new Set<string>();
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      stops.add(
        await page.evaluate(() =>
          document.activeElement === document.body
            ? 'browser'
            : document.activeElement?.closest('.navbar-sidebar')
              ? 'menu'
              : document.activeElement!.outerHTML,
        ),
      );
    }
    expect([...stops].filter((stop) => stop !== 'browser')).toEqual(['menu']);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
    expect(await page.locator('[inert]:not(.navbar-sidebar *)').count()).toBe(0);
  });

  test('§4 back navigation closes it and stays on the page', async ({page}) => {
    await open(page, '/docs/core/Overview');
    const heading = page.locator('h1');
    const first = await heading.innerText();
    await page.locator('.pagination-nav a').first().click();
    // Until the page has changed, the menu belongs to the page before.
    await expect(heading).not.toHaveText(first);
    const url = page.url();
    await page.locator('.navbar__toggle').click();
    await expect(shown(page)).toHaveCount(1);
    await page.goBack();
    await expect(shown(page)).toHaveCount(0);
    // The browser has gone back already, and the site takes it forward again.
    await expect(page).toHaveURL(url);
    await expect(heading).not.toHaveText(first);
  });

  test('§4 §2.7 the mobile layout applies at 996 px, the desktop layout at 997 px, where the drawer closes', async ({
    page,
  }) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, PAGE);
    await expect(page.locator('aside .menu')).toHaveCount(0);
    await page.locator('.navbar__toggle').click();
    await expect(shown(page)).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(shown(page)).toHaveCount(0);
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await expect(page.locator('aside .menu')).toBeVisible();
  });
});

test.describe('top bar', () => {
  test('§4 it hides on scroll down and reappears on scroll up and near the top', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/docs/espace/network-endpoints');
    await page.addStyleTag({content: 'main {min-block-size: 5000px}'});
    const bar = page.locator('nav.navbar');
    const hidden = /navbarHidden/;
    /** The bar evaluates a movement after it has ended in a frame: two movements in one direction need a frame each. */
    const scroll = (...steps: number[]): Promise<void> =>
      page.evaluate(async (positions) => {
        for (const top of positions) {
          window.scrollTo({top, behavior: 'instant'});
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      }, steps);
    await scroll(300, 600, 900);
    await expect(bar).toHaveClass(hidden);
    await scroll(800, 700);
    await expect(bar).not.toHaveClass(hidden);
    await scroll(900, 1200);
    await expect(bar).toHaveClass(hidden);
    await scroll(0);
    await expect(bar).not.toHaveClass(hidden);
  });
});

test("§4 'docs-preferred-version-{pluginId}' is cleared when its version no longer exists", async ({page}) => {
  const KEY = 'docs-preferred-version-default';
  await seedStorage(page, {[KEY]: '9.9'});
  await open(page, PAGE);
  await expect.poll(() => storage(page)).not.toHaveProperty([KEY]);
});

test.describe('categories of the sidebar', () => {
  /** Opens the first closed category. Returns its first transition, and the height of its content at that moment. */
  const openCategory = async (page: Page): Promise<{milliseconds: number; height: number}> => {
    const {transition, height} = await page.evaluate(
      () =>
        new Promise<{transition: string; height: number}>((resolve) => {
          const category = document.querySelector('aside .menu__list-item--collapsed')!;
          new MutationObserver(() => {
            const list = category.querySelector('ul');
            if (list?.style.transition) resolve({transition: list.style.transition, height: list.scrollHeight});
          }).observe(category, {attributes: true, childList: true, subtree: true, attributeFilter: ['style']});
          category.querySelector<HTMLElement>('button, a')!.click();
        }),
    );
    const [, value, unit] = /^height.*?([\d.]+)(ms|s)/.exec(transition)!;
    return {milliseconds: Number(value) * (unit === 's' ? 1000 : 1), height};
  };

  test('§4 a category opens with a height animation whose duration depends on the height of its content', async ({
    page,
  }) => {
    await open(page, PAGE);
    const {milliseconds, height} = await openCategory(page);
    const constant = height / 36;
    expect(milliseconds).toBe(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10));
    await expect(page.locator('aside .menu__list .menu__list a').first()).toBeVisible();
  });

  test('§4 the animation takes 1 ms under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, PAGE);
    expect((await openCategory(page)).milliseconds).toBe(1);
  });
});

test.describe('browser storage', () => {
  test('§7 where storage is unavailable, one warning is logged and the page works', async ({page}) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) =>
      (message.type() === 'warning' ? warnings : message.type() === 'error' ? errors : []).push(message.text()),
    );
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await open(page, PAGE);
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await page.locator('.theme-announcement-bar button').click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    expect(warnings.filter((text) => text.includes('storage is not available'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('§7 where storage is full, the page works too', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await seedStorage(page, {theme: 'banana'});
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, PAGE);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(errors).toEqual([]);
  });
});
