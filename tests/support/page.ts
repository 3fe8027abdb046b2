import {type Page, type Response, expect} from '@playwright/test';
import {LOCALES, prefixOf} from '../../src/languages';

/** The languages, each with the first part of its paths. */
export const LANGUAGES = LOCALES.map((locale) => ({locale, prefix: prefixOf(locale)}));

/** Matches the scripts of single pages, which the browser loads when a page is opened. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Opens a path and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return response;
}

/** Delays every script of a page until `release` is called; `count` returns how many are waiting. */
export async function holdPageScripts(page: Page): Promise<{count: () => number; release: () => void}> {
  let count = 0;
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(PAGE_SCRIPTS, async (route) => {
    count += 1;
    await gate;
    await route.continue();
  });
  return {count: () => count, release};
}

/** Sets a mark that only a full load of a document erases. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
}

/** Whether the document is still the marked one. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/**
 * Simulates another connection for the page; call it before the page opens. Without arguments: one that never
 * prefetches.
 */
export async function useConnection(
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string} = {saveData: true},
): Promise<void> {
  await page.addInitScript((values) => {
    const target = Object.assign(
      new EventTarget(),
      {effectiveType: '4g', saveData: false, downlink: 10, rtt: 50},
      values,
    );
    Object.defineProperty(navigator, 'connection', {configurable: true, get: () => target});
  }, connection);
}

/** How many pixels the page has been scrolled down. */
export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * Puts values into the storage before the first document of this tab is read; later documents keep the stored values.
 */
export async function seedStorage(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
  }, values);
}

/** The local storage of the browser, as an object. */
export function storage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({...localStorage}));
}

/** The session storage of the tab, as an object. */
export function tabStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({...sessionStorage}));
}

/**
 * Addresses of the scripts that ran, without those that were only prefetched for a link. Those of the application were
 * fetched by links of the head.
 */
export function ranScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const started = [...document.querySelectorAll<HTMLLinkElement>('link[data-entry]')].map(({href}) => href);
    const fetched = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script');
    return [...new Set([...started, ...fetched.map(({name}) => name)])];
  });
}
