import fs from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {addAxe, axeFindings, COLOUR_RULES, ELEMENT_RULES, GLOBAL_RULES, type Sample} from '../support/axe';
import {deletePassed, havePassed, signaturesOf, storePassed, unchecked} from '../support/axeSignatures';
import {outlineOf} from '../support/outline';
import {LANGUAGES} from '../support/page';
import {sitemapPaths} from '../../scripts/built/sitemap';
import {runSeed} from '../../scripts/lib/turns.mjs';
import {pagesOfSources, walkSample} from '../support/walkSample';

/** A new tab has no cached scripts, so opening many pages in one tab takes less time per page. */
const CHUNK = 30;
/**
 * `WALK=full` opens every page and runs every rule on each. Otherwise the walk opens a sample of the pages that come
 * from one template (tests/build/html.test.ts checks the HTML of all), runs a rule about single elements once for each
 * signature of an element, and one about the document once for each outline. `WALK_SOURCES`, a JSON list of English
 * pages, opens these pages only: `npm test -- --changed`.
 */
const IS_FULL = process.env.WALK === 'full';
const HYDRATION_LIMIT_MS = 10_000;
/** No other page links to it, and it is in no sitemap. */
const UNLISTED = '/docs/overview/offline';
// Sorted by locale, because pages of one locale share compiled scripts.
const paths = IS_FULL
  ? sitemapPaths()
  : process.env.WALK_SOURCES
    ? pagesOfSources(
        sitemapPaths(),
        JSON.parse(process.env.WALK_SOURCES) as string[],
        (file) => fs.readFileSync(file, 'utf8'),
        runSeed(),
      )
    : walkSample(sitemapPaths(), runSeed());
const chunks = Array.from({length: Math.ceil(paths.length / CHUNK)}, (_, i) => paths.slice(i * CHUNK, (i + 1) * CHUNK));

/**
 * Prepares each document of a tab before its scripts run. Prefetching is off, so that all requests belong to the open
 * page; §4 tests prefetching.
 */
const prepare = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', addEventListener() {}, removeEventListener() {}},
    });
    // Without it, axe could read a color in the middle of a transition.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets = [still];
  });

/**
 * Opens a page, waits for hydration and counts its h1. One evaluation does both, because a locator would compile a
 * large script of Playwright in each document.
 */
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
    // Work that the page postponed can still log messages.
    await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000}));
    return {isHydrated: hydrated(), headings: document.querySelectorAll('h1').length};
  }, HYDRATION_LIMIT_MS);
  expect(isHydrated, `${path} is hydrated`).toBe(true);
  return headings;
}

/** Runs axe on the open page in both modes, and returns one line per violated rule. */
async function findings(page: Page): Promise<string[]> {
  // The outline comes first, because `signaturesOf` changes the mode, and the browser then computes all styles again.
  const outline = await outlineOf(page);
  const {elements, texts} = await signaturesOf(page);
  const found: string[] = [];
  let hasRun = false;
  /** Runs rules in a mode, on one element of each unchecked signature (`WALK=full`: on all elements). */
  const run = async (
    mode: 'light' | 'dark',
    rules: readonly string[],
    family?: Sample['family'],
    signatures: readonly number[] = [],
  ): Promise<void> => {
    const fresh = family && unchecked(family, signatures);
    if (!IS_FULL && fresh?.length === 0) return;
    hasRun = true;
    await addAxe(page);
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
    const lines = await axeFindings(
      page,
      {type: 'rule', values: [...rules]},
      IS_FULL || !family || !fresh ? undefined : {family, signatures: fresh},
    );
    found.push(...lines.map((line) => `in ${mode} mode: ${line}`));
    if (family && lines.length === 0) storePassed(family, signatures);
  };
  // The document is the same in both modes, so rules that don't read colors run in one mode.
  if (IS_FULL || !havePassed('outline', outline)) await run('light', GLOBAL_RULES);
  if (found.length === 0) storePassed('outline', outline);
  await run('light', ELEMENT_RULES, 'elements', elements);
  await run('light', COLOUR_RULES, 'light', texts.light);
  await run('dark', COLOUR_RULES, 'dark', texts.dark);
  // A mode can show and hide elements, so the next call must start in the same mode as this one.
  if (hasRun) await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  return found;
}

/** The messages that a browser logs for a document with status 404. */
const ownStatus = (path: string, baseURL: string): string[] => [
  `404: ${baseURL}${path}`,
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
];

/**
 * Opens pages in one tab and expects hydration, an empty console, no failed request, one h1, and no violation of axe in
 * light and dark mode.
 */
async function walk(
  page: Page,
  chunk: readonly string[],
  expected: (path: string) => readonly string[] = () => [],
): Promise<void> {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => noise.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // The next navigation cancels a running prefetch, which is not a failure.
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
    expect.soft([...noise].sort(), `${path} logs nothing`).toEqual([...expected(path)].sort());
  }
}

