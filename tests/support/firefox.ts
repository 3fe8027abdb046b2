import fs from 'node:fs';
import {launch, type Browser, type Page} from 'puppeteer-core';

/** Where systems put an installed Firefox. */
const KNOWN_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of an installed Firefox (`FIREFOX_PATH` in the environment wins), or undefined. */
export const installedFirefox = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  [env.FIREFOX_PATH, ...KNOWN_PATHS].find((file) => file && fs.existsSync(file));

/** Why pages are not opened without Firefox, and how to change that. */
export const NO_FIREFOX =
  'no Firefox is installed. Install one (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to its executable.';

/** Starts Firefox without a window and controls it over WebDriver BiDi, the only protocol that it supports. */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  launch({browser: 'firefox', executablePath, headless: true, timeout: 60_000});

/**
 * Collects the errors that a page reports: `console.error`, and uncaught exceptions. Objects are not serialized;
 * Chromium shows them.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url ?? 'no address'})`);
  });
  page.on('pageerror', (error) => void errors.push(String(error)));
  return errors;
}

/** Opens an address and waits until React has taken over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
