import {chromium, type Page} from '@playwright/test';
import {Conflux, format} from 'js-conflux-sdk';
import {generatePrivateKey} from 'viem/accounts';
import {expect} from 'vitest';
import {browserLaunchOptions} from '../../../lib/browserOptions';
import type {Gateway} from '../../gateway';
import type {Reader} from './reader';

const LIMIT_MS = 45_000;
/** What `cfx_chainId` returns while Fluent is set to another chain: docs/core/build/fluent.mdx. */
const NO_CORE_NETWORK = '0x1fffffffffffff';
const NETWORK = 1;
/** Fluent rejects a transaction or a call with any other field: packages/rpcs in Conflux-Chain/helios. */
const FIELDS = new Set([
  'from',
  'to',
  'gas',
  'gasPrice',
  'value',
  'data',
  'nonce',
  'storageLimit',
  'type',
  'maxPriorityFeePerGas',
  'maxFeePerGas',
  'accessList',
]);
const TAKES_FIELDS = new Set(['cfx_call', 'cfx_estimateGasAndCollateral', 'cfx_sendTransaction']);

interface Transaction {
  from: string;
  to?: string;
  value?: string;
  data?: string;
}
type Answer = {result: unknown} | {error: {code: number; message: string; data?: unknown}};

/** A Core Space wallet with one account, which is on another network at first. It signs for the node of the test. */
class CoreWallet {
  /** Whether the user rejects the next transaction. */
  rejects = false;
  private readonly conflux: Conflux;
  private readonly address: string;
  private chainId = NO_CORE_NETWORK;

  constructor(
    key: string,
    private readonly gateway: Gateway,
  ) {
    this.conflux = new Conflux({url: gateway.urls.core.http, networkId: NETWORK});
    this.address = this.conflux.wallet.addPrivateKey(key).address;
  }

  async request(method: string, params: unknown[] = []): Promise<Answer> {
    const unknown = TAKES_FIELDS.has(method)
      ? Object.keys(params[0] as object).filter((field) => !FIELDS.has(field))
      : [];
    if (unknown.length > 0) return {error: {code: -32602, message: `unknown fields: ${unknown.join(', ')}`}};
    switch (method) {
      case 'cfx_requestAccounts':
      case 'cfx_accounts':
        return {result: [this.chainId === NO_CORE_NETWORK ? format.address(this.address, 1029) : this.address]};
      case 'cfx_chainId':
        return {result: this.chainId};
      case 'wallet_switchConfluxChain':
        this.chainId = (params[0] as {chainId: string}).chainId;
        return {result: null};
      case 'cfx_sendTransaction':
        return this.send(params[0] as Transaction);
      default:
        return this.gateway.ask('core', method, params) as Promise<Answer>;
    }
  }

  private async send(transaction: Transaction): Promise<Answer> {
    if (this.rejects) return {error: {code: 4001, message: 'User rejected the request.'}};
    if (transaction.from !== this.address)
      return {error: {code: -32602, message: `${transaction.from} isn't connected`}};
    return {result: await this.conflux.cfx.sendTransaction(transaction)};
  }
}

/**
 * Runs in the page, so it can't use anything outside its own text. Passes requests to the test, as the provider of an
 * extension does.
 */
function injectProvider(): void {
  const page = window as unknown as {
    coreWalletRequest(method: string, params: unknown): Promise<Answer>;
    conflux: unknown;
  };
  page.conflux = {
    isFluent: true,
    async request({method, params}: {method: string; params?: unknown}) {
      const answer = await page.coreWalletRequest(method, params);
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return answer.result;
    },
  };
}

const shows = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', {name}).click();

/**
 * Mints on the page of the tutorial as the text says: connects, switches the network, rejects once, mints, and reaches
 * the limit.
 */
export async function mintInBrowser({reader, gateway}: {reader: Reader; gateway: Gateway}): Promise<void> {
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(reader.served())![0];
  const key = /PRIVATE_KEY=(0x[0-9a-f]{64})/.exec(await reader.type('cat .env'))![1]!;
  const browser = await chromium.launch(browserLaunchOptions());
  const faults: string[] = [];
  const strangers: string[] = [];
  const open = async (wallet?: CoreWallet) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(url) && !request.url().startsWith('data:') && strangers.push(request.url()),
    );
    if (wallet) {
      await page.exposeFunction('coreWalletRequest', (method: string, params?: unknown[]) =>
        wallet.request(method, params),
      );
      await page.addInitScript(injectProvider);
    }
    await page.goto(url);
    return page;
  };
  try {
    await shows(await open(), 'Install Fluent to use this page.');

    const stranger = await open(new CoreWallet(generatePrivateKey(), gateway));
    await press(stranger, 'Connect');
    await shows(stranger, /^cfxtest:[a-z0-9]{42} isn't on the list\.$/);
    expect(await stranger.getByRole('button', {name: 'Mint'}).count()).toBe(0);

    const wallet = new CoreWallet(key, gateway);
    const page = await open(wallet);
    await press(page, 'Connect');
    await shows(page, 'You have 1 of 2.');
    wallet.rejects = true;
    await press(page, 'Mint one for 0.1 CFX');
    await shows(page, 'User rejected the request.');
    wallet.rejects = false;
    await press(page, 'Mint one for 0.1 CFX');
    await shows(page, 'You have 2 of 2.');
    await press(page, 'Mint one for 0.1 CFX');
    await shows(page, /limit reached/);
    expect([faults, strangers]).toEqual([[], []]);
  } finally {
    await browser.close();
  }
}
