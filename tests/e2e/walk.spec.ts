import {expect, test, type Page} from '@playwright/test';
import {sitemapPaths} from '../../scripts/built/sitemap';
import {axeInBothModes} from '../support/axe';
import {LANGUAGES} from '../support/page';
import {changedPages, TEMPLATE_PAGES, toolPages, UNLISTED_PAGES, walkPages} from '../support/walkPages';

/** A new tab has no cached scripts, so opening many pages in one tab takes less time per page. */
const CHUNK = 30;
const HYDRATION_LIMIT_MS = 10_000;
/** Widths of windows that every page must fit, and others that one page of each template must fit. */
const PHONE = 360;
const OTHERS = [390, 997, 1440, 2560];
const DESKTOP = {width: 1280, height: 800};

/** Opens every page and checks each with axe: once a week (.github/workflows/walk.yml). */
const IS_FULL = process.env.WALK === 'full';
const all = sitemapPaths();
const changed = changedPages(all, JSON.parse(process.env.WALK_PAGES ?? '[]') as string[]);
const paths = IS_FULL ? all : changed.length > 0 ? changed : walkPages(all);
const prefixes = LANGUAGES.map(({prefix}) => prefix);
const isWhole = IS_FULL || changed.length > 0;
const templates = [...TEMPLATE_PAGES, ...UNLISTED_PAGES];
/** Pages that axe checks: one of each template, and one with each interactive component. */
const checked = new Set(isWhole ? paths : [...templates, ...toolPages(all)]);
/** Pages that must fit every window: those, and one of each template in each language, whose words are longer. */
const fitted = new Set([...checked, ...templates.flatMap((path) => prefixes.map((prefix) => prefix + path))]);
const has = (pages: ReadonlySet<string>, path: string): boolean =>
  pages.has(path) || pages.has(path.replace(/\/$/, ''));
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
  });

/** Opens a page and waits for hydration. A locator would compile a script in each document, so this evaluates once. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'load'});
  const isHydrated = await page.evaluate(async (limit) => {
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
    return hydrated();
  }, HYDRATION_LIMIT_MS);
  expect(isHydrated, `${path} is hydrated`).toBe(true);
}

/** The windows that a page doesn't fit. */
async function overflow(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({...DESKTOP, width});
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) faults.push(`${needed} px in a window of ${width} px`);
  }
  await page.setViewportSize(DESKTOP);
  return faults;
}

/** The messages that a browser logs for a document with status 404. */
const ownStatus = (path: string, baseURL: string): string[] => [
  `404: ${baseURL}${path}`,
  'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
];

/**
 * Opens pages in one tab and expects hydration, an empty console (violations of the security policy appear there), no
 * failed request, and no overflow on a phone.
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
    await open(page, path);
    if (has(checked, path)) expect.soft(await axeInBothModes(page), path).toEqual([]);
    const widths = has(fitted, path) ? [PHONE, ...OTHERS] : [PHONE];
    expect.soft(await overflow(page, widths), `${path} is wider than its window`).toEqual([]);
    expect.soft([...noise].sort(), `${path} logs nothing`).toEqual([...expected(path)].sort());
  }
}

// One chunk per tab.
for (const [index, chunk] of chunks.entries()) {
  test(`§2 walk ${index + 1}/${chunks.length}: ${chunk[0]} and the ${chunk.length - 1} after it log nothing, and no page is wider than its window`, async ({
    page,
  }) => {
    test.setTimeout(IS_FULL ? 1_500_000 : 375_000);
    await walk(page, chunk);
  });
}

test('walk: unlisted pages and the not-found page, which no sitemap contains', async ({page, baseURL}) => {
  for (const path of UNLISTED_PAGES) expect(paths).not.toContain(path);
  await walk(
    page,
    UNLISTED_PAGES.flatMap((path) => prefixes.map((prefix) => prefix + path)),
  );
  const missing = prefixes.map((prefix) => `${prefix}/no/such/page`);
  await walk(await page.context().newPage(), missing, (path) => ownStatus(path, baseURL!));
});

/** HTML with a fault, by the rule that must find it. */
const FAULTS: Record<string, string> = {
  'image-alt': '<img src="/img/logo.svg">',
  'color-contrast': '<p style="color:#bbb;background:#fff">pale</p>',
  'button-name': '<button type="button"><svg></svg></button>',
  'heading-order': '<h5>too deep</h5>',
  'target-size':
    '<p style="font-size:8px;line-height:8px"><button type="button" style="width:9px;height:9px;padding:0;border:0">a</button><button type="button" style="width:9px;height:9px;padding:0;border:0">b</button></p>',
};

test('the walk finds faults of each kind of rule on a page that has none', async ({page}) => {
  await prepare(page);
  await open(page, '/docs');
  expect(await axeInBothModes(page)).toEqual([]);
  await page.evaluate(
    (html) => document.querySelector('h1')!.insertAdjacentHTML('afterend', html),
    Object.values(FAULTS).join(''),
  );
  expect((await axeInBothModes(page)).map((line) => /mode: ([^:]+)/.exec(line)?.[1])).toEqual(
    expect.arrayContaining(Object.keys(FAULTS)),
  );
  await page.evaluate(() =>
    document.querySelector('h1')!.insertAdjacentHTML('afterend', '<p style="width: 400px">wide</p>'),
  );
  expect(await overflow(page, [PHONE, 997])).toEqual([expect.stringMatching(/in a window of 360 px$/)]);
});
