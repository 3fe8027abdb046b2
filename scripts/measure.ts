/**
 * `npm run measure`: builds from scratch, serves compressed, and prints what each kind of page costs its reader, and
 * what Lighthouse says about the three heaviest pages of each kind. Options: `--no-build` measures the existing build,
 * `--no-lighthouse` skips Lighthouse, `--heaviest` prints only the heaviest pages, and `--without <patch>`, which can
 * be repeated, leaves out a patch of `src/framework-patches`. With `--without` or `--locale <locale>`, only one
 * language is built, English by default, into a separate folder, and Lighthouse doesn't run.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {budgets, type Budget} from '../src/config/budgets';
import {FRAMEWORK_PATCHES} from '../src/framework-patches/all';
import {selectPatches, WITHOUT} from '../src/framework-patches/selectPatches';
import {heaviest, pageSizes} from './built/weight';
import {browserLaunchOptions} from './lib/browserOptions';
import {readOptions} from './lib/options.mjs';
import {blockingTime} from './measure/blockingTime';
import {lighthouseScores, VISITS} from './measure/lighthouse';
import {pageWeight, type Weight} from './measure/pageWeight';
import {createSiteServer} from './server/createSiteServer';
import {precompress} from './server/precompress';

const root = path.resolve(__dirname, '..');
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const {values: options} = readOptions(
  {
    options: {
      'no-build': {type: 'boolean'},
      'no-lighthouse': {type: 'boolean'},
      heaviest: {type: 'boolean'},
      without: {type: 'string', multiple: true, default: []},
      locale: {type: 'string'},
    },
  },
  `  --no-build          measures the existing build
  --no-lighthouse     leaves Lighthouse out
  --heaviest          only the heaviest pages
  --without <patch>   without a patch of src/framework-patches; can be repeated
  --locale <locale>   one language`,
);

/** Folder of a build of one language, so that it doesn't replace a build that tests read. */
const ONE_LOCALE = '.cache/one-locale';

/** Builds all locales for production without any cache, and returns how many seconds that takes. */
function coldBuild(): number {
  for (const cache of ['build', '.docusaurus', 'node_modules/.cache/rspack'])
    fs.rmSync(path.join(root, cache), {recursive: true, force: true});
  const start = performance.now();
  const {status} = spawnSync(process.execPath, [DOCUSAURUS, 'build'], {cwd: root, stdio: 'inherit'});
  if (status !== 0) throw new Error('The build failed.');
  return (performance.now() - start) / 1000;
}

/** Builds the site in one language, without the cache, because its modules were made with other patches. */
function buildOne(locale: string, without: readonly string[], folder: string): void {
  const env = {...process.env, [WITHOUT]: without.join(','), DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const {status} = spawnSync(process.execPath, [DOCUSAURUS, 'build', '--locale', locale, '--out-dir', folder], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`The build of ${locale} without ${without.join(', ') || 'nothing'} failed.`);
}

async function weigh(browser: Browser, url: string, prefetch: boolean): Promise<Weight> {
  const context = await browser.newContext();
  try {
    return await pageWeight(await context.newPage(), url, prefetch);
  } finally {
    await context.close();
  }
}

/** Prints Lighthouse's verdict for mobile devices on the three heaviest pages of each kind, in all languages. */
async function visitHeaviest(address: string): Promise<void> {
  console.log(
    `\nThe three heaviest pages of each kind, in all languages. Lighthouse on mobile: performance, accessibility, best practices, search engines, each the median of ${VISITS} visits.\n`,
  );
  console.log('| kind | page | JS to hydrate (limit) | Lighthouse mobile |\n|---|---|---|---|');
  for (const {kind, pathname, kilobytes, limit} of heaviest(pageSizes(), 3)) {
    const scores = await lighthouseScores(address + pathname, 'mobile');
    console.log(`| ${kind} | ${pathname} | ${kilobytes} (${limit}) | ${scores.join(' ')} |`);
  }
}

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);

async function measure(address: string, usesLighthouse: boolean): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  console.log(
    `\nSizes in KB (1000 bytes) after gzip. Lighthouse: performance, accessibility, best practices, search engines, each the median of ${VISITS} visits. Blocking time in ms, on a processor slowed four times.\n`,
  );
  console.log(
    '| page | JS to hydrate (budget) | JS with prefetch (budget) | CSS | HTML | requests, with prefetch | DOM nodes | blocking time | Lighthouse mobile | desktop |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [kind, budget] of Object.entries<Budget>(budgets)) {
    const url = address + budget.path;
    const bare = await weigh(browser, url, false);
    const full = await weigh(browser, url, true);
    const blocking = await blockingTime(url);
    const scores = !usesLighthouse
      ? ['', '']
      : [await lighthouseScores(url, 'mobile'), await lighthouseScores(url, 'desktop')].map((list) => list.join(' '));
    console.log(
      `| ${kind} | ${kilo(bare.js)} (${budget.hydrate}) | ${kilo(full.js)} (${budget.withPrefetch}) | ${kilo(bare.css)} | ${kilo(bare.html)} | ${bare.requests}, ${full.requests} | ${bare.domNodes} | ${blocking.toFixed(0)} | ${scores.join(' | ')} |`,
    );
  }
  await browser.close();
}

async function main(): Promise<void> {
  const {without, locale, 'no-build': isBuilt} = options;
  // Reports an unknown patch before anything is built.
  selectPatches(FRAMEWORK_PATCHES, without);
  const isOneLocale = without.length > 0 || locale !== undefined;
  const folder = path.join(root, isOneLocale ? ONE_LOCALE : 'build');
  if (isOneLocale && !isBuilt) buildOne(locale ?? 'en', without, folder);
  const seconds = isBuilt || isOneLocale ? undefined : coldBuild();
  await precompress(folder);
  const server = createSiteServer(folder).listen(0);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const usesLighthouse = !options['no-lighthouse'] && !isOneLocale;
  if (!options.heaviest) await measure(address, usesLighthouse);
  if (usesLighthouse) await visitHeaviest(address);
  if (seconds !== undefined) console.log(`\nProduction build of all locales, cold: ${seconds.toFixed(1)} s`);
  server.closeAllConnections();
  server.close();
}

void main();
