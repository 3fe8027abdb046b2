import type {Page} from '@playwright/test';
import {network, type Space} from '../../src/facts';
import {expect, test} from '../support/shown';

const PAGES: Record<Space, string> = {espace: '/docs/espace/network-endpoints', core: '/docs/core/conflux_rpcs'};
const testnetOf = (page: Page, space: Space) => page.locator(`figure[data-network="${space}-testnet"]`);

for (const space of ['espace', 'core'] as const) {
  test(`§2.2 the endpoint page of ${space} shows every address in the facts`, async ({shown}) => {
    const page = await shown(PAGES[space]);
    for (const net of ['mainnet', 'testnet'] as const) {
      const facts = network(space, net);
      const figure = page.locator(`figure[data-network="${facts.id}"]`);
      for (const url of [...facts.rpc.http, ...facts.rpc.ws])
        await expect(figure.getByText(url, {exact: true})).toBeVisible();
      await expect(figure.getByText(`${facts.chainId} (${facts.chainIdHex})`)).toBeVisible();
      await expect(figure.locator(`a[href="${facts.explorer}"]`)).toBeVisible();
    }
  });

  test(`§2.2 ${space}: the displayed request uses the endpoint from the facts`, async ({shown}) => {
    const page = await shown(PAGES[space]);
    await expect(page.locator('pre', {hasText: 'curl -s'}).first()).toContainText(
      network(space, 'testnet').rpc.http[0] as string,
    );
  });
}

test('§4 copy button: works by keyboard, shows Copied, then returns to Copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGES.espace);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const url = network('espace', 'testnet').rpc.http[0] as string;
  const item = testnetOf(page, 'espace').getByRole('listitem').filter({hasText: url}).first();
  const button = item.getByRole('button', {name: `Copy ${url}`});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await expect(item.getByRole('status')).toHaveText('');
});

test('copy button: also copies without the clipboard API', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.goto(PAGES.core);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const item = testnetOf(page, 'core').getByRole('listitem').first();
  await item.getByRole('button').click();
  await expect(item.getByRole('status')).toHaveText('Copied');
});
