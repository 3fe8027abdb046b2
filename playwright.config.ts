import {defineConfig} from '@playwright/test';
import {browserLaunchOptions} from './tests/support/browser';

const port = Number(process.env.E2E_PORT ?? 3210);
// Workers read this file too, and inherit the name of the run that the first reading gives.
process.env.E2E_RUN ??= `${process.pid}-${Date.now()}`;

/**
 * A browser that opens a page for the first time compiles what it will hardly run: V8's two optimizing compilers cost a fifth of what a
 * page takes, and pay in long runs only, as when axe judges every element of every page (`WALK=full`).
 */
const COMPILE_LESS = process.env.WALK === 'full' ? [] : ['--js-flags=--no-opt --no-maglev'];
const launchOptions = browserLaunchOptions();

/** End-to-end tests run against the finished production build, served as a static host would serve it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may delay a page past a limit; a real fault fails every time.
  retries: process.env.CI ? 2 : 0,
  expect: {timeout: 10_000},
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {...launchOptions, args: [...(launchOptions.args ?? []), ...COMPILE_LESS]},
    viewport: {width: 1280, height: 800},
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 30_000,
  },
});
