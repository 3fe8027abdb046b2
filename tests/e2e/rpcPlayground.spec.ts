import {expect, test, type Page, type Route} from '@playwright/test';
import {axeInBothModes} from '../support/axe';
import {open} from '../support/page';
import {answer, HEADERS, PAGE, playground, result, TESTNET, told} from '../support/rpcPlayground';
import {subscriptionServer, type SubscriptionServer} from '../support/subscriptionServer';

async function run(page: Page) {
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await playground(page).getByRole('button', {name: 'Run'}).click();
}

test('RPC: a JSON-RPC error links to its row in the table of errors', async ({page}) => {
  await answer(page, JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32602, message: 'Invalid params: x'}}));
  await run(page);
  await expect(told(page)).toContainText('-32602');
  const href = await playground(page).getByRole('link', {name: 'What this error means'}).getAttribute('href');
  await expect(page.locator(`[id="${href!.slice(1)}"]`)).toContainText('-32602');
});

test('RPC: an HTTP status, invalid JSON and an unreachable endpoint have different messages', async ({page}) => {
  await answer(page, '<h1>Bad gateway</h1>', 502);
  await run(page);
  const status = told(page);
  await expect(status).toContainText('HTTP status 502');
  await page.unroute(TESTNET);
  await answer(page, 'hello');
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(status).toContainText('isn’t JSON');
  await page.unroute(TESTNET);
  await page.route(TESTNET, (route) => route.abort());
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(status).toContainText('The host can’t be reached');
  await page.unroute(TESTNET);
  await page.route(TESTNET, (route) =>
    route.fulfill({
      status: 200,
      body: '{}',
      headers: {...HEADERS, 'access-control-allow-origin': 'https://elsewhere.example'},
    }),
  );
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(status).toContainText('CORS');
});

test('RPC: the focus stays on the button during a call, after it, and when it is cancelled', async ({page}) => {
  await answer(page, result('0x1'));
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const button = playground(page).getByRole('button', {name: 'Run'});
  await button.press('Enter');
  await expect(told(page)).toContainText('Response in');
  await expect(button).toBeFocused();
  await answer(page, () => new Promise(() => undefined));
  await button.press('Enter');
  const cancel = playground(page).getByRole('button', {name: 'Cancel'});
  await cancel.press('Enter');
  await expect(told(page)).toContainText('Cancelled');
  await expect(cancel).toBeFocused();
  await expect(cancel).toBeDisabled();
});

