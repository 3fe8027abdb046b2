import type {Page} from '@playwright/test';
import {network, type Space} from '../../src/facts';
import {expect, test} from '../support/shown';

const PAGES: Record<Space, string> = {espace: '/docs/espace/network-endpoints', core: '/docs/core/conflux_rpcs'};
const testnetOf = (page: Page, space: Space) => page.locator(`figure[data-network="${space}-testnet"]`);

/** The responses of the injected wallet: a number is thrown as the error code, anything else is the result. */
type Answers = Record<string, number | string | null>;

/** Adds a wallet to the page before its scripts run; `window.walletCalls` stores its requests. */
async function injectWallet(page: Page, answers: Answers): Promise<void> {
  await page.addInitScript((replies: Answers) => {
    const calls: unknown[] = [];
    Object.assign(window, {
      walletCalls: calls,
      ethereum: {
        async request(call: {method: string}) {
          calls.push(call);
          await new Promise((resolve) => setTimeout(resolve, 50));
          const reply = replies[call.method];
          if (typeof reply === 'number') throw Object.assign(new Error('refused'), {code: reply});
          return reply ?? null;
        },
      },
    });
  }, answers);
}

/** Presses "Add to wallet" of the test network and returns the status line. */
async function addToWallet(page: Page, path = PAGES.espace) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const cell = page.locator('figure[data-network="espace-testnet"] dd', {has: page.locator('[data-state]')});
  await cell.getByRole('button').click();
  return cell.locator('[data-state]');
}

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

test('add to wallet: a browser without a wallet shows a message', async ({page}) => {
  await expect(await addToWallet(page)).toHaveAttribute('data-state', 'noWallet');
});

test('add to wallet: adding, then added, with the parameters of EIP-3085', async ({page}) => {
  await injectWallet(page, {eth_chainId: '0x1', wallet_switchEthereumChain: 4902, wallet_addEthereumChain: null});
  const line = await addToWallet(page);
  await expect(line).toHaveAttribute('data-state', 'added');
  await expect(line).toHaveText('Added to your wallet.');
  const calls = await page.evaluate(
    () => (window as unknown as {walletCalls: {method: string; params?: {chainId: string}[]}[]}).walletCalls,
  );
  expect(calls.at(-1)?.method).toBe('wallet_addEthereumChain');
  expect(calls.at(-1)?.params?.[0]?.chainId).toBe(network('espace', 'testnet').chainIdHex);
});

for (const [state, answers] of [
  ['present', {eth_chainId: network('espace', 'testnet').chainIdHex}],
  ['rejected', {eth_chainId: '0x1', wallet_switchEthereumChain: 4001}],
  ['failed', {eth_chainId: '0x1', wallet_switchEthereumChain: 4902, wallet_addEthereumChain: -32002}],
] as [string, Answers][]) {
  test(`add to wallet: ${state}`, async ({page}) => {
    await injectWallet(page, answers);
    await expect(await addToWallet(page)).toHaveAttribute('data-state', state);
  });
}

for (const [prefix, text] of [
  ['/zh-CN', '你拒绝了请求，未作任何更改。'],
  ['/es', 'Rechazaste la petición, por lo que no cambió nada.'],
] as const) {
  test(`add to wallet: is translated below ${prefix}`, async ({page}) => {
    await injectWallet(page, {eth_chainId: '0x1', wallet_switchEthereumChain: 4001});
    await expect(await addToWallet(page, `${prefix}${PAGES.espace}`)).toHaveText(text);
  });
}
