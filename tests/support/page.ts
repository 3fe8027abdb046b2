import {type Page, type Response, expect} from '@playwright/test';
import {LOCALES, prefixOf} from '../../src/languages';

/** The languages, each with the first part of its paths. */
export const LANGUAGES = LOCALES.map((locale) => ({locale, prefix: prefixOf(locale)}));

/** Opens a path and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return response;
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
