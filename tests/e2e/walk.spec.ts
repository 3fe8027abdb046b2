import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {addAxe, axeFindings, COLOUR_RULES, ELEMENT_RULES, GLOBAL_RULES, type Sample} from '../support/axe';
import {areKnown, forget, kindsOf, remember, unknown} from '../support/kinds';
import {outlineOf} from '../support/outline';
import {LANGUAGES} from '../support/page';
import {sitemapPaths} from '../support/sitemap';
import {pagesOfSources, walkSample, walkSeed} from '../support/walkSample';

/** A tab begins without scripts in store, compiled or not: the more pages it opens, the less each of them costs. */
const CHUNK = 30;
/**
 * `WALK=full` opens every page and asks every rule on each. Otherwise the walk opens a sample of the pages that come from one template
 * (tests/build/html.test.ts checks the HTML of all), a rule about single elements is asked once for each kind of element, and one
 * about the document once for each outline. `WALK_SOURCES`, a JSON list of English pages, opens these pages only: `npm test -- --changed`.
 */
const IS_FULL = process.env.WALK === 'full';
const HYDRATION_LIMIT_MS = 10_000;
/** Reachable by its link only. */
const UNLISTED = '/docs/overview/offline';
// One locale after the other: a page of the same locale finds its scripts compiled.
const paths = IS_FULL ? sitemapPaths()
  : process.env.WALK_SOURCES ? pagesOfSources(sitemapPaths(), JSON.parse(process.env.WALK_SOURCES) as string[], (file) => fs.readFileSync(file, 'utf8'), walkSeed())
    : walkSample(sitemapPaths(), walkSeed());
const chunks = Array.from({length: Math.ceil(paths.length / CHUNK)}, (_, i) => paths.slice(i * CHUNK, (i + 1) * CHUNK));

/** What holds for each document of a tab, from its beginning. Prefetching is off, so that a page's requests are its own; §4 tests prefetching. */
const prepare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g', addEventListener() {}, removeEventListener() {}}});
    // A colour that is still fading would be judged halfway.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets = [still];
  });

/** Opens a page, hydrated, and counts its h1. One evaluation does both: a locator has a large script of Playwright compiled in each document. */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(path, {waitUntil: 'load'});
  const {isHydrated, headings} = await page.evaluate(async (limit) => {
    const root = document.documentElement;
    const hydrated = (): boolean => root.getAttribute('data-has-hydrated') === 'true';
    await new Promise<void>((resolve) => {
      const check = (): void => {
        if (hydrated()) resolve();
      };
      new MutationObserver(check).observe(root, {attributes: true});
      setTimeout(resolve, limit);
      check();
    });
    // Whatever the page has left for later may still speak.
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
    return {isHydrated: hydrated(), headings: document.querySelectorAll('h1').length};
  }, HYDRATION_LIMIT_MS);
  expect(isHydrated, `${path} is hydrated`).toBe(true);
  return headings;
}

/** What axe finds in the open page, in both modes: one line per violated rule. */
async function findings(page: Page): Promise<string[]> {
  // The outline comes first: `kindsOf` sets the mode, and whatever asks after that has all styles computed again.
  const outline = await outlineOf(page);
  const {elements, texts} = await kindsOf(page);
  const found: string[] = [];
  let hasAsked = false;
  /** Asks rules in a mode, about one element of each new kind (`WALK=full`: about all). */
  const ask = async (mode: 'light' | 'dark', rules: readonly string[], family?: Sample['family'], kinds: readonly number[] = []): Promise<void> => {
    const fresh = family && unknown(family, kinds);
    if (!IS_FULL && fresh?.length === 0) return;
    hasAsked = true;
    await addAxe(page);
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
    const lines = await axeFindings(page, {type: 'rule', values: [...rules]}, IS_FULL || !family || !fresh ? undefined : {family, kinds: fresh});
    found.push(...lines.map((line) => `in ${mode} mode: ${line}`));
    if (family && lines.length === 0) remember(family, kinds);
  };
  // The document is the same in both modes: rules that see no colour are asked in one.
  if (IS_FULL || !areKnown('outline', outline)) await ask('light', GLOBAL_RULES);
  if (found.length === 0) remember('outline', outline);
  await ask('light', ELEMENT_RULES, 'elements', elements);
  await ask('light', COLOUR_RULES, 'light', texts.light);
  await ask('dark', COLOUR_RULES, 'dark', texts.dark);
  // A mode shows and hides elements: whoever asks again begins where this began.
  if (hasAsked) await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  return found;
}

/** What a browser logs by itself when the document that it asked for is not found. */
const ownStatus = (path: string, baseURL: string): string[] => [`404: ${baseURL}${path}`, 'error: Failed to load resource: the server responded with a status of 404 (Not Found)'];

/** Walks pages in one tab: hydrated, silent console, no failed request, one h1, and axe finds nothing in light and in dark. */
async function walk(page: Page, chunk: readonly string[], expected: (path: string) => readonly string[] = () => []): Promise<void> {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch that the next navigation cancels is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') noise.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) noise.push(`${response.status()}: ${response.url()}`);
  });
  await prepare(page);
  for (const path of chunk) {
    noise.length = 0;
    expect(await open(page, path), `${path} has one h1`).toBe(1);
    expect.soft(await findings(page), path).toEqual([]);
    expect.soft([...noise].sort(), `${path} is silent`).toEqual([...expected(path)].sort());
  }
}

