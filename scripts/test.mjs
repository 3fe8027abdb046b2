/**
 * `npm test`: installs what is missing (packages, with those of tests/node and tests/tutorials, and a browser), then
 * tests the whole portal. `npm test -- --changed` tests what differs from the main branch, and `--changed=<commit>`
 * what differs from a commit: it runs the tests that the change can affect (scripts/lib/reach), or everything if it
 * can't tell, and installs only the packages that those tests need. Build settings in the environment are ignored, so
 * that the tests cover the portal as it is in the repository.
 * Exits non-zero on any failure; the last line is `N passed, N failed`.
 */
import {ensureBrowser} from './lib/browser.mjs';
import {specStates} from './lib/componentSpecs.mjs';
import {frameworkState, isFrameworkProved, passFramework, RECORD, recordFramework} from './lib/framework.mjs';
import {programStates, provedTests, storeTests} from './lib/programTests.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {ensurePackages, MAY_INSTALL, PACKAGES} from './lib/packages.mjs';
import {forgetPrinted, PRINTED_RECORD, recordPrinted} from './lib/printed.mjs';
import {fail} from './lib/process.mjs';
import {describeReach, reachOfChange} from './lib/reach/change.mjs';
import {SETTINGS} from './lib/settings.mjs';
import {runSteps} from './lib/runSteps.mjs';
import {changedSteps, testSteps, testsOfRun} from './lib/steps.mjs';
import {closingLine, notes, table} from './lib/summary.mjs';

const [flag, ...rest] = process.argv.slice(2);
const [, base] =
  /^--changed(?:=(.+))?$/.exec(flag ?? '--changed') ??
  fail(`npm test does not accept "${flag}". Use npm test, npm test -- --changed or npm test -- --changed=<commit>.`);
if (rest.length > 0)
  fail(`npm test does not accept "${rest.join(' ')}". It accepts one argument: --changed or --changed=<commit>.`);

for (const name of SETTINGS) delete process.env[name];
/** @param {readonly import('./lib/packages.mjs').PackageFolder[]} folders */
const packages = (folders) => ensurePackages(folders).catch((/** @type {Error} */ {message}) => fail(message));
const everything = [PACKAGES.devnet, PACKAGES.dapps];
// A whole run needs these in any case. They install at the same time as the site's, because npm uses only one core.
const early = flag === undefined ? packages(everything) : undefined;
await ensureInstalled();
const reach = flag === undefined ? undefined : reachOfChange(base);
if (reach) console.log(describeReach(reach));
const isWhole = !reach || reach.unknown.length > 0;
const isProved = isFrameworkProved();
/** The state for which the tests of the framework are recorded if they pass. */
const state = frameworkState();
console.log(
  isProved
    ? `The tests of the framework have passed in this state (${RECORD}) and are left out. FRAMEWORK=always npm test runs them.`
    : 'The tests of the framework run, because something that they depend on has changed. "npm run framework" runs them alone and records that they passed.',
);
// Tests install what they need themselves. The check runs before them and looks up options of Foundry and graph-cli.
const needed = isWhole ? everything : reach.needsTools ? [PACKAGES.devnet] : [];
const [installed, browser] = await Promise.all([early ?? packages(needed), ensureBrowser()]);
// The registry didn't respond, so further attempts would only take time.
if (!installed) process.env[MAY_INSTALL] = '0';
forgetPrinted();
const states = {...programStates(), ...specStates()};
const left = provedTests(states);
const results = await runSteps(isWhole ? testSteps(browser, left) : changedSteps(browser, reach));
const isGreen = results.every(({state: result}) => result === 'ok');
if (!isProved && isWhole && isGreen && passFramework(testsOfRun()) && recordFramework(state))
  console.log(
    `\nThe tests of the framework passed. Commit ${RECORD}: they are left out until something that they depend on changes.`,
  );
if (isWhole && isGreen) storeTests(states, left, testsOfRun());
if (isWhole && isGreen && recordPrinted())
  console.log(`\nAll tests passed. Commit ${PRINTED_RECORD}: each run then repeats only a few of those that it lists.`);
console.log(['', table(results), ...notes(results), closingLine(results)].join('\n\n').slice(1));
process.exitCode = isGreen ? 0 : 1;
