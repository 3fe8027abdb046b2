import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {open} from '../support/page';

const field = (page: Page): Locator => page.getByRole('combobox');
const options = (page: Page): Locator => page.getByRole('option');

async function openDialog(page: Page, path = '/docs/espace/network-endpoints'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** A small index: the browser takes seconds to read the real one, which only tests of what it contains need. */
const SMALL_INDEX = {
  pages: [
    {url: '/docs/overview/', title: 'Overview', kind: 'docs', trail: []},
    {url: '/docs/core/conflux_rpcs', title: 'cfx_getBalance', kind: 'docs', trail: ['Core Space', 'JSON-RPC']},
    {url: '/docs/espace/network-endpoints', title: 'Network endpoints', kind: 'docs', trail: ['eSpace']},
  ],
  sections: [
    {page: 0, anchor: '', heading: '', text: 'Get a balance in your wallet.'},
    {
      page: 1,
      anchor: '',
      heading: '',
      text: 'Returns the balance in Drip. <img src=x onerror="document.title=\'owned\'">',
    },
    {page: 1, anchor: 'errors', heading: 'Errors', text: 'The node answers -32602.'},
    {page: 2, anchor: '', heading: '', text: 'Endpoints and the chain ID of eSpace.'},
    {page: 2, anchor: 'testnet', heading: 'Testnet', text: 'The chain ID of the testnet.'},
  ],
};
const useSmallIndex = async (page: Page): Promise<void> => {
  await page.route('**/search-index.json', (route) => route.fulfill({json: SMALL_INDEX}));
};

test.describe('search dialog', () => {
  test('only the search button is fetched before the search is used', async ({page}) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await open(page, '/docs/espace/network-endpoints');
    await page.waitForLoadState('networkidle');
    expect(seen.filter((url) => /search-index|worker/.test(url))).toEqual([]);
    const index = page.waitForRequest('**/search-index.json');
    await page.getByRole('button', {name: 'Search'}).click();
    await index;
    expect(seen.filter((url) => url.includes('search-index'))).toHaveLength(1);
  });

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
    await useSmallIndex(page);
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

  test('§4 a section opens at its anchor', async ({page}) => {
    await useSmallIndex(page);
    await openDialog(page, '/docs/overview/');
    await field(page).fill('-32602');
    const section = options(page).filter({hasText: 'Errors'});
    await expect(section).toHaveAttribute('href', '/docs/core/conflux_rpcs#errors');
    await section.click();
    await expect(page).toHaveURL(/\/docs\/core\/conflux_rpcs#errors$/);
  });

  for (const query of ['cfx_getBalance', 'cfx_getbalance', 'getBalance']) {
    test(`the page of a method comes first: ${query}`, async ({page}) => {
      await useSmallIndex(page);
      await openDialog(page, '/docs/overview/');
      await field(page).fill(query);
      await expect(options(page).first()).toContainText('cfx_getBalance');
      await expect(options(page).first()).toContainText('Core Space › JSON-RPC');
      await expect(options(page).first().locator('mark').first()).toBeVisible();
      await expect(options(page)).toHaveCount(1);
    });
  }

  test('markup in a text is shown, never run', async ({page}) => {
    await useSmallIndex(page);
    await openDialog(page, '/docs/overview/');
    await field(page).fill('drip');
    await expect(options(page).first()).toContainText('<img src=x');
    expect(await options(page).locator('img').count()).toBe(0);
    await expect(page).not.toHaveTitle('owned');
  });

  test('Chinese: a word finds its page', async ({page}) => {
    await openDialog(page, '/zh-CN/docs/overview/');
    await field(page).fill('端点');
    await expect(options(page).first()).toHaveAttribute('href', /^\/zh-CN\/docs\/.*(network-endpoints|conflux_rpcs)/);
    await expect(options(page).locator('mark', {hasText: '端点'}).first()).toBeVisible();
    await expect(page.getByRole('dialog', {name: '搜索文档'})).toBeVisible();
  });

  test('Spanish: accents are optional', async ({page}) => {
    await openDialog(page, '/es/docs/overview/');
    const found: string[][] = [];
    for (const query of ['dirección', 'direccion']) {
      await field(page).fill(query);
      await expect(options(page).first().or(page.getByText('No hay resultados'))).toBeVisible();
      await expect(page.getByRole('status')).toContainText(/página/);
      found.push(await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? '')));
    }
    expect(found[0]!.length).toBeGreaterThan(0);
    expect(found[1]).toEqual(found[0]);
    expect(found[0]![0]).toMatch(/^\/es\//);
  });

  test('no results: shows a message and suggests a word with results', async ({page}) => {
    await openDialog(page);
    const dialog = page.getByRole('dialog');
    await field(page).fill('zzqxj wwvkk');
    await expect(dialog.getByText('No results for “zzqxj wwvkk”')).toBeVisible();
    await expect(dialog.getByRole('status'), 'what screen readers announce').toHaveText('0 pages found');
    await expect(dialog.getByText('Try fewer or different words')).toBeVisible();
    await expect(dialog.getByText('Did you mean')).toHaveCount(0);
    await field(page).fill('blokchian');
    await expect(dialog.getByText('No results for “blokchian”')).toBeVisible();
    await dialog.getByRole('link', {name: 'blockchain', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=blockchain$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages? found/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/blockchain/i);
  });

  test('opened results are suggested again in this tab', async ({page}) => {
    await useSmallIndex(page);
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
    await openDialog(page);
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('The search index couldn’t be loaded');
    await page.unroute('**/search-index.json');
    await useSmallIndex(page);
    await field(page).fill('chain id');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('§7 it works where storage is unavailable', async ({page}) => {
    await useSmallIndex(page);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('refused');
        },
      }),
    );
    await openDialog(page, '/docs/overview/');
    await field(page).fill('chain id');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Enter is ignored while an input method composes', async ({page}) => {
    await openDialog(page, '/zh-CN/docs/overview/');
    await field(page).fill('端点');
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
      await openDialog(page);
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
});

test.describe('search page', () => {
  for (const [path, query, title, count] of [
    ['/search', 'chain id', 'Search for “chain id”', /pages? found/],
    ['/zh-CN/search', '端点', '搜索“端点”', /找到/],
    ['/es/search', 'direccion', 'Búsqueda de «direccion»', /encontrada/],
  ] as const) {
    test(`${path}?q= works from a shared address`, async ({page}) => {
      const noise: string[] = [];
      page.on('console', (message) => noise.push(message.text()));
      page.on('pageerror', (error) => noise.push(error.message));
      await page.goto(`${path}?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('searchbox')).toHaveValue(query);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      expect(noise).toEqual([]);
    });
  }

  test('typing changes the address, an emptied field clears it', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('wallet & <b>');
    await expect(page).toHaveURL(/\/search\?q=wallet%20%26%20%3Cb%3E$/);
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  });

  test('the dialog links to it', async ({page}) => {
    await useSmallIndex(page);
    await openDialog(page);
    await field(page).fill('chain id');
    await page
      .getByRole('dialog')
      .getByRole('link', {name: /pages? found/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=chain%20id$/);
    await expect(page.getByRole('searchbox')).toHaveValue('chain id');
  });
});
