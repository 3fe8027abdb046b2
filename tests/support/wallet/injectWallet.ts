import type {Page} from '@playwright/test';
import type {TestWallet} from './testWallet';

/** The information that a wallet announces, EIP-6963. */
export interface WalletInfo {
  uuid: string;
  name: string;
  icon: string;
  rdns: string;
}

const icon = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="2" fill="${colour}"/></svg>`)}`;

/** The wallet of the test, and one that is never connected. */
export const WALLET: WalletInfo = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Test Wallet',
  icon: icon('#1f6feb'),
  rdns: 'org.example.testwallet',
};
export const OTHER_WALLET: WalletInfo = {
  uuid: '7c3b9e2c-5c2c-4e0e-8a6e-0c9d1b7b1a11',
  name: 'Other Wallet',
  icon: icon('#e5a00d'),
  rdns: 'org.example.otherwallet',
};

/**
 * Runs in the page: announces wallets, and passes their requests to the test. It can't use variables of this module.
 */
function announceInPage(infos: WalletInfo[]): void {
  type Listener = (value: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? listeners.set(event, new Set()).get(event)!;
  const bridge = window as unknown as {
    testWalletRequest(
      method: string,
      params: unknown,
    ): Promise<{result?: unknown; error?: {code: number; message: string}}>;
    testWalletEmit(event: string, value: unknown): void;
  };
  bridge.testWalletEmit = (event, value) => of(event).forEach((listener) => listener(value));
  const used = {
    async request({method, params}: {method: string; params?: unknown}) {
      const {result, error} = await bridge.testWalletRequest(method, params);
      if (error) throw Object.assign(new Error(error.message), {code: error.code});
      return result;
    },
    on: (event: string, listener: Listener) => void of(event).add(listener),
    removeListener: (event: string, listener: Listener) => void of(event).delete(listener),
  };
  // It never shares its account.
  const unused = {
    request: async ({method}: {method: string}) => (method === 'eth_accounts' ? [] : '0x1'),
    on: () => undefined,
    removeListener: () => undefined,
  };
  const announce = () => {
    for (const [index, info] of infos.entries()) {
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({info, provider: index === 0 ? used : unused}),
        }),
      );
    }
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}

/**
 * Adds the wallets to every page that is opened later, like browser extensions. The first one is the test's; the others
 * do nothing.
 */
export async function injectWallet(
  page: Page,
  wallet: TestWallet,
  infos: readonly WalletInfo[] = [WALLET, OTHER_WALLET],
): Promise<void> {
  await page.exposeFunction('testWalletRequest', (method: string, params: unknown) => wallet.request(method, params));
  await page.addInitScript(announceInPage, [...infos]);
  wallet.emit = (event, value) =>
    page.evaluate(
      ([name, data]) =>
        (window as unknown as {testWalletEmit(event: unknown, value: unknown): void}).testWalletEmit(name, data),
      [event, value],
    );
}
