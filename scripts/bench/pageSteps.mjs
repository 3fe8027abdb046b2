/**
 * Runs the steps of `npm test` whose time grows with the pages, in the project that this file belongs to, and writes
 * their results to the file in the first argument. Further arguments select steps by name.
 */
import fs from 'node:fs';
import {ensureBrowser} from '../lib/browser.mjs';
import {fail} from '../lib/process.mjs';
import {runSteps} from '../lib/runSteps.mjs';
import {changedSteps, testSteps} from '../lib/steps.mjs';
import {table} from '../lib/summary.mjs';

const WITHOUT_BROWSER = ['check', 'unit', 'content', 'build', 'build tests'];

const [target = fail('Name the file for the results.'), ...asked] = process.argv.slice(2);
const browser = await ensureBrowser();
const steps = testSteps(browser).filter(({name}) => WITHOUT_BROWSER.includes(name));
// Only these two browser tests open more pages when there are more.
const browserTests = changedSteps(browser, {
  site: true,
  unit: [],
  node: [],
  tutorials: [],
  specs: ['narrow'],
  walk: true,
  unknown: [],
})
  .filter(({name}) => name === 'e2e')
  .map((step) => ({...step, name: 'walk and narrow'}));
const all = [...steps, ...browserTests];
const unknown = asked.find((name) => !all.some((step) => step.name === name));
if (unknown !== undefined) fail(`There is no step "${unknown}" among ${all.map(({name}) => name).join(', ')}.`);
const results = await runSteps(all.filter(({name}) => asked.length === 0 || asked.includes(name)));
console.log(`\n${table(results)}`);
fs.writeFileSync(target, JSON.stringify(results));
