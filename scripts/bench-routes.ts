/**
 * Measures how the time of `npm test` grows with the pages. Copies the project to a temporary folder and runs the steps
 * that depend on the number of pages: with the project as it is, and with generated pages in every language until it
 * has the requested number of routes. A number of routes below today's is computed from the line through these
 * measurements. Each number takes about as long as half an `npm test`, and the results are valid only on an idle
 * machine. Tests that the generated pages fail (budgets of a page, for example) are counted, but don't stop the run.
 *
 *   npx tsx scripts/bench-routes.ts [--only check,content,build] [--framework] [--keep] [routes …]
 *
 * `--only` runs only these steps, out of check, unit, content, build, build tests, and walk and narrow; `--framework`
 * also runs the tests of the framework, and `--keep` keeps the folder. The default routes are 435 and 870.
 */
import {spawnSync} from 'node:child_process';
import {closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {addPages} from './bench/addPages';
import {copyProject} from './bench/copyProject';
import {at, growthTable, type Measurement} from './bench/growth';
import {gitIn} from './lib/git.mjs';

/** Caches of an earlier size would make the next one faster. */
const KEPT = ['.cache', '.docusaurus', 'build', 'artifacts', 'node_modules/.cache', 'node_modules/.vite'];

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {only: {type: 'string'}, keep: {type: 'boolean'}, framework: {type: 'boolean'}},
});
const wanted = (positionals.length > 0 ? positionals : ['435', '870']).map(Number).sort((one, other) => one - other);
if (wanted.some((routes) => !Number.isInteger(routes) || routes < 1))
  throw new Error(
    `"${positionals.join(' ')}" must be numbers of routes, for example: npx tsx scripts/bench-routes.ts 435 870`,
  );

const root = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'bench-routes-'));

/** Routes of the finished build, in one language. */
function builtRoutes(log: string): number {
  const sitemap = path.join(copy, 'build/sitemap.xml');
  if (!existsSync(sitemap))
    throw new Error(
      `The site was not built, so its number of routes is unknown. The reason is in ${log}. The steps must include "build".`,
    );
  return readFileSync(sitemap, 'utf8').split('<loc>').length - 1;
}

/** Runs the steps. Their output is written to a file next to the copy. */
function measure(name: string): Measurement {
  for (const folder of KEPT) rmSync(path.join(copy, folder), {recursive: true, force: true});
  gitIn(copy, 'add', '-A');
  gitIn(copy, 'commit', '--allow-empty', '-m', name);
  const [log, results] = [`${copy}.${name}.log`, `${copy}.${name}.json`];
  const output = openSync(log, 'w');
  console.log(`${new Date().toLocaleTimeString('en-GB')}  ${name}: running, with its output in ${log}`);
  // Each size uses the same seed, because another one would open other pages of the templates.
  const env = {...process.env, WALK_SEED: 'bench', ...(options.framework ? {} : {FRAMEWORK_UNCHANGED: '1'})};
  spawnSync(process.execPath, ['scripts/bench/pageSteps.mjs', results, ...(options.only?.split(',') ?? [])], {
    cwd: copy,
    env,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (!existsSync(results)) throw new Error(`The steps did not finish. The reason is in ${log}.`);
  return {routes: builtRoutes(log), steps: JSON.parse(readFileSync(results, 'utf8')) as Measurement['steps']};
}

try {
  copyProject(root, copy);
  gitIn(copy, 'init', '-b', 'main');
  const measured = [measure('today')];
  const own = measured[0]!.routes;
  let pages = 0;
  for (const routes of wanted.filter((number) => number > own)) {
    addPages(copy, pages, routes - own);
    pages = routes - own;
    measured.push(measure(`${routes}-routes`));
  }
  const below = wanted
    .filter((number) => number < own && measured.length > 1)
    .map((routes) => at(routes, measured[0]!, measured.at(-1)!));
  console.log(`\n${growthTable([...below, ...measured], own)}`);
} finally {
  if (!options.keep) rmSync(copy, {recursive: true, force: true});
}
