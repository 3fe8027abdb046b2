import fs from 'node:fs';
import type {LaunchOptions} from '@playwright/test';
import knownPaths from './browser-paths.json';

/**
 * Path of an installed browser (`CHROMIUM_PATH` in the environment takes precedence), or undefined if only Playwright's
 * own download can be used.
 */
function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...knownPaths].find((candidate) => candidate && fs.existsSync(candidate));
}

/**
 * Options that start a browser without background network requests, and without the sandbox for root, which can't use
 * it. By default, the headless shell rounds the width of each letter, so lines would break at other positions than in
 * the full browser.
 */
export function browserLaunchOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: installedBrowser(),
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--font-render-hinting=none',
    ],
  };
}
