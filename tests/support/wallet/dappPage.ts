import {chromium, type Page} from '@playwright/test';
import {confluxESpaceTestnet} from 'viem/chains';
import type {Gateway} from '../../../scripts/devnet/gateway';
import {browserLaunchOptions} from '../../../scripts/lib/browserOptions';

const [ENDPOINT] = confluxESpaceTestnet.rpcUrls.default.http;
const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** A browser with one page, which uses the test's node instead of the public endpoint. */
export interface DappPage {
  page: Page;
  /** Errors that the page threw or wrote to the console. */
  faults: string[];
  /** Addresses outside the dApp and its endpoint that it requested. These requests are blocked. */
  strangers: string[];
  close(): Promise<void>;
}

/** @param origin where the dApp is served */
export async function openDapp(origin: string, gateway: Pick<Gateway, 'urls'>): Promise<DappPage> {
  const browser = await chromium.launch(browserLaunchOptions());
  const page = await browser.newPage({viewport: {width: 640, height: 480}, deviceScaleFactor: 2});
  page.setDefaultTimeout(45_000);
  const faults: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.routeWebSocket(
    () => true,
    (socket) => {
      strangers.push(socket.url());
      void socket.close();
    },
  );
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).origin !== ENDPOINT) {
        strangers.push(request.url());
        await route.abort();
      } else if (request.method() === 'OPTIONS') {
        await route.fulfill({status: 204, headers: CORS});
      } else {
        const answer = await fetch(gateway.urls.espace.http, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: request.postData(),
        });
        await route.fulfill({
          status: answer.status,
          headers: {...CORS, 'content-type': 'application/json'},
          body: await answer.text(),
        });
      }
    },
  );
  return {page, faults, strangers, close: () => browser.close()};
}
