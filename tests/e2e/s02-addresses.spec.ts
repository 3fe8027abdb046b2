import {expect, test, type Page} from '@playwright/test';
import {BUILD} from '../../scripts/built/files';
import {open, PAGE_SCRIPTS, ranScripts, useConnection} from '../support/page';
import {servePlainly} from '../support/plainHost';

/** Opens an address that leads to another one, and expects a page without errors there. */
async function expectToLead(page: Page, from: string, to: string): Promise<void> {
  const noise: string[] = [];
  page.on('console', (message) => {
    // The plain host returns its not-found page first.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(to, 'http://host').pathname.replace(/\/$/, '')}/?$`),
  );
  expect(noise).toEqual([]);
}

for (const [from, to] of [
  ['/docs/espace/Overview.html?a=1#b', '/docs/espace/Overview?a=1#b'],
  ['/docs/espace/Overview/index.html?a=1#b', '/docs/espace/Overview?a=1#b'],
  ['/es/index.html', '/es/'],
] as const)
  test(`§2 paths that end in .html or /index.html become the clean path: ${from}`, ({page}) =>
    expectToLead(page, from, to));

for (const [from, to] of [
  ['/docs/ESPACE/overview', '/docs/espace/Overview'],
  ['/zh-CN/docs/ESPACE/overview', '/zh-CN/docs/espace/Overview'],
] as const)
  test(`§2 a path with different capitals leads to the exact one: ${from}`, ({page}) => expectToLead(page, from, to));

test('the not-found file keeps its own address', async ({page}) => {
  await open(page, '/404.html');
  await expect(page).toHaveURL('/404.html');
  await expect(page.locator('h1')).toHaveText('Page Not Found');
});

for (const [from, heading, to] of [
  ['/docs/espace/rpc/eth_getLog', 'Did you mean one of these pages?', '/docs/espace/rpc/eth_getlogs'],
  ['/docs/espace/verifyContract', 'Did you mean one of these pages?', '/docs/espace/tutorials/VerifyContracts'],
  ['/es/docs/core/faucets', '¿Buscabas una de estas páginas?', '/es/docs/core/conflux_rpcs'],
] as const)
  test(`§2.7 the not-found page suggests pages for the words of the address: ${from}`, async ({page}) => {
    await page.goto(from);
    const suggestions = page.getByRole('region', {name: heading, exact: true});
    await expect(suggestions.locator(`a[href="${to}"]`)).toBeVisible();
    await suggestions.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/search\?q=/);
  });

test.describe('on a host without rules', () => {
  let host: Awaited<ReturnType<typeof servePlainly>>;
  test.beforeAll(async () => {
    host = await servePlainly(BUILD);
  });
  test.afterAll(() => host.close());

  for (const [what, from, to] of [
    ['§9 follows an old locale path', '/en/docs/core/FAQs?a=1#b', '/docs/core/FAQs?a=1#b'],
    ['§9 follows an old locale path', '/zh/docs/core/FAQs?a=1', '/zh-CN/docs/core/FAQs?a=1'],
    ['§9 follows an old locale path', '/zh/docs/espace/Overview', '/zh-CN/docs/espace/Overview'],
    ['§2 opens the clean path instead of x.html', '/docs/core/FAQs.html', '/docs/core/FAQs'],
    ['§2.1 /docs-62b leads to /docs', '/es/docs-62b', '/es/docs'],
  ] as const)
    test(`on a host without rules, the browser ${what}: ${from}`, ({page}) =>
      expectToLead(page, host.url + from, host.url + to));
});

test('§2 a page loads its own script when it is opened, not before', async ({page}) => {
  await useConnection(page);
  await open(page, '/docs/espace/Overview');
  const before = await ranScripts(page);
  await page.locator('.navbar a[href^="/docs/core/"]').first().click();
  await expect(page.locator('html')).toHaveClass(/space-core/);
  expect((await ranScripts(page)).filter((script) => !before.includes(script)).length).toBeGreaterThan(0);
});

test('§7 each page loads its own script and its generated data by GET from the site itself', async ({
  page,
  baseURL,
}) => {
  const requests: {method: string; url: string}[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => requests.push({method: request.method(), url: request.url()}));
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text().catch(() => '')));
  await open(page, '/docs/espace/Overview');
  // The text of the page and its data are in a script that only the pages with a link to this page request.
  expect(
    (await Promise.all(scripts)).filter((body) => body.includes('JSON.parse(\'{"id":"espace/Overview"')),
  ).toHaveLength(1);
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter(({method}) => method !== 'GET')).toEqual([]);
  expect(requests.filter(({url}) => !url.startsWith(baseURL!) && !url.startsWith('data:'))).toEqual([]);
});

test('§8 §2 if a script of the first page is missing, the error text and Retry appear; the page stays readable', async ({
  page,
}) => {
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
  await page.goto('/docs/espace/Overview');
  const alert = page.getByRole('alert').filter({hasText: 'This page didn’t load completely.'});
  await expect(alert).toContainText('ChunkLoadError');
  await expect(page.locator('h1')).toBeVisible();
  await page.unroute(PAGE_SCRIPTS);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert).toHaveCount(0);
});

test('§8 when no script loads, the home page shows a red banner with a suggested base URL, and other pages none', async ({
  page,
}) => {
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await open(page, '/');
  await expect(banner).toHaveCount(0);
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(banner).toContainText('This site didn’t load properly.');
  await expect(banner).toContainText('Try this base URL instead:/');
  await expect(banner).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
  await page.goto('/docs/overview/');
  await expect(banner).toHaveCount(0);
});
