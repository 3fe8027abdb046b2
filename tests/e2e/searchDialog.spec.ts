import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {field, openDialog, options, useSmallIndex} from '../support/searchDialog';

/** How the dialog behaves, whatever the index contains. search.spec.ts tests what readers find. */
test.beforeEach(({page}) => useSmallIndex(page));

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens it, Escape closes it and returns the focus`, async ({page}) => {
    await page.goto('/docs/overview/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', {name: 'Search'}).focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
  });
}

test('arrows select and wrap around, and Enter opens the selection', async ({page}) => {
  await openDialog(page, '/docs/overview/');
  await field(page).fill('chain id');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const [first, second] = [
    await options(page).nth(0).getAttribute('id'),
    await options(page).nth(1).getAttribute('id'),
  ];
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first!);
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', second!);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const target = await options(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const query of ['cfx_getBalance', 'cfx_getbalance', 'getBalance']) {
  test(`the page of a method comes first: ${query}`, async ({page}) => {
    await openDialog(page, '/docs/overview/');
    await field(page).fill(query);
    await expect(options(page).first()).toContainText('cfx_getBalance');
    await expect(options(page).first()).toContainText('Core Space › JSON-RPC');
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(options(page)).toHaveCount(1);
  });
}

test('markup in a text is shown, never run', async ({page}) => {
  await openDialog(page, '/docs/overview/');
  await field(page).fill('drip');
  await expect(options(page).first()).toContainText('<img src=x');
  expect(await options(page).locator('img').count()).toBe(0);
  await expect(page).not.toHaveTitle('owned');
});

test('opened results are suggested again in this tab', async ({page}) => {
  await openDialog(page, '/docs/overview/');
  await expect(page.getByText('Recently opened')).toHaveCount(0);
  await field(page).fill('chain id');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Recently opened')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('search')))).toEqual([]);
});

test('without a connection: an error and Retry, which works once there is a connection', async ({page}) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await openDialog(page, '/docs/overview/');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('The search index couldn’t be loaded');
  await page.unroute('**/search-index.json');
  await useSmallIndex(page);
  await field(page).fill('chain id');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(options(page).first()).toBeVisible();
});

test('Enter is ignored while an input method composes', async ({page}) => {
  await openDialog(page, '/zh-CN/docs/overview/');
  await field(page).fill('chain id');
  await expect(options(page).first()).toBeVisible();
  const before = page.url();
  await field(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, isComposing: true})),
  );
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(before);
});

for (const theme of ['light', 'dark']) {
  test(`axe reports no violations in the open dialog: ${theme}`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openDialog(page, '/docs/overview/');
    for (const query of ['', 'chain id', 'zzqxj']) {
      await field(page).fill(query);
      if (query) await expect(options(page).first().or(page.getByText('No results'))).toBeVisible();
      const {violations} = await new AxeBuilder({page})
        .include('dialog')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`),
        `"${query}"`,
      ).toEqual([]);
      await page.screenshot({path: `artifacts/e2e/search-dialog-${theme}-${query || 'empty'}.png`});
    }
  });
}

test('the dialog links to the search page', async ({page}) => {
  await openDialog(page, '/docs/overview/');
  await field(page).fill('chain id');
  await page
    .getByRole('dialog')
    .getByRole('link', {name: /pages? found/})
    .click();
  await expect(page).toHaveURL(/\/search\?q=chain%20id$/);
  await expect(page.getByRole('searchbox')).toHaveValue('chain id');
});
