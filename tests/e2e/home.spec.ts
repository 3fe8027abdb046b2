import {expect, test, type Page, type Route} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import facts from '../../src/facts/networks.json';
import {axeInBothModes} from '../support/axe';
import {open} from '../support/page';
import {watchShifts} from '../support/shifts';

const urlOf = (id: string): string => facts.networks.find((network) => network.id === id)!.rpc.http[0]!;
const ESPACE = urlOf('espace-mainnet');
const CORE = urlOf('core-mainnet');

const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Replaces the response of an endpoint with `answer`; returns the bodies of the requests. */
async function endpoint(page: Page, url: string, answer: (route: Route) => unknown): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route(`${url}/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
    bodies.push(route.request().postDataJSON());
    await answer(route);
  });
  return bodies;
}

const json =
  (payload: unknown, status = 200) =>
  (route: Route) =>
    route.fulfill({status, json: payload, headers: cors});
const panel = (page: Page) => page.getByRole('region', {name: 'A live request to the network'});
const status = (page: Page) => page.locator('main [role="status"][data-state]');
const run = (page: Page) => panel(page).getByRole('button', {name: 'Run'});

test('home: the response is decoded, timed and announced, and nothing shifts', async ({page}) => {
  const shifts = await watchShifts(page);
  let answer = (): void => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  const bodies = await endpoint(page, ESPACE, async (route) => {
    // Later than the half second in which a shift after a click would not count.
    await Promise.all([isSeen, new Promise((resolve) => setTimeout(resolve, 700))]);
    await json({jsonrpc: '2.0', id: 1, result: '0x7a6e1b2'})(route);
  });
  await open(page, '/');
  await run(page).click();
  await expect(status(page)).toHaveAttribute('data-state', 'pending');
  await expect(panel(page).getByRole('button', {name: 'Cancel'})).toBeFocused();
  answer();
  await expect(status(page)).toContainText('128,377,266');
  await expect(status(page)).toContainText('0x7a6e1b2');
  await expect(status(page)).toContainText(/\d+ ms round trip/);
  expect(bodies).toEqual([{jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: []}]);
  expect(await shifts()).toEqual([]);
});

test('home: the other space uses its own endpoint, and the response of the first one disappears', async ({page}) => {
  await endpoint(page, ESPACE, json({result: '0x10'}));
  const bodies = await endpoint(page, CORE, json({result: '0x20'}));
  await open(page, '/');
  await run(page).click();
  await expect(status(page)).toContainText('Latest block');
  await panel(page).getByRole('radio', {name: 'Core Space'}).check({force: true});
  await expect(status(page)).toHaveAttribute('data-state', 'idle');
  await expect(panel(page)).toContainText(`curl -s ${CORE}`);
  await run(page).click();
  await expect(status(page)).toContainText('Latest epoch');
  await expect(status(page)).toContainText('32');
  expect(bodies).toEqual([{jsonrpc: '2.0', id: 1, method: 'cfx_epochNumber', params: []}]);
});

const FAILURES: [name: string, answer: (route: Route) => unknown, kind: string, shown: string][] = [
  [
    'a refusal of the node',
    json({jsonrpc: '2.0', id: 1, error: {code: -32005, message: 'too many requests'}}),
    'refused',
    'The node returned error -32005',
  ],
  [
    'an HTTP status',
    (route) => route.fulfill({status: 503, body: 'busy', headers: cors}),
    'http',
    'The endpoint returned HTTP 503',
  ],
  [
    'a page instead of JSON',
    (route) => route.fulfill({status: 200, contentType: 'text/html', body: '<html>sign in</html>', headers: cors}),
    'notJson',
    'The response isn’t JSON',
  ],
  [
    'no number in the answer',
    json({jsonrpc: '2.0', id: 1, result: null}),
    'unexpected',
    'The response contains no number',
  ],
  ['no connection', (route) => route.abort('connectionrefused'), 'unreachable', 'The endpoint could not be reached'],
];

for (const [name, answer, kind, shown] of FAILURES) {
  test(`home: ${name} is explained`, async ({page}) => {
    await endpoint(page, ESPACE, answer);
    await open(page, '/');
    await run(page).click();
    await expect(status(page)).toHaveAttribute('data-state', kind);
    await expect(status(page)).toContainText(shown);
    await expect(run(page)).toBeVisible();
  });
}

test('home: a request without a response ends after 15 seconds', async ({page}) => {
  await page.clock.install();
  await endpoint(page, ESPACE, () => new Promise(() => {}));
  await open(page, '/');
  await run(page).click();
  await expect(status(page)).toHaveAttribute('data-state', 'pending');
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveAttribute('data-state', 'pending');
  await page.clock.runFor(5_000);
  await expect(status(page)).toContainText('No response within 15 s');
});

test('home: the request can be cancelled and run again', async ({page}) => {
  let count = 0;
  await endpoint(page, ESPACE, (route) => (count++ === 0 ? new Promise(() => {}) : json({result: '0x1'})(route)));
  await open(page, '/');
  await run(page).click();
  await panel(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toContainText('Cancelled');
  await run(page).click();
  await expect(status(page)).toHaveAttribute('data-state', 'ok');
});

test('home: without a connection, a request that was cancelled says so when it runs again', async ({page, context}) => {
  await endpoint(page, ESPACE, () => new Promise(() => {}));
  await open(page, '/');
  await run(page).click();
  await panel(page).getByRole('button', {name: 'Cancel'}).click();
  await context.setOffline(true);
  await run(page).click();
  await expect(status(page)).toContainText('You are offline');
});

test('home works with the keyboard alone', async ({page}) => {
  await endpoint(page, CORE, json({result: '0x2a'}));
  await open(page, '/');
  const radio = panel(page).getByRole('radio', {name: 'eSpace'});
  await radio.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).getByRole('radio', {name: 'Core Space'})).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(run(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('42');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('group', {name: 'The same request in a shell'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', {name: /^Copy curl/})).toBeFocused();
});

test('home: nothing shifts while the page loads', async ({page}) => {
  const shifts = await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/');
    await quietNetwork(page);
    expect(await shifts(), `${width} px`).toEqual([]);
  }
});

test('a shift after the document has arrived is noticed', async ({page}) => {
  const shifts = await watchShifts(page);
  await open(page, '/');
  await page
    .locator('main')
    .evaluate((main) => main.insertAdjacentHTML('beforebegin', '<p style="height:9rem">late</p>'));
  await expect.poll(shifts).not.toEqual([]);
});

test('home: nothing moves while the rest of the request panel arrives', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/');
  const places = (end: string) =>
    page.locator('section:has(h1) section').evaluate((section, display) => {
      for (const child of [...section.children].slice(1)) (child as HTMLElement).style.display = display;
      const tops = [section, document.querySelector('h1')!].map((element) => element.getBoundingClientRect().top);
      return {tops, height: section.getBoundingClientRect().height};
    }, end);
  const [start, whole] = [await places('none'), await places('')];
  expect(start.height).toBeLessThan(whole.height / 2);
  expect(start.tops).toEqual(whole.tops);
});

test('home: axe reports no violations after a response, in both modes', async ({page}) => {
  await endpoint(page, ESPACE, json({result: '0x7a6e1b2'}));
  await open(page, '/');
  await run(page).click();
  await expect(status(page)).toHaveAttribute('data-state', 'ok');
  expect(await axeInBothModes(page)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`§1 home: each kind of reader has a link, and the request its button, on the first screen of ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const doors = page.getByRole('navigation', {name: 'Start from your role'}).getByRole('link');
    await expect(doors).toHaveCount(5);
    for (const door of await doors.all()) await expect(door).toBeInViewport({ratio: 1});
    await expect(run(page)).toBeInViewport({ratio: 1});
  });
}

test('§7 home: nothing is sent before the reader runs the request', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL!) || foreign.push(request.url()));
  await open(page, '/');
  await quietNetwork(page);
  await page.getByText('Core Space', {exact: true}).locator('visible=true').last().scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
});
