import {expect, test} from '@playwright/test';
import {network} from '../../src/facts';
import {open} from '../support/page';

const PAGE = '/docs/espace/network-endpoints';
const URL = network('espace', 'testnet').rpc.http[0]!;

test('§4 copy button: works by keyboard, shows Copied, then returns to Copy', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const item = page.locator('figure[data-network="espace-testnet"] li').filter({hasText: URL}).first();
  await item.getByRole('button', {name: `Copy ${URL}`}).focus();
  await page.keyboard.press('Enter');
  await expect(item.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(URL);
  await expect(item.getByRole('status')).toHaveText('');
});

test('copy button: also copies without the clipboard API', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await open(page, PAGE);
  const item = page.locator('figure[data-network="espace-testnet"] li').first();
  await item.getByRole('button').click();
  await expect(item.getByRole('status')).toHaveText('Copied');
});

test('§4 code blocks: Copy turns into Copied, then back, and the code is on the clipboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const block = page.locator('.theme-code-block').filter({hasText: 'curl'}).first();
  await block.hover();
  const button = block.locator('button').last();
  await expect(button).toHaveAccessibleName('Copy code to clipboard');
  await button.click();
  await expect(button).toHaveAccessibleName('Copied');
  await expect(button).toHaveAccessibleName('Copy code to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl -s');
});
