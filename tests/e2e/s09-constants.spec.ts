import type {Page} from '@playwright/test';
import {LANGUAGES, open} from '../support/page';
import {expect as expectScreen, test as screen} from '../support/screens';
import {expect, test} from '../support/shown';
import {texts} from '../support/texts';

const PAGE = '/docs/espace/Overview';

test.describe('locales', () => {
  const LABELS = {en: 'English', 'zh-CN': '简体中文', es: 'Español'} as const;
  const SKIP = texts('theme.common.skipToMainContent', 'Skip to main content');

  for (const {locale, prefix} of LANGUAGES) {
    test(`§9 ${locale}: language, direction and path of the document`, async ({shown}) => {
      const page = await shown(prefix + PAGE);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
      await expect(page).toHaveURL(prefix + PAGE);
    });

    test(`§9 the language switcher lists the three languages and stays on the page (${locale})`, async ({shown}) => {
      const page = await shown(prefix + PAGE);
      for (const other of LANGUAGES) {
        const link = page.locator('.navbar .dropdown__menu a', {hasText: LABELS[other.locale]});
        await expect(link).toHaveAttribute('href', other.prefix + PAGE);
        await expect(link).toHaveAttribute('lang', other.locale);
      }
    });

    test(`§9 the skip link has its text and leads to the main content (${locale})`, async ({page}) => {
      await open(page, prefix + PAGE);
      const link = page.locator('[role=region] > a').first();
      await expect(link).toHaveText(SKIP[locale]);
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test(`the copyright line is for 2024 (${locale})`, async ({shown}) => {
      const page = await shown(prefix + PAGE);
      await expect(page.locator('.footer__copyright')).toContainText('2024');
    });
  }
});

/** The framework's data about the documentation, in every page's bundle. */
const docsData = (page: Page) =>
  page.evaluate(async () => {
    const root = document.getElementById('__docusaurus')!;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'))!;
    interface Fiber {
      child: Fiber | null;
      memoizedProps: {
        value?: {
          globalData?: Record<
            string,
            {
              default: {
                path: string;
                versions: {
                  name: string;
                  label: string;
                  isLast: boolean;
                  path: string;
                  mainDocId: string;
                  docs: unknown[];
                }[];
              };
            }
          >;
        };
      } | null;
    }
    for (let fiber: Fiber | null = (root as unknown as Record<string, Fiber>)[key]!; fiber; fiber = fiber.child) {
      const data = fiber.memoizedProps?.value?.globalData;
      if (data) return data['docusaurus-plugin-content-docs']!.default;
    }
    throw new Error('no global data');
  });

test('§3 the docs path is /docs; exactly one version exists: current, labelled Next, the latest one', async ({
  page,
}) => {
  await open(page, PAGE);
  const data = await docsData(page);
  expect(data.path).toBe('/docs');
  expect(data.versions).toHaveLength(1);
  expect(data.versions[0]).toMatchObject({name: 'current', label: 'Next', isLast: true, path: '/docs'});
  expect(data.versions[0]!.mainDocId).toBeTruthy();
  expect(data.versions[0]!.docs.length).toBeGreaterThan(5);
});

screen.describe('constants of pages', () => {
  const VERSIONS = texts('theme.navbar.mobileVersionsDropdown.label', 'Versions');
  for (const {locale, prefix} of LANGUAGES) {
    screen(`the mobile label of a versions dropdown (${locale})`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 800});
      await open(page, `${prefix}/docs/fixture-second`);
      await page.locator('.navbar__toggle').click();
      await expectScreen(page.locator('.navbar-sidebar').getByText(VERSIONS[locale])).toBeVisible();
    });
  }

  screen('§3 the table of contents shows levels 2 and 3', async ({page}) => {
    await open(page, '/docs/fixture-links');
    const links = page.locator('.table-of-contents a');
    await expectScreen(links).toHaveText(['Picture', 'Third level']);
  });

  screen('§9 heading ids and comments of the older MDX work', async ({page}) => {
    await open(page, '/docs/fixture-links');
    await expectScreen(page.locator('h4#fourth')).toHaveText(/^Fourth level/);
    await expectScreen(page.locator('article')).not.toContainText('A comment of the older kind');
  });

  const FORMS = {
    en: ['One min read', '2 min read'],
    'zh-CN': [/1 分钟/, /2 分钟/],
    es: [/1 min|[Uu]n min/, /2 min/],
  } as const;
  for (const {locale, prefix} of LANGUAGES) {
    screen(`§9 plural forms of the reading time (${locale})`, async ({page}) => {
      await open(page, `${prefix}/blog/fixture-post`);
      await expectScreen(page.locator('article header')).toContainText(FORMS[locale][0]);
      await open(page, `${prefix}/blog/fixture-long`);
      await expectScreen(page.locator('article header')).toContainText(FORMS[locale][1]);
    });
  }

  const POSTS = {
    en: {single: 'One post', double: '2 posts'},
    'zh-CN': {single: /1 篇/, double: /2 篇/},
    es: {single: /(1|[Uu]na?) (publicación|entrada|artículo)/, double: /2 (publicaciones|entradas|artículos)/},
  } as const;
  for (const {locale, prefix} of LANGUAGES) {
    screen(`§9 plural forms of the number of posts (${locale})`, async ({page}) => {
      await open(page, `${prefix}/blog/tags/single`);
      await expectScreen(page.locator('main h1')).toContainText(POSTS[locale].single);
      await open(page, `${prefix}/blog/tags/double`);
      await expectScreen(page.locator('main h1')).toContainText(POSTS[locale].double);
    });
  }
});
