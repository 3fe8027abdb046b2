import {expect, test} from '@playwright/test';
import {quietNetwork} from '../../scripts/measure/quietNetwork';
import {open, ranScripts, useConnection} from '../support/page';

const METHOD = '/docs/espace/rpc/eth_call';

test('hydration leaves the head that the server wrote: no class, title or tag is removed and added again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const changes: string[] = [];
    Object.assign(window, {changes});
    const watched = new MutationObserver((records) => {
      for (const {target, attributeName, oldValue, removedNodes} of records) {
        if (attributeName === 'class') changes.push(`class was ${oldValue}`);
        for (const node of removedNodes)
          if (!(node instanceof HTMLScriptElement)) changes.push(`${target.nodeName} lost ${node.nodeName}`);
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      watched.observe(document.documentElement, {
        attributes: true,
        attributeFilter: ['class'],
        attributeOldValue: true,
      });
      watched.observe(document.head, {childList: true, subtree: true});
    });
  });
  await open(page, METHOD);
  expect(await page.evaluate(() => (window as unknown as {changes: string[]}).changes)).toEqual([]);
});

test('the scripts are fetched while the page waits for its style sheet, and run after the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const added: {file: string; isPainted: boolean}[] = [];
    Object.assign(window, {added});
    new MutationObserver((records) => {
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.includes('/assets/'))
          added.push({file: node.src, isPainted: performance.getEntriesByName('first-contentful-paint').length > 0});
      }
    }).observe(document, {childList: true, subtree: true});
  });
  const isMain = (url: string) => /\/main\.\w+\.js$/.test(url);
  const mainScript = page.waitForResponse((response) => isMain(response.url()));
  await page.route('**/*.css', async (route) => {
    // Without the style sheet, nothing is painted, so the script has enough time to run first.
    await (await mainScript).finished();
    await route.continue();
  });
  await open(page, METHOD);
  const added = await page.evaluate(() => (window as unknown as {added: {file: string; isPainted: boolean}[]}).added);
  expect(added.some(({file}) => isMain(file))).toBe(true);
  expect(added.filter(({isPainted}) => !isPainted)).toEqual([]);
});

test('a page whose code was highlighted on the server fetches no highlighter for it', async ({page}) => {
  await useConnection(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, METHOD);
  await quietNetwork(page);
  expect(scripts.filter((url) => /prism/.test(url))).toEqual([]);
  await expect(page.getByRole('tabpanel').locator('.token.string').first()).toBeAttached();
});

test('files that the page or an earlier prefetch has loaded are not prefetched again', async ({page}) => {
  await open(page, METHOD);
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await quietNetwork(page);
  const links = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLLinkElement).href));
  expect(links.length).toBe(new Set(links).size);
  const loaded = await ranScripts(page);
  expect(links.filter((link) => loaded.includes(link))).toEqual([]);
});

test.describe('long lines of code on a small screen', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('they can be wrapped and unwrapped, also in a box that was closed', async ({page}) => {
    await open(page, METHOD);
    const example = page.locator('details[id^="example."]').first();
    await example.evaluate((box) => box.removeAttribute('open'));
    await example.locator('summary').first().click();
    const block = example.locator('pre').filter({hasText: 'jsonrpc'}).first();
    const isCut = () => block.evaluate((element) => element.scrollWidth > element.clientWidth);
    const button = block.locator('..').getByRole('button', {name: 'Toggle word wrap'});
    await expect(button).toBeAttached();
    expect(await isCut()).toBe(true);
    await block.hover();
    await button.click();
    expect(await isCut()).toBe(false);
    await button.click();
    expect(await isCut()).toBe(true);
  });

  test('a box without overflowing lines has no button for it', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 1000});
    await open(page, '/docs/espace/rpc/eth_blocknumber');
    const block = page.locator('details[id^="example."][open] pre').first();
    await expect(block.locator('..').getByRole('button', {name: 'Copy code to clipboard'})).toBeAttached();
    await expect(block.locator('..').getByRole('button', {name: 'Toggle word wrap'})).toHaveCount(0);
  });
});