test('RPC: a pending call can be cancelled', async ({page}) => {
  await answer(page, () => new Promise(() => undefined));
  await run(page);
  await playground(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(told(page)).toContainText('Cancelled');
  await expect(playground(page).getByRole('button', {name: 'Run'})).toBeEnabled();
});

test('RPC: hostile responses stay text, and the page continues to work', async ({page}) => {
  const hostile = `{"result":{"a":"<script>window.hit=1</script><img src=x onerror=window.hit=1>","__proto__":{"hit":1},"lone":"\\ud800","deep":${'['.repeat(10_000)}${']'.repeat(10_000)}}}`;
  await answer(page, hostile);
  await run(page);
  await expect(playground(page)).toContainText('<script>window.hit=1</script>');
  await expect(playground(page)).toContainText('more values are hidden');
  expect(await page.evaluate(() => [(window as {hit?: number}).hit, ({} as {hit?: number}).hit])).toEqual([
    undefined,
    undefined,
  ]);
  await expect(playground(page).getByRole('button', {name: 'Run'})).toBeEnabled();
});

test('RPC: a response of more than 8 MB is rejected with a message', async ({page}) => {
  await answer(page, result('a'.repeat(9 * 1024 * 1024)));
  await run(page);
  await expect(told(page)).toContainText('was discarded');
});

test('RPC: invalid fields are explained, and nothing is sent', async ({page}) => {
  const {calls} = await answer(page, result('0x0'));
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const field = playground(page).getByRole('textbox', {name: 'address'});
  for (const [text, message] of [
    ['0x106d49f8505410eb4e671d51f7d96d2c87807b09', 'other space'],
    ['cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p', 'network 1029'],
    ['cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83h', 'checksum'],
    ['', ''],
  ] as const) {
    await field.fill(text);
    if (message) await expect(playground(page)).toContainText(message);
    await playground(page).getByRole('button', {name: 'Run'}).click();
    await expect(field).toBeFocused();
  }
  expect(calls).toEqual([]);
});

test('RPC: an object with an invalid member is not sent; the form and the JSON editor have the same content', async ({
  page,
}) => {
  const {calls} = await answer(page, result('0x0'));
  await page.goto('/docs/core/rpc/cfx_call');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const run = playground(page).getByRole('button', {name: 'Run'});
  const member = (name: string) => playground(page).getByRole('textbox', {name: new RegExp(`^${name}\\b`)});
  for (const [name, wrong, message] of [
    ['to', 'cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83h', 'checksum'],
    ['from', 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p', 'network 1029'],
    ['value', 'ten', 'decimal number'],
  ] as const) {
    const before = await member(name).inputValue();
    await member(name).fill(wrong);
    await expect(playground(page)).toContainText(message);
    await run.click();
    await expect(member(name)).toBeFocused();
    await member(name).fill(before);
  }
  await member('value').fill('255');
  await playground(page).getByRole('button', {name: 'Edit as JSON'}).click();
  const json = playground(page).getByRole('textbox', {name: 'request'});
  await expect(json).toHaveValue(/"value": "255"/);
  await json.fill('{"to": "cfxtest:x"}');
  await run.click();
  await expect(json).toBeFocused();
  expect(calls).toEqual([]);
});

/** A network whose newest block contains one transaction. */
const RECENT = `0x${'ab'.repeat(32)}`;
const network = (route: Route) => {
  const {method} = route.request().postDataJSON() as {method: string};
  const block = {
    epochNumber: '0x9',
    hash: `0x${'cd'.repeat(32)}`,
    transactions: [{hash: RECENT, from: '0x0', to: '0x0'}],
  };
  return route.fulfill({
    body: result(method === 'cfx_epochNumber' ? '0x9' : method === 'cfx_getBlockByEpochNumber' ? block : null),
    headers: HEADERS,
    contentType: 'application/json',
  });
};

test('RPC: Run replaces recorded values with recent ones of this network, and so does the button; typed values stay', async ({
  page,
}) => {
  const {calls} = await answer(page, network);
  await page.goto('/docs/core/rpc/cfx_gettransactionbyhash');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const field = playground(page).getByRole('textbox', {name: 'hash'});
  const recorded = await field.inputValue();
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(field).toHaveValue(RECENT);
  await expect(told(page)).toContainText('Response in');
  expect(calls.at(-1)).toEqual(expect.objectContaining({method: 'cfx_getTransactionByHash', params: [RECENT]}));
  await field.fill(recorded);
  await playground(page).getByRole('button', {name: 'Fill with values'}).click();
  await expect(field).toHaveValue(RECENT);
  const typed = `0x${'12'.repeat(32)}`;
  await field.fill(typed);
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect.poll(() => calls.at(-1)?.params).toEqual([typed]);
});

test('RPC: looking up values shows a message and can be cancelled; a value of the test chain is labelled', async ({
  page,
}) => {
  await answer(page, () => new Promise(() => undefined));
  await page.goto('/docs/core/rpc/cfx_gettransactionbyhash');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(told(page)).toContainText('Looking up recent values');
  await playground(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(told(page)).toContainText('Cancelled');
  await page.goto('/docs/core/rpc/cfx_getfilterchanges');
  await expect(playground(page)).toContainText('on the test chain');
});

test('RPC: the response can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer(page, result('0xde0b6b3a7640001'));
  await run(page);
  await playground(page).getByRole('button', {name: 'Copy the response'}).click();
  await expect(playground(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"0xde0b6b3a7640001"');
});

test('RPC: eSpace starts with the testnet, and a mixed-case address must match its checksum', async ({page}) => {
  await page.goto('/docs/espace/rpc/eth_getbalance');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(playground(page).getByLabel('Endpoint').locator('option:checked')).toHaveText(
    /Testnet · https:\/\/evmtestnet\.confluxrpc\.com/,
  );
  const field = playground(page).getByRole('textbox', {name: 'address'});
  await field.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD');
  await expect(playground(page)).toContainText('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await playground(page).getByRole('button', {name: 'Run'}).click();
  await expect(field).toBeFocused();
});

test('RPC: samples use the typed values', async ({page}) => {
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await playground(page).getByLabel('epoch').fill('255');
  await expect(page.getByRole('tabpanel').filter({hasText: 'curl'}).first()).toContainText('"0xff"');
});

test('§7 RPC: a shared link fills in the form and sends nothing', async ({page}) => {
  const {calls} = await answer(page, result('0x0'));
  const params = [`cfxtest:aajg4wt2mbmbb44sp6szd783ry0jtad5bemzfdf83g`, '0x10'];
  await page.goto(`${PAGE}#call=${Buffer.from(JSON.stringify(params)).toString('base64url')}`);
  await expect(playground(page).getByRole('textbox', {name: 'address'})).toHaveValue(params[0]!);
  await expect(playground(page).getByLabel('epoch')).toHaveValue('0x10');
  expect(calls).toEqual([]);
});

test('§7 RPC: history and endpoint are stored in this browser, and history can be cleared', async ({page}) => {
  await answer(page, result('0x0'));
  await run(page);
  await expect(told(page)).toContainText('Response in');
  await playground(page).getByText('Your earlier calls').click();
  await expect(playground(page).getByRole('listitem').filter({hasText: 'UTC'})).toHaveCount(1);
  await playground(page).getByRole('button', {name: 'Clear history'}).click();
  await expect(playground(page)).toContainText('No calls yet');
  await playground(page).getByLabel('Endpoint').selectOption('mainnet');
  await page.reload();
  await expect(playground(page).getByLabel('Endpoint')).toHaveValue('mainnet');
});

test('§7 RPC: a custom endpoint is validated, also with storage that throws', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await playground(page).getByLabel('Endpoint').selectOption('custom');
  const own = playground(page).getByLabel('Your endpoint address');
  await own.fill('node');
  await expect(playground(page)).toContainText('full address');
  await own.fill('https://node.example');
  await expect(playground(page)).toContainText('isn’t one of the published endpoints');
});

test('RPC: a secure page warns about a plain HTTP endpoint on another machine', async ({page, baseURL}) => {
  // The same site, served over https.
  await page.route('https://portal.example/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fulfill({response: await page.request.get(`${baseURL}${pathname}`)});
  });
  await page.goto(`https://portal.example${PAGE}`);
  // This process serves every file.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 30_000});
  await playground(page).getByLabel('Endpoint').selectOption('custom');
  await playground(page).getByLabel('Your endpoint address').fill('http://node.example:8545');
  await expect(playground(page)).toContainText('the browser blocks plain HTTP');
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('RPC: axe reports no violations while a response is shown, in both modes', async ({page}) => {
  await answer(page, result('0x1'));
  await run(page);
  await expect(told(page)).toContainText('Response in');
  expect(await axeInBothModes(page)).toEqual([]);
});

test('RPC: the index filters by every word', async ({page}) => {
  await open(page, '/docs/core/rpc/');
  await page.getByLabel('Filter by name or words').fill('balance drip');
  await expect(page.getByRole('link', {name: 'cfx_getBalance', exact: true}).first()).toBeVisible();
  await page.getByLabel('Filter by name or words').fill('no such method');
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test.describe('RPC: subscriptions', () => {
  let server: SubscriptionServer;
  test.beforeEach(async () => {
    server = await subscriptionServer();
  });
  test.afterEach(() => server.close());

  /** Opens the page of cfx_subscribe with the local server as its endpoint, and subscribes. */
  async function subscribe(page: Page, count: number) {
    await page.goto('/docs/core/rpc/cfx_subscribe');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await playground(page).getByLabel('Endpoint').selectOption('custom');
    await playground(page).getByLabel('Your endpoint address').fill(server.httpUrl);
    await playground(page).getByLabel('Stop after').fill(String(count));
    expect(server.received).toEqual([]);
    await playground(page).getByRole('button', {name: 'Subscribe'}).press('Enter');
  }

  test('connects on demand, explains the events, and stops at the chosen number', async ({page}) => {
    await subscribe(page, 2);
    await expect(told(page)).toContainText('Connected. Notifications received: 0');
    expect(server.received).toMatchObject([{method: 'cfx_subscribe', params: ['newHeads']}]);
    for (const number of ['0x10', '0x11', '0x12']) server.notify({epochNumber: number, epochHashesOrdered: []});
    await expect(told(page)).toContainText('Stopped. Notifications received: 2');
    await expect(playground(page)).toContainText('0x11');
    await expect(playground(page)).toContainText('17');
    await expect(playground(page)).not.toContainText('0x12');
    await expect.poll(() => server.received.map(({method}) => method)).toEqual(['cfx_subscribe', 'cfx_unsubscribe']);
  });

  test('Stop ends it; a server that closes, and an invalid number, are explained', async ({page}) => {
    await subscribe(page, 5);
    await expect(told(page)).toContainText('Connected');
    server.notify('0x1');
    await expect(told(page)).toContainText('received: 1');
    await playground(page).getByRole('button', {name: 'Stop'}).click();
    await expect(told(page)).toContainText('Stopped. Notifications received: 1');
    await playground(page).getByLabel('Stop after').fill('0');
    await expect(playground(page)).toContainText('from 1 to 1000');
    await expect(playground(page).getByRole('button', {name: 'Subscribe'})).toBeDisabled();
    await playground(page).getByLabel('Stop after').fill('5');
    await playground(page).getByRole('button', {name: 'Subscribe'}).click();
    await expect(told(page)).toContainText('Connected');
    server.drop(4001);
    await expect(told(page)).toContainText('closed the connection (code 4001)');
    await expect(playground(page).getByRole('button', {name: 'Subscribe'})).toBeEnabled();
  });

  test('hostile events stay text, a flood is truncated, and the page continues to work', async ({page}) => {
    await subscribe(page, 1000);
    await expect(told(page)).toContainText('Connected');
    server.sendText('null');
    server.sendText('a'.repeat(2 * 1024 * 1024));
    await expect(playground(page)).toContainText('aren’t JSON-RPC: 2');
    const head = '{"jsonrpc":"2.0","method":"cfx_subscription","params":{"subscription":"0x1","result":';
    server.sendText(`${head}${'['.repeat(10_000)}${']'.repeat(10_000)}}}`);
    server.sendText(`${head}{"a":"<img src=x onerror=window.hit=1>","__proto__":{"hit":1},"lone":"\\ud800"}}}`);
    await expect(playground(page)).toContainText('<img src=x onerror=window.hit=1>');
    for (let index = 0; index < 1000; index++) server.notify(index);
    await expect(told(page)).toContainText('Stopped. Notifications received: 1000');
    await expect(playground(page).getByRole('list', {name: 'Response'})).toHaveCount(20);
    expect(await page.evaluate(() => [(window as {hit?: number}).hit, ({} as {hit?: number}).hit])).toEqual([
      undefined,
      undefined,
    ]);
  });
});
