/**
 * `npm run measure`: builds from nothing, serves compressed, and prints what each kind of page costs its reader.
 * Options: `--no-build` measures the build that is there, `--no-lighthouse` weighs only.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {budgets, type Budget} from '../src/config/budgets';
import {browserLaunchOptions} from './lib/browserOptions';
import {lighthouseScores, VISITS} from './measure/lighthouse';
import {pageWeight, type Weight} from './measure/pageWeight';
import {createSiteServer} from './server/createSiteServer';

const root = path.resolve(__dirname, '..');
const {values: options} = parseArgs({options: {'no-build': {type: 'boolean'}, 'no-lighthouse': {type: 'boolean'}}});

/** Seconds of a production build of all locales without any cache. */
function coldBuild(): number {
  for (const cache of ['build', '.docusaurus', 'node_modules/.cache/rspack']) fs.rmSync(path.join(root, cache), {recursive: true, force: true});
  const start = performance.now();
  const {status} = spawnSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - start) / 1000;
}

async function weigh(browser: Browser, url: string, prefetch: boolean): Promise<Weight> {
  const context = await browser.newContext();
  try {
    return await pageWeight(await context.newPage(), url, prefetch);
  } finally {
    await context.close();
  }
}

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measure(address: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  console.log(`\nSizes in KB (1000 bytes) after gzip. Lighthouse: performance, accessibility, best practices, search engines, each the median of ${VISITS} visits.\n`);
  console.log('| page | JS to hydrate (budget) | JS with prefetch (budget) | CSS | HTML | requests, with prefetch | DOM nodes | Lighthouse mobile | desktop |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [kind, budget] of Object.entries<Budget>(budgets)) {
    const url = address + budget.path;
    const bare = await weigh(browser, url, false);
    const full = await weigh(browser, url, true);
    const scores = options['no-lighthouse'] ? ['', ''] : [await lighthouseScores(url, 'mobile'), await lighthouseScores(url, 'desktop')].map((list) => list.join(' '));
    console.log(`| ${kind} | ${kilo(bare.js)} (${budget.hydrate}) | ${kilo(full.js)} (${budget.withPrefetch}) | ${kilo(bare.css)} | ${kilo(bare.html)} | ${bare.requests}, ${full.requests} | ${bare.domNodes} | ${scores.join(' | ')} |`);
  }
  await browser.close();
}

async function main(): Promise<void> {
  const seconds = options['no-build'] ? undefined : coldBuild();
  const server = createSiteServer(path.join(root, 'build')).listen(0);
  await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  if (seconds !== undefined) console.log(`\nProduction build of all locales, cold: ${seconds.toFixed(1)} s`);
  server.closeAllConnections();
  server.close();
}

void main();
