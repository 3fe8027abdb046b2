import {expect, test} from '@playwright/test';
import {SITE_URL} from '../../src/config/site';
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

for (const [locale, copy, link, done] of [
  ['', 'Copy as Markdown', 'Copy link for an assistant', 'Copied'],
  ['/zh-CN', '复制为 Markdown', '复制供助手读取的链接', '已复制'],
  ['/es', 'Copiar como Markdown', 'Copiar enlace para un asistente', 'Copiado'],
] as const)
  test(`the menu of a page copies it as Markdown and requests nothing before, by keyboard: ${locale || '/'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width: 360, height: 740});
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, locale + PAGE);
    const button = page.getByRole('button', {name: 'Markdown', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('button', {name: copy}).locator('..');
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(requests.filter((url) => url.endsWith('.md'))).toEqual([]);

    const twin = `${locale + PAGE}.md`;
    const text = await (await page.request.get(twin)).text();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('status')).toHaveText(done);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(menu.getByRole('link')).toHaveAttribute('href', twin);
    await page.getByRole('button', {name: link}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(SITE_URL + twin);
    expect(requests.filter((url) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
  });