// Pages of the three sitemaps, a chunk of them in one tab.
for (const [index, chunk] of chunks.entries()) {
  test(`§2 walk ${index + 1}/${chunks.length}: ${chunk[0]} and the ${chunk.length - 1} after it`, async ({page}) => {
    test.setTimeout(IS_FULL ? 1_500_000 : 375_000);
    await walk(page, chunk);
  });
}

test('§2.7 walk: the unlisted page and the not-found page, which no sitemap holds', async ({page, baseURL}) => {
  const prefixes = LANGUAGES.map(({prefix}) => prefix);
  expect(paths).not.toContain(UNLISTED);
  await walk(page, prefixes.map((prefix) => prefix + UNLISTED));
  const missing = prefixes.map((prefix) => `${prefix}/no/such/page`);
  await walk(await page.context().newPage(), missing, (path) => ownStatus(path, baseURL!));
});

/** A fault, as the HTML that puts it into a page, by the rule that must see it: first rules about elements, then those about documents. */
const FAULTS: Record<string, string> = {
  'image-alt': '<img src="/img/logo.svg">',
  'color-contrast': '<p style="color:#bbb;background:#fff">pale</p>',
  'button-name': '<button type="button"><svg></svg></button>',
  'link-name': '<a href="/docs"><span></span></a>',
  'aria-roles': '<div role="nonsense">text</div>',
  'list': '<ul><p>no item</p></ul>',
  'label': '<input type="text">',
  'nested-interactive': '<button type="button">outer <a href="/docs">inner</a></button>',
  'target-size': '<p style="font-size:8px;line-height:8px"><button type="button" style="width:9px;height:9px;padding:0;border:0">a</button><button type="button" style="width:9px;height:9px;padding:0;border:0">b</button></p>',
  'accesskeys': '<button type="button" accesskey="k">a</button><button type="button" accesskey="k">b</button>',
  'definition-list': '<dl><p>neither term nor meaning</p></dl>',
  'heading-order': '<h5>too deep</h5>',
  'image-redundant-alt': '<button type="button"><img src="/img/logo.svg" alt="Save">Save</button>',
  'landmark-banner-is-top-level': '<div role="banner">not at the top</div>',
  'landmark-contentinfo-is-top-level': '<div role="contentinfo">not at the top</div>',
  'landmark-main-is-top-level': '<div role="main">in the other one</div>',
  'landmark-no-duplicate-main': '<main>a second one</main>',
  'landmark-unique': '<nav aria-label="same">a</nav><nav aria-label="same">b</nav>',
  'table-duplicate-name': '<table summary="same"><caption>same</caption><tr><th scope="col">a</th></tr><tr><td>b</td></tr></table>',
  'td-headers-attr': '<table><tr><th id="here">a</th></tr><tr><td headers="nowhere">b</td></tr></table>',
  'valid-lang': '<p lang="klingon-x">text</p>',
};

test('the walk sees each fault that is put into a page whose kinds are all known', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  expect(await findings(page)).toEqual([]);
  for (const [rule, html] of Object.entries(FAULTS)) {
    await page.evaluate((text) => document.querySelector('h1')!.insertAdjacentHTML('afterend', `<div id="fault">${text}</div>`), html);
    if (GLOBAL_RULES.includes(rule)) expect(areKnown('outline', await outlineOf(page)), `${rule}: another outline`).toBe(false);
    expect((await findings(page)).map((line) => /mode: ([^:]+)/.exec(line)?.[1]), html).toContain(rule);
    await page.evaluate(() => document.getElementById('fault')!.remove());
  }
});

test('the walk sees targets that only their layout crowds: the elements stay what they are', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  await page.evaluate(() => {
    const small = '<button type="button" style="width:9px;height:9px;padding:0;border:0;margin:40px">a</button>';
    document.querySelector('h1')!.insertAdjacentHTML('afterend', `<div id="fault">${small}${small}</div>`);
  });
  expect(await findings(page)).toEqual([]);
  const before = await kindsOf(page);
  expect(areKnown('elements', before.elements)).toBe(true);
  await page.addStyleTag({content: '#fault button {margin: 0 !important}'});
  expect((await findings(page)).map((line) => /mode: ([^:]+)/.exec(line)?.[1])).toEqual(['target-size']);
});

test('the walk takes a page for known when all its kinds are, and asks again for a new one', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  const before = await kindsOf(page);
  remember('probe', [...before.elements, ...before.texts.light]);
  const again = await kindsOf(page);
  expect(areKnown('probe', [...again.elements, ...again.texts.light])).toBe(true);
  await page.evaluate(() => document.querySelector('h1')!.insertAdjacentHTML('afterend', '<p style="color:#bbb">pale</p>'));
  const after = await kindsOf(page);
  expect(areKnown('probe', after.texts.light)).toBe(false);
  expect(areKnown('probe', after.elements)).toBe(false);
  forget('probe');
});
