import {type Page, expect, test} from '@playwright/test';
import {LANGUAGES, open, storage} from '../support/page';
import {texts} from '../support/texts';

const PAGE = '/docs/espace/Overview';
const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar [class*=colorModeToggle] button, .navbar button[class*=toggleButton]').first();

/**
 * Puts values into the storage before the first document of this tab is read; later documents keep the stored values.
 */
async function seed(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
  }, values);
}

test.describe('colour mode', () => {
  test('§4 §9 with no saved value the default, light, applies, regardless of the system preference', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, PAGE);
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    expect(await storage(page)).not.toHaveProperty('theme');
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

  for (const value of ['banana', 'Dark', 'system', '1']) {
    test(`§4 a saved value other than dark counts as light: ${value}`, async ({page}) => {
      await seed(page, {theme: value});
      await page.goto(PAGE, {waitUntil: 'commit'});
      await page.waitForFunction(() => document.body?.childElementCount);
      await expect(theme(page), 'before hydration as well').toHaveAttribute('data-theme', 'light');
      await expect(theme(page)).toHaveAttribute('data-has-hydrated', 'true');
      await expect(theme(page)).toHaveAttribute('data-theme', 'light');
      await expect(toggle(page).locator('svg').filter({visible: true})).toHaveCount(1);
      await toggle(page).click();
      await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    });
  }

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

  const MODE = texts('theme.colorToggle.ariaLabel', 'Switch between dark and light mode');
  for (const {locale, prefix} of LANGUAGES) {
    test(`the switch describes its function (${locale})`, async ({page}) => {
      await open(page, prefix + PAGE);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(MODE[locale].replace(/[（(].*$/, '')));
    });
  }
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.locator('.theme-announcement-bar');
  const close = (page: Page) => bar(page).locator('button');
  const LINK = texts('announcement.link', 'Start with the overview');
  const CLOSE = texts('theme.AnnouncementBar.closeButtonAriaLabel', 'Close');

  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 it is in the reader's language, links to a page and can be closed permanently (${locale})`, async ({
      page,
    }) => {
      await open(page, prefix + PAGE);
      await expect(bar(page)).toBeVisible();
      await expect(bar(page).getByRole('link', {name: LINK[locale]})).toHaveAttribute(
        'href',
        new RegExp(`^${prefix}/`),
      );
      await expect(close(page)).toHaveAccessibleName(CLOSE[locale]);
      await close(page).click();
      await expect(bar(page)).toHaveCount(0);
      expect(await storage(page)).toMatchObject({
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.announcement.id': expect.any(String),
      });
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(bar(page)).toHaveCount(0);
      await open(page, `${prefix}/docs/core/Overview`);
      await expect(bar(page)).toHaveCount(0);
    });
  }

  test('§4 it reappears on the very first load when its id differs from the stored id', async ({page}) => {
    await seed(page, {'docusaurus.announcement.dismiss': 'true', 'docusaurus.announcement.id': 'an-older-one'});
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
  const BACK = texts('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu');
  const LANGUAGES_LABEL = texts('theme.navbar.mobileLanguageDropdown.label', 'Languages');

  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 §9 it opens with the docs sidebar, whose button leads to the primary menu, and closes (${locale})`, async ({
      page,
    }) => {
      await open(page, prefix + PAGE);
      await expect(shown(page)).toHaveCount(0);
      await page.locator('.navbar__toggle').click();
      await expect(shown(page)).toHaveCount(1);
      const secondary = sidebar(page).locator('.navbar-sidebar__item').nth(1);
      await expect(secondary.locator(`.menu__link[href^="${prefix}/docs/espace/"]`).first()).toBeInViewport();
      const back = secondary.locator('button.navbar-sidebar__back');
      await expect(back).toHaveText(BACK[locale]);
      await back.click();
      const primary = sidebar(page).locator('.navbar-sidebar__item').first();
      await expect(primary.locator(`a[href^="${prefix}/docs/core/"]`).first()).toBeInViewport();
      await expect(primary.getByText(LANGUAGES_LABEL[locale]), '§9 label of the language dropdown').toBeVisible();
      await sidebar(page).locator('.navbar-sidebar__close').click();
      await expect(shown(page)).toHaveCount(0);
    });
  }

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

  test('§4 §2.7 it closes when the layout becomes desktop, at 997 px', async ({page}) => {
    await open(page, PAGE);
    await page.locator('.navbar__toggle').click();
    await expect(shown(page)).toHaveCount(1);
    await page.setViewportSize({width: 996, height: 800});
    await expect(shown(page)).toHaveCount(1);
    await page.setViewportSize({width: 997, height: 800});
    await expect(shown(page)).toHaveCount(0);
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

test.describe('preferred docs version', () => {
  const KEY = 'docs-preferred-version-default';

  test("§4 'docs-preferred-version-{pluginId}' is cleared when its version no longer exists", async ({page}) => {
    await seed(page, {[KEY]: '9.9'});
    await open(page, PAGE);
    await expect.poll(() => storage(page)).not.toHaveProperty([KEY]);
  });

  test('§4 a known version stays saved', async ({page}) => {
    await seed(page, {[KEY]: 'current'});
    await open(page, PAGE);
    expect(await storage(page)).toMatchObject({[KEY]: 'current'});
  });
});

test.describe('images of the portal', () => {
  for (const {locale, prefix} of LANGUAGES) {
    test(`§4 §9 a raster image loads when it comes into view, in one of its two widths (${locale})`, async ({page}) => {
      await open(page, `${prefix}/markdown-page`);
      await page.locator('#pictures').scrollIntoViewIfNeeded();
      const picture = page
        .locator('main figure')
        .filter({has: page.locator('img')})
        .first();
      await expect(picture.locator('img[src*="ideal-img"]')).toHaveAttribute(
        'src',
        /two-spaces\.\w+\.(640|1030)\.png$/,
      );
      await expect(picture.locator('img[alt*="eSpace"]').first()).toBeVisible();
    });
  }
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
    await seed(page, {theme: 'banana'});
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

  test('§7 each page loads its own script and its generated data by GET from the site itself', async ({
    page,
    baseURL,
  }) => {
    const requests: {method: string; url: string}[] = [];
    const scripts: Promise<string>[] = [];
    page.on('request', (request) => requests.push({method: request.method(), url: request.url()}));
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text().catch(() => '')));
    await open(page, PAGE);
    // The text of the page and its data are in a script that only the pages with a link to this page request.
    expect(
      (await Promise.all(scripts)).filter((body) => body.includes('JSON.parse(\'{"id":"espace/Overview"')),
    ).toHaveLength(1);
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter(({method}) => method !== 'GET')).toEqual([]);
    expect(requests.filter(({url}) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);
  });
});
