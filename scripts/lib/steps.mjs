/** The steps of `npm test` after everything is installed: each knows its part, its command and its report. */
import fs from 'node:fs';
import path from 'node:path';
import {failuresOfPlaywright, failuresOfVitest} from './failures.mjs';
import {freePort} from './ports.mjs';
import {ROOT, runNode, runNpm} from './process.mjs';
import {countPlaywright, countVitest, readCounts, readTests, testsOfPlaywright, testsOfVitest} from './results.mjs';
import {skippedOfPlaywright, skippedOfVitest} from './skipped.mjs';
import {countStatements} from './statements.mjs';

/** Reports of the runners: `statements` reads them, and CI keeps them for the analysis of a failed run. */
const REPORTS = path.join(ROOT, 'artifacts/reports');

/** @typedef {import('./runSteps.mjs').Step} Step */
/** A step of a whole run. Steps of one part run in one job of CI. @typedef {Step & {part: Part}} PartStep */

/**
 * The parts of a whole run, each a job of its own in CI: sources; the built site and the browser; the node; tutorials
 * that are followed as printed. The last one reads the reports of all others.
 */
export const PARTS = /** @type {const} */ (['code', 'site', 'node', 'tutorials', 'statements']);
/** @typedef {typeof PARTS[number]} Part */

/** Projects of vitest.config.ts. */
const VITEST_PROJECTS = ['unit', 'content', 'node', 'clock', 'tutorials', 'build'];

/** @param {string} name */
const reportOf = (name) => path.join(REPORTS, `${name}.json`);

/** @param {string} file @returns {string} the path of a report; an old one is removed */
function freshReport(file) {
  fs.mkdirSync(REPORTS, {recursive: true});
  fs.rmSync(file, {force: true});
  return file;
}

/**
 * Counts with more notes for people: the failures, and what was skipped.
 *
 * @param {import('./results.mjs').Counts | undefined} counts
 * @param {string[]} more
 */
const withNotes = (counts, more) => counts && {...counts, notes: [...(counts.notes ?? []), ...more]};

/** Test files share loaded modules, because loading these for each file takes as long as the tests. */
const SHARED_MODULES = ['--no-isolate'];

/** Tests that mostly wait need no second worker. */
const ONE_WORKER = ['--maxWorkers=1'];

/**
 * Steps that run at the same time as the node's tests give way to them: a client in a test waits only ten seconds for
 * the node's response, but nothing waits for a build.
 */
const BESIDE_NODE = {givesWay: true};

/**
 * Projects of vitest.config.ts.
 *
 * @param {string} name of the step, and of its report
 * @param {object} options
 * @param {string[]} [options.projects]
 * @param {string[]} [options.flags]
 * @param {string[]} [options.related] only tests that import one of these files, and those among them
 * @param {boolean} [options.givesWay] as in process.mjs
 * @param {Record<string, string>} [options.env]
 * @param {Partial<Step>} [step]
 * @returns {Step}
 */
