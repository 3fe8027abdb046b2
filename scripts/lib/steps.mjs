/** What `npm test` runs after everything is installed, in order. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {ROOT, runNode, runNpm} from './process.mjs';
import {countPlaywright, countVitest, readCounts} from './results.mjs';

/** Reports of the runners, kept for whoever looks at a failed run. */
const REPORTS = path.join(ROOT, 'artifacts/reports');

/**
 * `needs` names a step that must have succeeded; `counts` reads the runner's report.
 *
 * @typedef {{name: string, needs?: string, run: () => Promise<number>, counts?: () => import('./results.mjs').Counts | undefined}} Step
 */

/** A port nobody listens on, so that the tests never meet a server that happens to run. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const {port} = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {string} name @returns {string} path of the report of a step; an old one is removed */
function freshReport(name) {
  const file = path.join(REPORTS, `${name}.json`);
  fs.mkdirSync(REPORTS, {recursive: true});
  fs.rmSync(file, {force: true});
  return file;
}

/** A project of vitest.config.ts. @param {string} name @param {Partial<Step>} [more] @param {string[]} [flags] @returns {Step} */
function vitest(name, more = {}, flags = []) {
  const report = freshReport(name);
  return {
    name,
    run: () => runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', name, ...flags, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {env: {CI: '1'}}),
    counts: () => readCounts(report, countVitest),
    ...more,
  };
}

/** @param {string} executable of the browser; '' for Playwright's own @returns {Step} */
function playwright(executable) {
  const report = freshReport('e2e');
  return {
    name: 'e2e',
    needs: 'build',
    run: async () =>
      runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
        env: {CI: '1', E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(executable && {CHROMIUM_PATH: executable})},
      }),
    counts: () => readCounts(report, countPlaywright),
  };
}

/**
 * The steps of this project. Folders of tests that do not exist make no step.
 *
 * @param {string} browser path of the browser's executable; '' for Playwright's own
 * @returns {Step[]}
 */
export function testSteps(browser) {
  /** @param {string} folder @param {() => Step} step */
  const when = (folder, step) => (fs.existsSync(path.join(ROOT, folder)) ? [step()] : []);
  return [
    {name: 'check', run: () => runNpm(['run', '--silent', 'check'])},
    // Loading the modules anew for each of a hundred files takes as long as the tests in them (tests/support/leaveNothing.ts).
    vitest('unit', {}, ['--no-isolate']),
    ...when('tests/content', () => vitest('content')),
    {name: 'build', run: () => runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {env: {STRICT: '1', NO_UPDATE_NOTIFIER: '1'}})},
    ...when('tests/build', () => vitest('build', {name: 'build tests', needs: 'build'})),
    ...when('tests/node', () => vitest('node')),
    ...when('tests/tutorials', () => vitest('tutorials')),
    ...when('tests/e2e', () => playwright(browser)),
  ];
}

/**
 * Runs the steps one after the other. A failure does not stop those that can still tell something.
 *
 * @param {Step[]} steps
 * @param {(line: string) => void} [announce] tells which step begins
 * @returns {Promise<import('./summary.mjs').StepResult[]>}
 */
export async function runSteps(steps, announce = console.log) {
  /** @type {import('./summary.mjs').StepResult[]} */
  const results = [];
  for (const step of steps) {
    if (results.some((earlier) => earlier.name === step.needs && earlier.state !== 'ok')) {
      results.push({name: step.name, state: 'not run', seconds: 0});
      continue;
    }
    announce(`\n=== ${step.name}`);
    const start = performance.now();
    const code = await step.run();
    const counts = step.counts?.();
    // A runner that found no test, or left no report, proved nothing.
    const proved = !step.counts || (counts !== undefined && counts.passed > 0 && counts.failed === 0);
    results.push({name: step.name, state: code === 0 && proved ? 'ok' : 'failed', seconds: (performance.now() - start) / 1000, counts});
  }
  return results;
}
