import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
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

test('a slash that needs Shift opens it', async ({page}) => {
  await page.goto('/es/docs/overview/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // As on a Spanish keyboard, where it is on the key of the 7.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: '/', code: 'Digit7', shiftKey: true, bubbles: true, cancelable: true}),
    ),
  );
  await expect(field(page)).toBeFocused();
});

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
    await expect(options(page).filter({hasText: 'Core Space'})).toHaveCount(1);
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
  await expect(field(page), 'the reader goes on typing').toBeFocused();
});

test('without the files of a query: the results of titles stay', async ({page}) => {
  await page.route('**/assets/search/small/*', (route) => route.abort());
  await openDialog(page, '/docs/overview/');
  await field(page).fill('endpoints');
  await expect(options(page)).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('One page found');
});

test('a result says which space its page belongs to', async ({page}) => {
  await openDialog(page, '/docs/overview/');
  await field(page).fill('endpoints');
  await expect(options(page).first()).toContainText('eSpace');
  await field(page).fill('cfx_getBalance');
  await expect(options(page).first()).toContainText('Core Space');
  await field(page).fill('overview');
  await expect(options(page).first()).not.toContainText('Space');
});

type KeyInit = {key?: string; keyCode?: number; isComposing?: boolean};

/** Dispatches events of an input method and keys to the field, in the order in which a browser sends them. */
const compose = (page: Page, events: [type: string, init?: KeyInit][]): Promise<void> =>
  field(page).evaluate((input, all) => {
    for (const [type, init] of all)
      input.dispatchEvent(
        type.startsWith('composition')
          ? new CompositionEvent(type, {bubbles: true})
          : new KeyboardEvent(type, {bubbles: true, cancelable: true, ...init}),
      );
  }, events);

for (const key of ['Enter', 'Escape'] as const) {
  const keyCode = key === 'Enter' ? 13 : 27;
  const orders: [browser: string, events: [string, KeyInit?][]][] = [
    [
      'the key comes first',
      [['compositionstart'], ['keydown', {key, keyCode: 229, isComposing: true}], ['compositionend'], ['keyup', {key}]],
    ],
    [
      'the end of the composition comes first',
      [['compositionstart'], ['compositionend'], ['keydown', {key, keyCode}], ['keyup', {key}]],
    ],
    [
      'only the code of the key tells',
      [
        ['keydown', {key, keyCode: 229}],
        ['keyup', {key}],
      ],
    ],
  ];
  for (const [order, events] of orders)
    test(`${key} belongs to the input method: ${order}`, async ({page}) => {
      await openDialog(page, '/zh-CN/docs/overview/');
      await field(page).fill('chain id');
      await expect(options(page).first()).toBeVisible();
      const before = page.url();
      await compose(page, events);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(page.url()).toBe(before);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog'), 'the next one is the reader’s').toHaveCount(0);
    });
}

test('a request to close the dialog while a word is composed is for the input method', async ({page}) => {
  await openDialog(page, '/zh-CN/docs/overview/');
  await compose(page, [['compositionstart']]);
  const isPrevented = await page
    .getByRole('dialog')
    .evaluate((dialog) => !dialog.dispatchEvent(new Event('cancel', {cancelable: true})));
  expect(isPrevented).toBe(true);
});

for (const [path, text] of [
  ['/docs/overview/', '2 pages found'],
  ['/zh-CN/docs/overview/', '2'],
  ['/es/docs/overview/', '2 páginas encontradas'],
] as const)
  test(`the footer fits on a phone: ${path}`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 700});
    await openDialog(page, path);
    await field(page).fill('balance');
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toContainText(text);
    const box = (await status.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
    expect(await status.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
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
