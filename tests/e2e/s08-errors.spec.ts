import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {LANGUAGES, open} from '../support/page';
import {expect as expectScreen, test as screen} from '../support/screens';
import {texts} from '../support/texts';

const TITLE = texts('theme.NotFound.title', 'Page Not Found');
const FIRST = texts('theme.NotFound.p1', 'We could not find what you were looking for.');
const SECOND = texts(
  'theme.NotFound.p2',
  'Contact the owner of the site that linked you to this address, and let them know that the link is broken.',
);
const CRASHED = texts('theme.ErrorPageContent.title', 'This page crashed.');
const TRY_AGAIN = texts('theme.ErrorPageContent.tryAgain', 'Try again');
const PAGE_ERROR = texts('crash.documentTitle', 'Page Error');
const DID_NOT_LOAD = texts('baseUrl.title', 'This site didn’t load properly.');
const TO_TRY = texts('baseUrl.suggestion', 'Try this base URL instead:');

test.describe('unknown path', () => {
  for (const {locale, prefix} of LANGUAGES) {
    test(`§8 §2.7 the not-found page has its title, its text and the request to contact the owner of the linking site (${locale})`, async ({
      page,
    }) => {
      const response = await open(page, `${prefix}/no/such/page`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${TITLE[locale]}`));
      await expect(page.locator('h1')).toHaveText(TITLE[locale]);
      await expect(page.getByText(FIRST[locale], {exact: true})).toBeVisible();
      await expect(page.getByText(SECOND[locale], {exact: true})).toBeVisible();
    });

    test(`§8 an unknown path below /docs shows the same text (${locale})`, async ({page}) => {
      await open(page, `${prefix}/docs/no-such-page`);
      await expect(page.locator('h1')).toHaveText(TITLE[locale]);
      await expect(page.getByText(FIRST[locale], {exact: true})).toBeVisible();
    });
  }
});

test.describe('misconfigured base URL', () => {
  for (const {locale, prefix} of LANGUAGES) {
    test(`§8 when no script loads, the home page shows a red banner with a suggested base URL (${locale})`, async ({
      page,
    }) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(`${prefix}/`);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await expect(banner).toContainText(DID_NOT_LOAD[locale]);
      await expect(banner).toContainText(`${TO_TRY[locale]}${prefix}/`);
      await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
      await expect(page.locator('#__docusaurus-base-url-issue-banner-suggestion-container')).toHaveText(`${prefix}/`);
    });

    test(`§8 other pages, and a home page that loads, show no such banner (${locale})`, async ({page}) => {
      await open(page, `${prefix}/`);
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(`${prefix}/docs/overview/`);
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    });
  }
});

screen.describe('crash', () => {
  for (const {locale, prefix} of LANGUAGES) {
    screen(
      `§8 §2.7 §4 a crash shows its title, the chain of messages and Try again, which clears the error (${locale})`,
      async ({page}) => {
        await open(page, `${prefix}/crash`);
        await page.getByRole('button', {name: 'Break'}).click();
        await expectScreen(page.locator('h1')).toHaveText(CRASHED[locale]);
        await expectScreen(page.locator('main')).toContainText(/outer message\s+Cause:\s+inner message/);
        await expectScreen(page.locator('.navbar')).toBeVisible();
        const {violations} = await new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa']).analyze();
        expectScreen(violations.map(({id}) => id)).toEqual([]);
        await page.getByRole('button', {name: TRY_AGAIN[locale]}).click();
        await expectScreen(page.locator('h1')).toHaveText('Fragile');
      },
    );

    screen(
      `§8 §2.7 a crash outside the layout has the title 'Page Error' and the same text (${locale})`,
      async ({page}) => {
        await open(page, `${prefix}/crash-outside`);
        await page.getByRole('button', {name: 'Break'}).click();
        await expectScreen(page.locator('h1')).toHaveText(CRASHED[locale]);
        await expectScreen(page).toHaveTitle(PAGE_ERROR[locale]);
        await expectScreen(page.locator('.navbar')).toBeVisible();
        await expectScreen(page.locator('main')).toContainText(/outer message\s+Cause:\s+inner message/);
        await page.getByRole('button', {name: TRY_AGAIN[locale]}).click();
        await expectScreen(page.locator('h1')).toHaveText('Bare');
      },
    );

    screen(
      `§8 §2.7 a crash of the layout itself shows the text on a page without layout (${locale})`,
      async ({page}) => {
        await open(page, `${prefix}/crash-outside?layout`);
        await page.getByRole('button', {name: 'Break'}).click();
        await expectScreen(page.locator('h1')).toHaveText(CRASHED[locale]);
        await expectScreen(page).toHaveTitle(PAGE_ERROR[locale]);
        await expectScreen(page.locator('.navbar')).toHaveCount(0);
        await expectScreen(page.getByText(/outer message\s+Cause:\s+inner message/)).toBeVisible();
        await page.getByRole('button', {name: TRY_AGAIN[locale]}).click();
        await expectScreen(page.locator('h1')).toHaveText('Bare');
      },
    );

    screen(
      `§8 a navbar item that fails to render: the error names the faulty item and its cause (${locale})`,
      async ({page}) => {
        await open(page, `${prefix}/navbar-item`);
        await page.getByRole('button', {name: 'Break'}).click();
        await expectScreen(page.locator('h1')).toHaveText(CRASHED[locale]);
        const text = page.locator('main');
        await expectScreen(text).toContainText('A theme navbar item failed to render.');
        await expectScreen(text).toContainText('"label": "Faulty"');
        await expectScreen(text).toContainText('No NavbarItem component found for type "custom-missing"');
      },
    );
  }
});
