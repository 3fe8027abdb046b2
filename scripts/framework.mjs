/**
 * `npm run framework`: builds the site, runs the tests of the framework and, if they pass, records the state for which
 * they did.
 */
import {ensureBrowser} from './lib/browser.mjs';
import {FRAMEWORK_TESTS, frameworkState, RECORD, recordFramework} from './lib/framework.mjs';
import {fail, runNode} from './lib/process.mjs';

const state = frameworkState();
const browser = await ensureBrowser();
/** @param {string} folder */
const testsIn = (folder) => FRAMEWORK_TESTS.filter((file) => file.startsWith(folder));
const steps = [
  () =>
    runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      env: {STRICT: '1', NO_UPDATE_NOTIFIER: '1'},
    }),
  () => runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', 'build', ...testsIn('tests/build/')]),
  () =>
    runNode(['node_modules/@playwright/test/cli.js', 'test', ...testsIn('tests/e2e/')], {
      env: browser ? {CHROMIUM_PATH: browser} : {},
    }),
];
for (const step of steps) if ((await step()) !== 0) fail(`A test of the framework failed, so ${RECORD} is unchanged.`);
if (!recordFramework(state))
  fail(
    'The tests of the framework passed, but something that they depend on changed meanwhile (or this is not a git checkout), so nothing was recorded. Run them again.',
  );
console.log(`The tests of the framework passed. Commit ${RECORD}.`);
