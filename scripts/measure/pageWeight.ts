import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {quietNetwork} from './quietNetwork';

/** What one visit transfers. Sizes are bytes after gzip, level 6, however the server compressed them. */
export interface Weight {
  readonly js: number;
  readonly css: number;
  readonly html: number;
  readonly requests: number;
  readonly domNodes: number;
}

type Kind = 'js' | 'css' | 'html';

/** Which of the three kinds a response is, or undefined. */
function kindOf(response: Response): Kind | undefined {
  const type = response.headers()['content-type'] ?? '';
  if (/javascript/.test(type)) return 'js';
  if (/text\/css/.test(type)) return 'css';
  return /text\/html/.test(type) ? 'html' : undefined;
}

/**
 * Visits a page in a fresh context and measures what it loads.
 *
 * @param prefetch `false` makes the page assume that the reader saves data, so that it prefetches nothing
 *   (specification §4)
 */
export async function pageWeight(page: Page, url: string, prefetch: boolean): Promise<Weight> {
  if (!prefetch)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}: there is no such page to weigh.`);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await quietNetwork(page);
  const sizes: Record<Kind, number> = {js: 0, css: 0, html: 0};
  const seen = new Set<string>();
  for (const response of responses) {
    const kind = kindOf(response);
    if (!kind || seen.has(response.url())) continue;
    seen.add(response.url());
    // The browser doesn't keep the body of a file that it only prefetched, so the file is requested again.
    const body = await (await page.request.get(response.url())).body();
    sizes[kind] += gzipSync(body, {level: 6}).length;
  }
  return {
    ...sizes,
    requests: new Set(responses.map((response) => response.url())).size,
    domNodes: await page.locator('*').count(),
  };
}
