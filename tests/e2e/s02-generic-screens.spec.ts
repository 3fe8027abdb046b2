import {expect, test} from '@playwright/test';
import {LANGUAGES, isSameDocument, markDocument, open} from '../support/page';
import {expect as expectScreen, test as screen} from '../support/screens';
import {texts} from '../support/texts';

const NOT_FOUND = texts('theme.NotFound.title', 'Page Not Found');

test.describe('routes', () => {
  for (const {locale, prefix} of LANGUAGES) {
    test(`§2 an unmatched path shows the not-found page with status 404 (${locale})`, async ({page}) => {
      for (const path of ['/no-such-page', '/docs/espace/Overview/no-such-page']) {
        const response = await open(page, prefix + path);
        expect(response?.status(), path).toBe(404);
        await expect(page.locator('h1')).toHaveText(NOT_FOUND[locale]);
      }
    });

    test(`§2 paths that end in .html or /index.html become the clean path (${locale})`, async ({page}) => {
      const noise: string[] = [];
      page.on(
        'console',
        (message) =>
          message.type() === 'error' && !message.text().includes('404 (Not Found)') && noise.push(message.text()),
      );
      page.on('pageerror', (error) => noise.push(error.message));
      for (const file of ['/docs/espace/Overview.html', '/docs/espace/Overview/index.html']) {
        await page.goto(`${prefix}${file}?a=1#b`);
        await expect(page).toHaveURL(`${prefix}/docs/espace/Overview?a=1#b`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.locator('html')).toHaveClass(/docs-doc-page/);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/espace\/Overview$/);
      }
      await page.goto(`${prefix}/index.html`);
      await expect(page).toHaveURL(`${prefix}/`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(noise).toEqual([]);
    });

    test(`§2 a path with different capitals leads to the exact one (${locale})`, async ({page}) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      await page.goto(`${prefix}/docs/ESPACE/overview`);
      await expect(page).toHaveURL(`${prefix}/docs/espace/Overview`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveClass(/docs-doc-page/);
      expect(noise).toEqual([]);
    });

    test(`the not-found file keeps its own address (${locale})`, async ({page}) => {
      await open(page, `${prefix}/404.html`);
      await expect(page).toHaveURL(`${prefix}/404.html`);
      await expect(page.locator('h1')).toHaveText(NOT_FOUND[locale]);
    });

    test(`§2.1 /docs-62b leads to /docs (${locale})`, async ({page}) => {
      await page.goto(`${prefix}/docs-62b`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/docs/?$`));
    });
  }

  test('§2 a page loads its own script when it is opened, not before', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        get: () => ({
          saveData: true,
          effectiveType: '4g',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }),
      }),
    );
    await open(page, '/docs/espace/Overview');
    const before = new Set(scripts);
    await page.locator('.navbar a[href^="/docs/core/"]').first().click();
    await expect(page).toHaveURL(/\/docs\/core\//);
    expect(scripts.filter((script) => !before.has(script)).length).toBeGreaterThan(0);
  });

  test('§2 the base path is the root of the site', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/');
  });

  for (const [from, to] of [
    ['/zh/docs/overview/', '/zh-CN/docs/overview/'],
    ['/zh', '/zh-CN/'],
    ['/en/docs/overview/', '/docs/overview/'],
    ['/en/', '/'],
  ] as const) {
    test(`§9 locale paths: ${from} leads to ${to}`, async ({page}) => {
      await page.goto(`${from}?a=1`);
      await expect(page).toHaveURL(`${to}?a=1`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
});

test.describe('generic screens', () => {
  const CLASSES: [string, string][] = [
    ['/blog', 'blog-list-page'],
    ['/blog/welcome', 'blog-post-page'],
    ['/blog/tags', 'blog-tags-list-page'],
    ['/docs/overview/', 'docs-doc-page'],
    ['/docs/tags', 'docs-tags-list-page'],
  ];
  for (const [path, name] of CLASSES) {
    test(`§2.7 page type class of ${path} is ${name}`, async ({page}) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveClass(new RegExp(`(^| )${name}( |$)`));
    });
  }
  for (const [list, name] of [
    ['/blog/tags', 'blog-tags-post-list-page'],
    ['/docs/tags', 'docs-tags-doc-list-page'],
  ] as const) {
    test(`§2.7 page type class of a tag below ${list} is ${name}`, async ({page}) => {
      await open(page, list);
      await page.locator(`main a[href^="${list}/"]`).first().click();
      await expect(page.locator('html')).toHaveClass(new RegExp(`(^| )${name}( |$)`));
    });
  }

  for (const {locale, prefix} of LANGUAGES) {
    test(`§2.7 the tag list page shows the tags in alphabetical groups (${locale})`, async ({page}) => {
      await open(page, `${prefix}/docs/tags`);
      await expect(page.locator(`main a[href^="${prefix}/docs/tags/"]`).first()).toBeVisible();
      await expect(page.locator('main h1')).toHaveText({en: 'Tags', 'zh-CN': '标签', es: 'Etiquetas'}[locale]);
      const letters = await page.locator('main h2').evaluateAll((headings) => headings.map(({id}) => id));
      expect(letters.length).toBeGreaterThan(5);
      expect(letters.filter((letter) => letter.length !== 1)).toEqual([]);
      expect(letters).toEqual([...new Set(letters)].sort());
    });
  }

  test('§2.7 the mobile layout applies at 996 px, the desktop layout at 997 px', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/docs/espace/Overview');
    await expect(page.locator('.navbar__toggle')).toBeVisible();
    await expect(page.locator('aside .menu')).toHaveCount(0);
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await expect(page.locator('aside .menu')).toBeVisible();
  });
});

const UNLISTED = {en: /unlisted/i, 'zh-CN': /未列出/, es: /no listad/i} as const;
const BANNERS = {
  en: {unreleased: /unreleased documentation/, unmaintained: /no longer actively maintained/},
  'zh-CN': {unreleased: /尚未发行/, unmaintained: /不再.*维护/},
  es: {unreleased: /sin publicar|no publicad/i, unmaintained: /no.*(mantenid|mantien)/i},
} as const;

screen.describe('notices', () => {
  for (const {locale, prefix} of LANGUAGES) {
    screen(`§2.7 an unlisted page is reachable by its link, says so and is not indexed (${locale})`, async ({page}) => {
      const response = await open(page, `${prefix}/docs/fixture-unlisted`);
      expectScreen(response?.status()).toBe(200);
      await expectScreen(page.locator('.theme-unlisted-banner')).toContainText(UNLISTED[locale]);
      await expectScreen(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    for (const [state, version] of [
      ['unreleased', 'next'],
      ['unmaintained', '1'],
    ] as const) {
      screen(`§2.7 §8 ${state} docs have a notice with a link to the latest version (${locale})`, async ({page}) => {
        await open(page, `${prefix}/versioned/${version}/fixture-page`);
        const banner = page.locator('.theme-doc-version-banner');
        await expectScreen(banner).toContainText(BANNERS[locale][state]);
        await banner.locator('a').click();
        await expectScreen(page).toHaveURL(`${prefix}/versioned/fixture-page`);
        await expectScreen(page.locator('h1')).toBeVisible();
        await expectScreen(banner).toHaveCount(0);
      });
    }

    screen(`§2.7 page type class of a page of Markdown is mdx-page (${locale})`, async ({page}) => {
      await open(page, `${prefix}/words`);
      await expectScreen(page.locator('html')).toHaveClass(/(^| )mdx-page( |$)/);
    });

    screen(`§2.7 docs of the latest version have no such notice (${locale})`, async ({page}) => {
      await open(page, `${prefix}/docs/fixture-second`);
      await expectScreen(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    });

    screen(`a link in the site to a moved path leads to the new one (${locale})`, async ({page}) => {
      await open(page, `${prefix}/docs/fixture-links`);
      await markDocument(page);
      await page.getByRole('link', {name: 'moved'}).click();
      await expectScreen(page).toHaveURL(new RegExp(`${prefix}/docs$`));
      await expectScreen(page.locator('h1')).toBeVisible();
      expectScreen(await isSameDocument(page)).toBe(true);
    });

    screen(
      `§9 on a host without redirect rules, the browser follows an old locale path (${locale})`,
      async ({page}) => {
        await page.goto(`/${locale === 'zh-CN' ? 'zh' : 'en'}/docs/fixture-second?a=1#lower`);
        await expectScreen(page).toHaveURL(`${locale === 'zh-CN' ? '/zh-CN' : ''}/docs/fixture-second?a=1#lower`);
        await expectScreen(page.locator('h1')).toHaveText('Second');
      },
    );

    screen(`§2 on a host that does not serve x.html, the browser opens the clean path (${locale})`, async ({page}) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(error.message));
      await page.goto(`${prefix}/docs/fixture-second.html`);
      await expectScreen(page).toHaveURL(`${prefix}/docs/fixture-second`);
      await expectScreen(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expectScreen(page.locator('h1')).toHaveText('Second');
      expectScreen(noise).toEqual([]);
    });
  }
});