// Pages of all sitemaps, one chunk per tab.
for (const [index, chunk] of chunks.entries()) {
  test(`walk ${index + 1}/${chunks.length}: ${chunk[0]} and the ${chunk.length - 1} after it`, async ({page}) => {
    test.setTimeout(IS_FULL ? 1_500_000 : 375_000);
    await walk(page, chunk);
  });
}

test('walk: the unlisted page and the not-found page, which no sitemap contains', async ({page, baseURL}) => {
  const prefixes = LANGUAGES.map(({prefix}) => prefix);
  expect(paths).not.toContain(UNLISTED);
  await walk(
    page,
    prefixes.map((prefix) => prefix + UNLISTED),
  );
  const missing = prefixes.map((prefix) => `${prefix}/no/such/page`);
  await walk(await page.context().newPage(), missing, (path) => ownStatus(path, baseURL!));
});

/** HTML with a fault, by the rule that must find it: first rules about elements, then those about documents. */
const FAULTS: Record<string, string> = {
  'image-alt': '<img src="/img/logo.svg">',
  'color-contrast': '<p style="color:#bbb;background:#fff">pale</p>',
  'button-name': '<button type="button"><svg></svg></button>',
  'link-name': '<a href="/docs"><span></span></a>',
  'aria-roles': '<div role="nonsense">text</div>',
  list: '<ul><p>no item</p></ul>',
  label: '<input type="text">',
  'nested-interactive': '<button type="button">outer <a href="/docs">inner</a></button>',
  'target-size':
    '<p style="font-size:8px;line-height:8px"><button type="button" style="width:9px;height:9px;padding:0;border:0">a</button><button type="button" style="width:9px;height:9px;padding:0;border:0">b</button></p>',
  accesskeys: '<button type="button" accesskey="k">a</button><button type="button" accesskey="k">b</button>',
  'definition-list': '<dl><p>neither term nor meaning</p></dl>',
  'heading-order': '<h5>too deep</h5>',
  'image-redundant-alt': '<button type="button"><img src="/img/logo.svg" alt="Save">Save</button>',
  'landmark-banner-is-top-level': '<div role="banner">not at the top</div>',
  'landmark-contentinfo-is-top-level': '<div role="contentinfo">not at the top</div>',
  'landmark-main-is-top-level': '<div role="main">in the other one</div>',
  'landmark-no-duplicate-main': '<main>a second one</main>',
  'landmark-unique': '<nav aria-label="same">a</nav><nav aria-label="same">b</nav>',
  'table-duplicate-name':
    '<table summary="same"><caption>same</caption><tr><th scope="col">a</th></tr><tr><td>b</td></tr></table>',
  'td-headers-attr': '<table><tr><th id="here">a</th></tr><tr><td headers="nowhere">b</td></tr></table>',
  'valid-lang': '<p lang="klingon-x">text</p>',
};

test('the walk finds each fault that is added to a page whose signatures have all passed', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  expect(await findings(page)).toEqual([]);
  for (const [rule, html] of Object.entries(FAULTS)) {
    await page.evaluate(
      (text) => document.querySelector('h1')!.insertAdjacentHTML('afterend', `<div id="fault">${text}</div>`),
      html,
    );
    if (GLOBAL_RULES.includes(rule))
      expect(havePassed('outline', await outlineOf(page)), `${rule}: another outline`).toBe(false);
    expect(
      (await findings(page)).map((line) => /mode: ([^:]+)/.exec(line)?.[1]),
      html,
    ).toContain(rule);
    await page.evaluate(() => document.getElementById('fault')!.remove());
  }
});

test('the walk finds targets that are too near each other only because of a change of layout', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  await page.evaluate(() => {
    const small = '<button type="button" style="width:9px;height:9px;padding:0;border:0;margin:40px">a</button>';
    document.querySelector('h1')!.insertAdjacentHTML('afterend', `<div id="fault">${small}${small}</div>`);
  });
  expect(await findings(page)).toEqual([]);
  const before = await signaturesOf(page);
  expect(havePassed('elements', before.elements)).toBe(true);
  await page.addStyleTag({content: '#fault button {margin: 0 !important}'});
  expect((await findings(page)).map((line) => /mode: ([^:]+)/.exec(line)?.[1])).toEqual(['target-size']);
});

test('the walk skips a page whose signatures have all passed, and checks one with a new signature', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  const before = await signaturesOf(page);
  storePassed('probe', [...before.elements, ...before.texts.light]);
  const again = await signaturesOf(page);
  expect(havePassed('probe', [...again.elements, ...again.texts.light])).toBe(true);
  await page.evaluate(() =>
    document.querySelector('h1')!.insertAdjacentHTML('afterend', '<p style="color:#bbb">pale</p>'),
  );
  const after = await signaturesOf(page);
  expect(havePassed('probe', after.texts.light)).toBe(false);
  expect(havePassed('probe', after.elements)).toBe(false);
  deletePassed('probe');
});
