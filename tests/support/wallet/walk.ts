import type {Page} from '@playwright/test';
import {createPublicClient, http, numberToHex, parseEther, verifyMessage, type Hash, type Hex} from 'viem';
import {confluxESpaceTestnet} from 'viem/chains';
import {expect} from 'vitest';
import {network} from '@site/src/facts';
import type {Gateway} from '../../../scripts/devnet/gateway';
import {OTHER_WALLET, WALLET} from './injectWallet';
import {shoot} from './shoot';
import type {TestWallet} from './testWallet';

const FACTS = network('espace', 'testnet');
const REFUSAL = 'You rejected it in the wallet.';
const WRONG = 'Your wallet is on another network.';

/** The context of a walk: the open dApp, the wallet that was injected, and the node of both. */
export interface Walk {
  page: Page;
  wallet: TestWallet;
  gateway: Pick<Gateway, 'urls'>;
}

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const shows = (page: Page, text: string | RegExp) => page.getByText(text).waitFor();
/** Presses a button while the wallet's user rejects its request. */
async function refused({page, wallet}: Walk, name: string, method: string): Promise<void> {
  wallet.refuses.add(method);
  await button(page, name).click();
  await page.getByRole('alert').getByText(REFUSAL).waitFor();
  wallet.refuses.delete(method);
}

/** Lists both wallets with their icons, rejects once, and connects on a network that is not eSpace. */
export async function connectOnWrongNetwork(walk: Walk): Promise<void> {
  const {page, wallet} = walk;
  for (const {name, icon} of [WALLET, OTHER_WALLET])
    expect(await button(page, name).locator('img').getAttribute('src')).toBe(icon);
  await refused(walk, WALLET.name, 'eth_requestAccounts');
  await button(page, WALLET.name).click();
  await shows(page, wallet.account.address);
  await shows(page, 'Balance: 100 CFX');
  await shows(page, WRONG);
  expect(await button(page, 'Send 0.01 CFX').count()).toBe(0);
  await shoot(page, 'wrong-network');
}

/** Rejects the switch, then accepts it; the wallet adds a network that it didn't have. */
export async function switchNetwork(walk: Walk): Promise<void> {
  const {page, wallet} = walk;
  const name = `Switch to ${confluxESpaceTestnet.name}`;
  await refused(walk, name, 'wallet_addEthereumChain');
  await button(page, name).click();
  await button(page, 'Sign a message').waitFor();
  expect(await page.getByText(WRONG).count()).toBe(0);
  const added = wallet.asked.filter(({method}) => method === 'wallet_addEthereumChain').at(-1);
  expect(added?.params).toMatchObject([
    {
      chainId: numberToHex(FACTS.chainId),
      nativeCurrency: FACTS.nativeCurrency,
      rpcUrls: [FACTS.rpc.http[0]],
      blockExplorerUrls: [FACTS.explorer],
    },
  ]);
}

/** Rejects a signature, then signs; the signature is the account's. */
export async function signMessage(walk: Walk): Promise<void> {
  const {page, wallet} = walk;
  await refused(walk, 'Sign a message', 'personal_sign');
  await button(page, 'Sign a message').click();
  const signature = (await page.locator('output').innerText()) as Hex;
  expect(
    await verifyMessage({address: wallet.account.address, message: 'I read the terms of this dApp.', signature}),
  ).toBe(true);
}

/** Rejects a transaction, then sends it; the receipt that the page shows is the node's, and the balance is updated. */
export async function sendCfx(walk: Walk): Promise<void> {
  const {page, wallet, gateway} = walk;
  await refused(walk, 'Send 0.01 CFX', 'eth_sendTransaction');
  await button(page, 'Send 0.01 CFX').click();
  await shows(page, /success in block \d+/);
  const link = (await page.getByRole('link', {name: 'Transaction'}).getAttribute('href'))!;
  expect(link).toMatch(new RegExp(`^${FACTS.explorer}/tx/0x[0-9a-f]{64}$`));
  const node = createPublicClient({chain: confluxESpaceTestnet, transport: http(gateway.urls.espace.http)});
  const hash = link.split('/').at(-1) as Hash;
  const {status, blockNumber} = await node.getTransactionReceipt({hash});
  expect(await page.locator('p[role=status]').innerText()).toBe(`Transaction: ${status} in block ${blockNumber}`);
  expect(await node.getTransaction({hash})).toMatchObject({
    value: parseEther('0.01'),
    chainId: FACTS.chainId,
    from: wallet.account.address.toLowerCase(),
  });
  await shows(page, /Balance: 99\.\d{1,4} CFX/);
}

/** The wallet switches to another network and back; the page follows. */
export async function followWallet({page, wallet}: Walk): Promise<void> {
  await wallet.goTo(1);
  await shows(page, WRONG);
  await wallet.goTo(FACTS.chainId);
  await button(page, 'Sign a message').waitFor();
}

/**
 * A page that is opened again stays connected without a request to the user, and stays disconnected after a disconnect.
 */
export async function reloadAndDisconnect({page, wallet}: Walk): Promise<void> {
  const before = wallet.asked.length;
  await page.reload();
  await button(page, 'Sign a message').waitFor();
  expect(wallet.asked.slice(before).map(({method}) => method)).not.toContain('eth_requestAccounts');
  await button(page, 'Disconnect').click();
  await button(page, WALLET.name).waitFor();
  await page.reload();
  await button(page, WALLET.name).waitFor();
  expect(await page.getByText(wallet.account.address).count()).toBe(0);
}
