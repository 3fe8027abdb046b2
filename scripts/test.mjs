/**
 * `npm test`: installs what is missing (packages, a browser), then proves the whole portal.
 * Settings of a build do not count: what is proved is the portal as the repository has it.
 * Exits non-zero on any failure; the last line is `N passed, N failed`.
 */
import {ensureBrowser} from './lib/browser.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {SETTINGS} from './lib/settings.mjs';
import {runSteps} from './lib/runSteps.mjs';
import {testSteps} from './lib/steps.mjs';
import {closingLine, notes, table} from './lib/summary.mjs';

for (const name of SETTINGS) delete process.env[name];
await ensureInstalled();
const results = await runSteps(testSteps(await ensureBrowser()));
console.log(['', table(results), ...notes(results), closingLine(results)].join('\n\n').slice(1));
process.exitCode = results.every(({state}) => state === 'ok') ? 0 : 1;
