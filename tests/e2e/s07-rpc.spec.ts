import {expect, test} from '@playwright/test';
import networkFacts from '../../src/facts/networks.json';
import {answer, HEADERS, PAGE, playground, result, told} from '../support/rpcPlayground';

test('§7 RPC: nothing is sent before Run; the response is decoded and explained', async ({page}) => {
  const {calls} = await answer(page, result('0xde0b6b3a7640001'));
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(calls).toEqual([]);
  await playground(page).getByRole('button', {name: 'Run'}).press('Enter');
  await expect(told(page)).toContainText('Response in');
  await expect(playground(page)).toContainText('1.000000000000000001 CFX');
  // This network has no blocks in which to look up a value, so the request contains the example's account.
  expect(calls.map(({method}) => method)).toEqual(['cfx_epochNumber', 'cfx_getBlockByEpochNumber', 'cfx_getBalance']);
});

for (const [space, path, id] of [
  ['Core Space', PAGE, 'core-testnet'],
  ['eSpace', '/docs/espace/rpc/eth_getbalance', 'espace-testnet'],
] as const) {
  test(`§2.3 §2.4 RPC: the preset endpoint of ${space} is that of its own testnet`, async ({page}) => {
    const preset = networkFacts.networks.find((network) => network.id === id)!.rpc.http[0]!;
    const urls: string[] = [];
    await page.route(/^https:/, (route) => {
      urls.push(route.request().url());
      return route.fulfill({body: result('0x0'), headers: HEADERS, contentType: 'application/json'});
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(playground(page).getByLabel('Endpoint')).toHaveValue('testnet');
    await playground(page).getByRole('button', {name: 'Run'}).click();
    await expect(told(page)).toContainText('Response in');
    expect([...new Set(urls.map((url) => new URL(url).origin))]).toEqual([preset]);
  });
}
