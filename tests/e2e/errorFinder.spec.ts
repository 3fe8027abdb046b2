import {expect, test} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {open} from '../support/page';

const PAGE = '/docs/general/rpc-errors';
const ANSWER = '{"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"nonce too low","data":null}}';

test.describe('I got this error', () => {
  test('recognises a pasted response by keyboard, announces the result, links the methods, and sends nothing', async ({
    page,
  }) => {
    await open(page, PAGE);
    await quietNetwork(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    const field = page.getByLabel('Error, response or message');
    await field.focus();
    await page.keyboard.insertText(ANSWER);
    await expect(page.getByRole('status').filter({hasText: 'match'})).toBeVisible();
    const first = page.getByRole('article').filter({hasText: 'nonce too low'}).first();
    await expect(first).toContainText('eth_getTransactionCount');
    await expect(first.getByRole('link', {name: 'eth_sendRawTransaction'})).toHaveAttribute(
      'href',
      '/docs/espace/rpc/eth_sendrawtransaction',
    );
    expect(sent.filter((one) => one.includes('nonce'))).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Clear'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(field, 'the button that is now without use keeps no focus').toBeFocused();
  });

  test('explains an error that was opened from a row of a method page', async ({page}) => {
    await page.goto('/docs/espace/rpc/eth_sendrawtransaction');
    await page.locator('tr[id="error.EspaceNonceTooLow"]').getByRole('link', {name: '-32003', exact: true}).click();
    await expect(page).toHaveURL(`${PAGE}?error=EspaceNonceTooLow`);
    // The page itself is an article, too, and an error of another page follows.
    await expect(
      page
        .getByRole('article')
        .filter({has: page.getByRole('heading', {name: 'nonce too low'})})
        .nth(1),
    ).toContainText('-32003');
  });

  test('continues to work with hostile text', async ({page}) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await open(page, PAGE);
    const field = page.getByLabel('Error, response or message');
    await field.fill('{"error":'.repeat(20_000));
    await field.fill('{"__proto__":{"code":3,"message":"<img src=x onerror=alert(1)>"}}');
    await field.fill(`${'x'.repeat(150_000)}`);
    await expect(page.getByRole('status').filter({hasText: '100,000'})).toBeVisible();
    await page.getByRole('button', {name: 'Try an example'}).click();
    await expect(page.getByRole('article').first()).toContainText('network prefix');
    expect(failures).toEqual([]);
  });

  test('the compatibility table is complete without scripts, and filters with them', async ({page, browser}) => {
    const plain = await browser.newContext({javaScriptEnabled: false});
    const still = await plain.newPage();
    await still.goto('/docs/espace/build/jsonrpc-compatibility');
    await expect(still.getByRole('rowheader', {name: 'eth_getProof', exact: true})).toBeVisible();
    await plain.close();
    await open(page, '/docs/espace/build/jsonrpc-compatibility');
    await quietNetwork(page);
    await page.getByLabel('Show').selectOption({label: 'Not supported'});
    await expect(page.getByRole('rowheader', {name: 'eth_getProof', exact: true})).toBeVisible();
    await expect(page.getByRole('rowheader', {name: 'eth_call', exact: true})).toHaveCount(0);
  });
});
