import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page, type Route} from '@playwright/test';
import facts from '../../src/facts/networks.json';
import {open} from '../support/page';
import {watchShifts} from '../support/shifts';

const urlOf = (id: string): string => facts.networks.find((network) => network.id === id)!.rpc.http[0]!;
const ESPACE = urlOf('espace-mainnet');
const CORE = urlOf('core-mainnet');

/** The same page in three languages: prefix of the address, and words that only occur in a correct translation. */
const LOCALES = [
  {prefix: '', run: 'Run', cancel: 'Cancel', offline: 'You are offline', title: 'One ledger, two spaces to build in'},
  {prefix: '/zh-CN', run: '运行', cancel: '取消', offline: '你已离线', title: '一个账本，两个空间'},
  {
    prefix: '/es',
    run: 'Ejecutar',
    cancel: 'Cancelar',
    offline: 'No tienes conexión',
    title: 'Un solo libro mayor, dos espacios para desarrollar',
  },
];

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
  const bodies = await endpoint(page, ESPACE, async (route) => {
    // Later than the half second in which a shift after a click would not count.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await json({jsonrpc: '2.0', id: 1, result: '0x7a6e1b2'})(route);
  });
  await open(page, '/');
  await run(page).click();
  await expect(status(page)).toHaveAttribute('data-state', 'pending');
  await expect(panel(page).getByRole('button', {name: 'Cancel'})).toBeFocused();
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

for (const {prefix, run: runName, cancel, offline, title} of LOCALES) {
  test(`home in ${prefix || '/en'}: texts, the offline message and Cancel are translated`, async ({page, context}) => {
    await endpoint(page, ESPACE, () => new Promise(() => {}));
    await open(page, `${prefix}/`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.getByRole('button', {name: runName, exact: true}).click();
    await page.getByRole('button', {name: cancel, exact: true}).click();
    await context.setOffline(true);
    await page.getByRole('button', {name: runName, exact: true}).click();
    await expect(status(page)).toContainText(offline);
  });

  test(`§2 home in ${prefix || '/en'} fits windows of 360 to 2560 px`, async ({page}) => {
    await page.goto(`${prefix}/`);
    for (const width of [360, 390, 997, 1440, 2560]) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
}

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
    await page.waitForLoadState('networkidle');
    expect(await shifts(), `${width} px`).toEqual([]);
  }
});

for (const lang of ['en', 'zh-CN']) {
  test(`home in ${lang}: nothing moves while the rest of the request panel arrives`, async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, lang === 'en' ? '/' : `/${lang}/`);
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
}

for (const mode of ['light', 'dark']) {
  test(`home: axe reports no violations in ${mode} mode, before and after a response`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await endpoint(page, ESPACE, json({result: '0x7a6e1b2'}));
    await open(page, '/');
    const violations = async () =>
      (
        await new AxeBuilder({page})
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
      ).violations.map(({id, nodes}) => [id, nodes.map(({target}) => target)]);
    expect(await violations()).toEqual([]);
    await run(page).click();
    await expect(status(page)).toHaveAttribute('data-state', 'ok');
    expect(await violations()).toEqual([]);
  });
}
