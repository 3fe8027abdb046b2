import {expect, test, type Page} from '@playwright/test';

interface AnalyticsEvent {
  type: string;
  page: string;
  time: string;
  detail?: string;
}

const KEY = 'conflux-docs.events';
const PAGE = '/docs/espace/Overview';
const queue = (page: Page): Promise<AnalyticsEvent[] | null> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as AnalyticsEvent[] | null, KEY);
const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Collects every request that is not a plain GET, and every request to another host. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const {hostname} = new URL(request.url());
    if (request.method() !== 'GET' || hostname !== 'localhost') calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

/** Adds an id and a path to the script's element, as a build with ANALYTICS_ID does. */
async function configure(page: Page, path: string): Promise<void> {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script src="?\/js\/analytics\.js"?/,
      (tag) => `${tag} data-id="docs" data-path="${path}"`,
    );
    await route.fulfill({response, body});
  });
}

/** Simulates the events of the browser when the reader leaves the tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {configurable: true, value: 'hidden'});
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('§7 analytics: without an id, events stay in the tab and nothing is sent', async ({page}) => {
  const calls = watchCalls(page);
  await page.goto(`${PAGE}?private=1`);
  await hydrated(page);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(async () => (await queue(page))?.map(({type, page: path}) => `${type} ${path}`))
    .toEqual([`view ${PAGE}`, 'view /']);
  expect(JSON.stringify(await queue(page))).not.toContain('private');
  await hide(page);
  expect(calls).toEqual([]);
});

test('analytics: only the last 100 events are stored', async ({page}) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (let index = 0; index < 150; index++) {
      history.replaceState(null, '', `/p${index}`);
      document.querySelector('pre, h1')?.dispatchEvent(new Event('copy', {bubbles: true}));
      const link = document.body.appendChild(document.createElement('a'));
      link.href = 'https://example.org/';
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
  });
  await expect.poll(async () => (await queue(page))?.length).toBe(100);
  expect((await queue(page))?.at(-1)).toMatchObject({page: '/p149'});
});

for (const [name, script] of [
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', {value: '1'})"],
  ['Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', {value: true})"],
] as const) {
  test(`analytics: ${name} stores and sends nothing, even with an id`, async ({page}) => {
    const calls = watchCalls(page);
    await configure(page, '/events');
    await page.addInitScript(`${script}; sessionStorage.setItem('${KEY}', '[{"type":"view"}]')`);
    await page.goto(PAGE);
    await hydrated(page);
    await hide(page);
    expect(await queue(page)).toBeNull();
    expect(calls).toEqual([]);
  });
}

test('§7 the page works with storage that throws, and no error is logged', async ({page}) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.goto(PAGE);
  await hydrated(page);
  expect(messages).toEqual([]);
});

test('analytics: with an id, the events are sent once, to a path of the site', async ({page}) => {
  const calls = watchCalls(page);
  await configure(page, '/events');
  let body: unknown;
  await page.route('**/events', (route) => {
    body = route.request().postDataJSON();
    return route.fulfill({status: 204});
  });
  await page.goto(PAGE);
  await hydrated(page);
  await hide(page);
  await expect.poll(() => body).toMatchObject({id: 'docs', events: [{type: 'view', page: PAGE}]});
  expect(await queue(page)).toEqual([]);
  await hide(page);
  expect(calls).toEqual([expect.stringMatching(/^POST http:\/\/localhost:\d+\/events$/)]);
});

test('analytics: a path on another host is rejected', async ({page}) => {
  const calls = watchCalls(page);
  await configure(page, 'https://tracker.example/collect');
  await page.goto(PAGE);
  await hydrated(page);
  await hide(page);
  expect((await queue(page))?.length).toBe(1);
  expect(calls).toEqual([]);
});
