import {expect, test} from '@playwright/test';
import {LANGUAGES, open} from '../support/page';

/** A page of each family: the home page, docs, a method, a post, a list of tags, a page of words. */
const FAMILIES = [
  '/',
  '/docs/espace/network-endpoints',
  '/docs/core/rpc/cfx_call',
  '/blog/welcome',
  '/docs/tags',
  '/markdown-page',
];
/** Those that are in a sidebar. */
const DOCS = FAMILIES.filter((path) => /^\/docs\/(core|espace)/.test(path));

for (const {locale, prefix} of LANGUAGES) {
  test(`§1 every page has a top bar with languages, colour switch, search and assistant, and a footer (${locale})`, async ({
    page,
  }) => {
    // The page frame is the same in every language, but its texts are not.
    for (const path of locale === 'en' ? FAMILIES : FAMILIES.slice(0, 2)) {
      await open(page, prefix + path);
      const bar = page.locator('.navbar__items--right');
      // One button each: the search and the assistant open a dialog, and the languages open a list.
      await expect(bar.locator('button[aria-haspopup="dialog"]').filter({visible: true}), path).toHaveCount(2);
      await expect(bar.locator('.dropdown__menu a[lang]'), path).toHaveCount(LANGUAGES.length);
      await expect(bar.locator('button[class*="toggleButton"]').filter({visible: true}), path).toHaveCount(1);
      await expect(page.locator('footer .footer__title').first(), path).toBeVisible();
    }
  });

  test(`§1 a page of the docs has a sidebar, breadcrumbs, a table of contents and its neighbours (${locale})`, async ({
    page,
  }) => {
    for (const path of locale === 'en' ? DOCS : DOCS.slice(0, 1)) {
      await open(page, prefix + path);
      for (const part of ['aside .menu', '.theme-doc-breadcrumbs', '.table-of-contents', '.pagination-nav__link'])
        await expect(page.locator(part).first(), `${path}: ${part}`).toBeVisible();
    }
  });
}
