import {LANGUAGES, open} from '../support/page';
import {expect, test as screen} from '../support/screens';
import {texts} from '../support/texts';

const ENGLISH_PAGE = texts('stale.english', 'English page');
/** §3: in the calendar and the order of the locale. */
const STALE_SINCE = {en: 'March 9, 2026', 'zh-CN': '2026年3月9日', es: '9 de marzo de 2026'} as const;
const UNTRANSLATED = {'zh-CN': '本页尚未翻译成中文', es: 'Esta página aún no está traducida'} as const;

screen.describe('a page that is not translated yet, or whose original has changed', () => {
  for (const {locale, prefix} of LANGUAGES.slice(1)) {
    for (const path of ['/docs/fixture-second', '/blog/fixture-post']) {
      screen(
        `§1 ${path} says so in the reader's language, marks its text as English and lists no alternates (${locale})`,
        async ({page}) => {
          await open(page, prefix + path);
          await expect(page.locator('.untranslated-notice')).toContainText(UNTRANSLATED[locale as 'es']);
          await expect(page.locator('.untranslated-notice')).toHaveCount(1);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('article')).toHaveAttribute('lang', 'en');
          await expect(page.locator('article .untranslated-notice')).toHaveCount(0);
          await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
          await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
            'href',
            new RegExp(`^https://[^/]+${path}$`),
          );
        },
      );
    }
  }

  screen('§1 the English original has no such notice, and lists its alternates', async ({page}) => {
    await open(page, '/docs/fixture-second');
    await expect(page.locator('.untranslated-notice')).toHaveCount(0);
    await expect(page.locator('article')).not.toHaveAttribute('lang');
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4);
  });

  for (const {locale, prefix} of LANGUAGES) {
    screen(
      `§1 an outdated page says since when, with a date in the reader's language, and links to the English page; others have no notice (${locale})`,
      async ({page}) => {
        await open(page, `${prefix}/docs/fixture-stale`);
        const notice = page.locator('.theme-admonition', {hasText: STALE_SINCE[locale]});
        await expect(notice).toHaveCount(1);
        await expect(notice.getByRole('link')).toHaveText(ENGLISH_PAGE[locale]);
        await expect(notice.getByRole('link')).toHaveAttribute('href', '/docs/fixture-stale');
        await open(page, `${prefix}/docs/fixture-links`);
        await expect(page.locator('main')).not.toContainText(STALE_SINCE[locale]);
      },
    );
  }
});
