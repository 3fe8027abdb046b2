/** Finds a browser for the end-to-end tests, or has Playwright install its own. */
import fs from 'node:fs';
import path from 'node:path';
import {fail, ROOT, runNode} from './process.mjs';

/** Where systems put an installed Chromium or Chrome; browserOptions.ts reads the same list. @type {string[]} */
const KNOWN_PATHS = JSON.parse(fs.readFileSync(path.join(ROOT, 'scripts/lib/browser-paths.json'), 'utf8'));

/** Ends the process if there is no browser and Playwright can't download one. */
export async function ensureBrowser() {
  if ([process.env.CHROMIUM_PATH, ...KNOWN_PATHS].some((file) => file && fs.existsSync(file))) return;
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code !== 0)
    fail(
      'There is no browser for the end-to-end tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
    );
}