function vitest(name, {projects = [name], flags = [], related, givesWay = false, env = {}}, step = {}) {
  const report = reportOf(name);
  const failures = path.join(REPORTS, `${name}.failures.json`);
  const which = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run'];
  return {
    name,
    run: (output) =>
      runNode(
        [
          'node_modules/vitest/vitest.mjs',
          ...which,
          ...projects.flatMap((project) => ['--project', project]),
          ...SHARED_MODULES,
          ...flags,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${freshReport(report)}`,
          '--reporter=./tests/support/failureReporter.ts',
        ],
        {env: {CI: '1', FAILURES_FILE: freshReport(failures), ...env}, givesWay, keep: output},
      ),
    counts: () =>
      readCounts(report, (json) =>
        withNotes(countVitest(json), [...failuresOfVitest(failures), ...skippedOfVitest(json)]),
      ),
    mayBeEmpty: related !== undefined,
    ...step,
  };
}

/**
 * Browser tests.
 *
 * @param {string[]} [specs] names of files; all without it
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function playwright(specs = [], env = {}) {
  const report = reportOf('e2e');
  return {
    name: 'e2e',
    needs: 'build',
    // Other work at the same time would delay pages beyond the time limits of tests.
    exclusive: true,
    run: async () =>
      runNode(
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          ...specs.map((name) => `/${name}.spec.ts`),
          '--reporter=line,json',
        ],
        {
          env: {
            CI: '1',
            // So that the tests don't use a server that is already running.
            E2E_PORT: String(await freePort()),
            PLAYWRIGHT_JSON_OUTPUT_NAME: freshReport(report),
            ...env,
          },
        },
      ),
    counts: () =>
      readCounts(report, (json) =>
        withNotes(countPlaywright(json), [...failuresOfPlaywright(json), ...skippedOfPlaywright(json)]),
      ),
  };
}

/** @returns {Step} */
const build = () => ({
  name: 'build',
  run: () =>
    runNode(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
      env: {
        STRICT: '1',
        NO_UPDATE_NOTIFIER: '1',
        // Writing the cache of compiled modules takes a seventh of the processor time of a build, and CI builds a clone
        // only once.
        ...(process.env.CI && {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}),
      },
      ...BESIDE_NODE,
    }),
});

/** @returns {Step} */
const buildTests = () => vitest('build', BESIDE_NODE, {name: 'build tests', needs: 'build'});

/** Every test of the last run, according to the reports of its steps. */
const testsOfRun = () => [
  ...VITEST_PROJECTS.flatMap((name) => readTests(reportOf(name), testsOfVitest)),
  ...readTests(reportOf('e2e'), testsOfPlaywright).map((test) => ({...test, file: `tests/e2e/${test.file}`})),
];

/**
 * The steps of a whole run, or of one part of it. A node waits for blocks, and its clients wait for the node, so other
 * steps use the rest of the processor while its tests run in the background.
 *
 * @param {Part} [part] all of them without it
 * @returns {PartStep[]}
 */
export function wholeRun(part) {
  /** @type {PartStep[]} */
  const steps = [
    {part: 'code', name: 'check', run: () => runNpm(['run', '--silent', 'check'])},
    {part: 'code', ...vitest('unit', {})},
    {part: 'node', ...vitest('node', {}, {background: true})},
    {part: 'node', ...vitest('clock', {flags: ONE_WORKER}, {background: true})},
    {part: 'site', ...build()},
    {part: 'code', ...vitest('content', BESIDE_NODE, {background: true})},
    {part: 'site', ...buildTests()},
    // Not beside those above: with more programs than processors can carry, tests reach their time limits.
    {part: 'tutorials', ...vitest('tutorials', BESIDE_NODE)},
    {part: 'site', ...playwright()},
    {
      part: 'statements',
      name: 'statements',
      exclusive: true,
      run: async () => 0,
      counts: () => countStatements(testsOfRun()),
    },
  ];
  return part ? steps.filter((step) => step.part === part) : steps;
}

/**
 * The steps that test a change. Only whole runs verify the statements of the specification.
 *
 * @param {import('./changed.mjs').Reach} reach
 * @returns {Step[]}
 */
export function changedRun({unit, node, tutorials, site, specs, pages}) {
  /** @param {boolean} is @param {() => Step} step */
  const when = (is, step) => (is ? [step()] : []);
  return [
    {name: 'check', run: () => runNpm(['run', '--silent', 'check', '--', '--changed'])},
    ...when(unit.length > 0, () => vitest('unit', {related: unit})),
    ...when(node.length > 0, () => vitest('node', {related: node, projects: ['node', 'clock']}, {background: true})),
    vitest('content', {}),
    ...when(site, build),
    ...when(site, buildTests),
    ...when(tutorials.length > 0, () => vitest('tutorials', {related: tutorials})),
    ...when(site, () => playwright(specs, {WALK_PAGES: JSON.stringify(pages)})),
  ];
}
