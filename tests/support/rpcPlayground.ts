import type {Page, Route} from '@playwright/test';

/** The page of a method of Core Space. */
export const PAGE = '/docs/core/rpc/cfx_getbalance';
/** The preset endpoint of that page. */
export const TESTNET = 'https://test.confluxrpc.com/**';
/** With these headers, a browser accepts the response of another site. */
export const HEADERS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Responds to every call to the test network with a body; counts the calls. */
export async function answer(
  page: Page,
  body: string | ((route: Route) => Promise<void>),
  status = 200,
): Promise<{calls: {method: string; params: unknown[]}[]}> {
  const calls: {method: string; params: unknown[]}[] = [];
  await page.route(TESTNET, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: HEADERS});
    calls.push(route.request().postDataJSON() as {method: string; params: unknown[]});
    return typeof body === 'string'
      ? route.fulfill({status, body, headers: HEADERS, contentType: 'application/json'})
      : body(route);
  });
  return {calls};
}

/** A JSON-RPC response with a result. */
export const result = (value: unknown) => JSON.stringify({jsonrpc: '2.0', id: 1, result: value});
/** The form of a method, with its response. */
export const playground = (page: Page) => page.getByRole('region', {name: 'Playground'});
/** The live region of a call; that of the share link is a span. */
export const told = (page: Page) => playground(page).locator('div[role="status"]');
