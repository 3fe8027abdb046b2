import {expect, test} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {open} from '../support/page';
import {field, openDialog, options, useSmallIndex} from '../support/searchDialog';

/** What readers find. searchDialog.spec.ts tests how the dialog behaves. */
test.describe('search dialog', () => {
  test('only the search button is fetched before the search is used', async ({page}) => {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await open(page, '/docs/espace/network-endpoints');
    await quietNetwork(page);
    expect(seen.filter((url) => /search-index|worker/.test(url))).toEqual([]);
    const index = page.waitForRequest('**/search-index.json');
    await page.getByRole('button', {name: 'Search'}).click();
    await index;
    expect(seen.filter((url) => url.includes('search-index'))).toHaveLength(1);
    expect(seen.filter((url) => url.includes('/assets/search/'))).toEqual([]);
  });

  test('the first results are there before the words of all pages, and then get better', async ({page}) => {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/search/**', async (route) => {
      await gate;
      await route.continue();
    });
    await openDialog(page, '/docs/overview/');
    await field(page).fill('storage collateral');
    const first = options(page).first();
    await expect(first).toHaveAttribute('href', '/docs/core/core-space-basics/storage');
    await expect(options(page).filter({hasText: 'What storage costs'})).toHaveCount(1);
    expect(
      await options(page).evaluateAll((all) => all.filter((one) => one.getAttribute('href')!.includes('#'))),
    ).toEqual([]);
    release();
    await expect(page.locator('[role=option][href^="/docs/core/core-space-basics/storage#"]')).toBeVisible();
    await expect(first).toHaveAttribute('href', '/docs/core/core-space-basics/storage');
  });

  test('what is typed before the dialog is there is searched', async ({page}) => {
    let release = (): void => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await open(page, '/docs/overview');
    await page.route('**/assets/js/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('epoch tags');
    release();
    await expect(field(page)).toHaveValue('epoch tags');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
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
      await expect(page.getByRole('status').filter({hasText: /página/})).toHaveCount(1);
      found.push(await options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href') ?? '')));
    }
    expect(found[0]!.length).toBeGreaterThan(0);
    expect(found[1]).toEqual(found[0]);
    expect(found[0]![0]).toMatch(/^\/es\//);
  });

  test('a misspelt word: says what was searched instead', async ({page}) => {
    await openDialog(page, '/docs/overview/');
    await field(page).fill('blockchian');
    await expect(page.getByRole('dialog').getByText('Showing results for “blockchain”')).toBeVisible();
    await expect(
      options(page)
        .locator('mark', {hasText: /blockchain/i})
        .first(),
    ).toBeVisible();
  });

  test('no results: shows a message, and leads to similar words and the form for reports', async ({page}) => {
    await openDialog(page, '/docs/overview/');
    const dialog = page.getByRole('dialog');
    await field(page).fill('zzqxj wwvkk');
    await expect(dialog.getByText('No results for “zzqxj wwvkk”')).toBeVisible();
    await expect(dialog.getByRole('status'), 'what screen readers announce').toHaveText('0 pages found');
    await expect(dialog.getByText('Try fewer or different words')).toBeVisible();
    await expect(dialog.getByText('Did you mean')).toHaveCount(0);
    await expect(dialog.getByRole('link', {name: 'Tell us what you couldn’t find'})).toHaveAttribute(
      'href',
      /issues\/new/,
    );
    await field(page).fill('transaxxxons');
    await expect(dialog.getByText('No results for “transaxxxons”')).toBeVisible();
    await dialog.getByRole('link', {name: 'transactions', exact: true}).click();
    await expect(page).toHaveURL(/\/search\?q=transactions$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/pages? found/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/transaction/i);
  });

  test('what looks like an error leads to the error finder', async ({page}) => {
    await openDialog(page, '/docs/overview/');
    const link = page.getByRole('dialog').getByRole('link', {name: /error finder/});
    await field(page).fill('wallet');
    await expect(options(page).first()).toBeVisible();
    await expect(link).toHaveCount(0);
    await field(page).fill('-32016');
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/docs\/general\/rpc-errors$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
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

  test('without JavaScript, it says why there are no results and where all pages are', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    for (const [path, link] of [
      ['/search', 'overview of the documentation'],
      ['/zh-CN/search', '文档概览'],
      ['/es/search', 'portada de la documentación'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', {name: link})).toHaveAttribute('href', /\/docs\/$/);
    }
    await context.close();
  });
});
