import {expect, test} from '@playwright/test';
import {open, storage, tabStorage} from '../support/page';

test('§7 the browser stores only these keys of a visit', async ({page}) => {
  // Replaces the public endpoint of the playground.
  await page.route(/^https:/, (route) =>
    route.fulfill({
      json: {jsonrpc: '2.0', id: 1, result: '0x1'},
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    }),
  );
  await open(page, '/docs/espace/Overview');
  await page.locator('.navbar button[class*=toggleButton]').first().click();
  await page.locator('.theme-announcement-bar button').click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/Overview/);

  for (const path of ['/docs/core/rpc/cfx_getbalance', '/docs/espace/rpc/eth_getbalance']) {
    await open(page, path);
    const playground = page.getByRole('region', {name: 'Playground'});
    await playground.getByRole('button', {name: 'Run'}).click();
    await expect(playground.locator('div[role="status"]')).toContainText('Response in');
    await playground.getByLabel('Endpoint').selectOption('mainnet');
    await page.getByRole('tab', {name: 'Python'}).first().click();
  }

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('chain id');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await open(page, '/');

  const endpoints = ['openrpc.endpoint.core', 'openrpc.endpoint.espace'];
  const histories = ['openrpc.history.core', 'openrpc.history.espace'];
  expect(Object.keys(await storage(page)).sort()).toEqual([
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docusaurus.tab.rpc-sample',
    ...endpoints,
    ...histories,
    'theme',
  ]);
  expect(Object.keys(await tabStorage(page)).sort()).toEqual(['conflux-docs.events', 'search-recent-en']);
});
