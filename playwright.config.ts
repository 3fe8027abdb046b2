import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {browserLaunchOptions} from './scripts/lib/browserOptions';
import {homeIn} from './scripts/lib/home';

const port = Number(process.env.E2E_PORT ?? 3210);
// Workers read this file too, and inherit the values of the first reading: the name of the run, and an empty home for
// its browsers.
if (!process.env.E2E_RUN) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'home-'));
  process.on('exit', () => fs.rmSync(home, {recursive: true, force: true}));
  Object.assign(process.env, homeIn(home), {E2E_RUN: `${process.pid}-${Date.now()}`});
}

/** End-to-end tests use the finished production build, served the way a static host serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'artifacts/e2e',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Distinguishes a flaky test from one that always fails; scripts/lib/results.mjs fails the run for both.
  retries: process.env.CI ? 2 : 0,
  expect: {timeout: 10_000},
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: browserLaunchOptions(),
    viewport: {width: 1280, height: 800},
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    // Another server on this port might serve a different build. Use E2E_PORT to choose another port.
    reuseExistingServer: false,
    // The server compresses the build before it listens.
    timeout: 120_000,
  },
});
