/**
 * `npm run mutation`: changes the pure modules of the project in thousands of small ways, runs the unit tests against
 * each change, and writes what they missed to tests/mutation.md. `npm run mutation -- remark parse` runs only these
 * areas and leaves the others in the summary as they are. Results are kept in .cache/mutation, so the next run tests
 * only what has changed. Installs Stryker if it is missing.
 */
import fs from 'node:fs';
import path from 'node:path';
import {ensurePackages, PACKAGES} from './lib/packages.mjs';
import {fail, ROOT, runNode} from './lib/process.mjs';
import {AREAS} from './mutation/areas.mjs';
import {REASONS, reportOf, SUMMARY, WORK} from './mutation/paths.mjs';
import {resultOf} from './mutation/results.mjs';
import {summaryOf} from './mutation/summary.mjs';

const STRYKER = `${PACKAGES.mutation}/node_modules/@stryker-mutator/core/bin/stryker.js`;

/** @param {string} file below the root */
const read = (file) => (fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : '');

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !AREAS.includes(name));
if (unknown !== undefined) fail(`There is no area "${unknown}". The areas are ${AREAS.join(', ')}.`);

const ready = await ensurePackages([PACKAGES.mutation]).catch((/** @type {Error} */ {message}) => fail(message));
if (!ready) fail('Stryker is not installed.');

for (const area of asked.length > 0 ? asked : AREAS) {
  // An interrupted run leaves its copy of the project behind.
  fs.rmSync(path.join(ROOT, WORK, 'sandbox'), {recursive: true, force: true});
  const code = await runNode([STRYKER, 'run', 'scripts/mutation/stryker.config.mjs'], {env: {MUTATION_AREA: area}});
  if (code !== 0) fail(`Stryker could not test the area "${area}"; its message is above.`);
  const results = new Map([[area, resultOf(JSON.parse(read(reportOf(area))))]]);
  fs.writeFileSync(path.join(ROOT, SUMMARY), summaryOf(read(SUMMARY), results, AREAS, JSON.parse(read(REASONS)).files));
}
console.log(`The summary is in ${SUMMARY}.`);
