import {expect, test, type Page} from '@playwright/test';
import {network} from '../../src/facts';

const PAGE = '/docs/espace/network-endpoints';

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
async function addToWallet(page: Page) {
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const cell = page.locator('figure[data-network="espace-testnet"] dd', {has: page.locator('[data-state]')});
  await cell.getByRole('button').click();
  return cell.locator('[data-state]');
}

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
