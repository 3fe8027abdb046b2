/** The steps that `npm test` runs after everything is installed, in order: for the whole project, or for a change. */
import fs from 'node:fs';
import path from 'node:path';
import {failuresOfPlaywright, failuresOfVitest} from './failures.mjs';
import {freePort} from './ports.mjs';
import {ROOT, runNode, runNpm} from './process.mjs';
import {countPlaywright, countVitest, readCounts, readTests, testsOfPlaywright, testsOfVitest} from './results.mjs';
import {FRAMEWORK_TESTS, isFrameworkProved, UNCHANGED} from './framework.mjs';
import {LEFT_OUT} from './leftOut.mjs';
import {MAY_INSTALL} from './packages.mjs';
import {skippedOfPlaywright, skippedOfVitest} from './skipped.mjs';
import {PRINTED_RECORD} from './printed.mjs';
import {countStatements} from './statements.mjs';

/** Reports of the runners, kept for the analysis of a failed run. */
const REPORTS = path.join(ROOT, 'artifacts/reports');

/** @typedef {import('./runSteps.mjs').Step} Step */

/**
 * `givesWay` as in process.mjs, and variables for the environment of the runner.
 * @typedef {{givesWay?: boolean, env?: Record<string, string>}} VitestOptions
 */

/** Projects of vitest.config.ts. */
const VITEST_PROJECTS = ['unit', 'content', 'node', 'clock', 'tutorials', 'build'];

/** @param {string} name */
const reportOf = (name) => path.join(REPORTS, `${name}.json`);

/** @param {string} name @param {string} [file] @returns {string} path of the report of a step; an old one is removed */
function freshReport(name, file = reportOf(name)) {
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

/**
 * The environment that makes the runners skip the tests of the framework, if nothing that these depend on has changed.
 * @returns {Record<string, string>}
 */
const frameworkEnv = () => (isFrameworkProved() ? {[UNCHANGED]: '1'} : {});

/** Test files share loaded modules. */
const SHARED_MODULES = ['--no-isolate'];

/** Tests that mostly wait need no second worker. */
const ONE_WORKER = ['--maxWorkers=1', '--minWorkers=1'];

/**
 * Projects of vitest.config.ts.
 *
 * @param {string} name of the step, and of its project
 * @param {Partial<Step> & VitestOptions} [more]
 * @param {string[]} [flags]
 * @param {'all' | string[]} [files] whose tests run: those that import one of them, and those among them
 * @param {string[]} [projects]
 * @returns {Step}
 */
function vitest(name, {givesWay = false, env = {}, ...more} = {}, flags = [], files = 'all', projects = [name]) {
  const report = freshReport(name);
  const failures = freshReport(name, path.join(REPORTS, `${name}.failures.json`));
  const which = files === 'all' ? ['run'] : ['related', '--run', '--passWithNoTests', ...files];
  return {
    name,
    run: (keep) =>
      runNode(
        [
          'node_modules/vitest/vitest.mjs',
          ...which,
          ...projects.flatMap((project) => ['--project', project]),
          ...flags,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
          '--reporter=./tests/support/failureReporter.ts',
        ],
        {
          env: {
            CI: '1',
            FAILURES_FILE: failures,
            [MAY_INSTALL]: process.env[MAY_INSTALL] ?? '1',
            ...frameworkEnv(),
            ...env,
          },
          givesWay,
          keep,
        },
      ),
    counts: () =>
      readCounts(report, (json) =>
        withNotes(countVitest(json), [...failuresOfVitest(failures), ...skippedOfVitest(json)]),
      ),
    mayBeEmpty: files !== 'all',
    ...more,
  };
}

/**
 * Browser tests.
 *
 * @param {string} executable of the browser; '' for Playwright's own
 * @param {string[]} [specs] names of files; all without it
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function playwright(executable, specs = [], env = {}) {
  const report = freshReport('e2e');
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
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            ...(executable && {CHROMIUM_PATH: executable}),
            ...frameworkEnv(),
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

/**
 * Steps that run at the same time as the node's tests give way to them: a client in a test waits only ten seconds for
 * the node's response, but nothing waits for a build.
 */
const BESIDE_NODE = {givesWay: true};

/** @returns {Step} */
const buildStep = () => ({
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
const buildTests = () => vitest('build', {name: 'build tests', needs: 'build', ...BESIDE_NODE}, SHARED_MODULES);

/**
 * A skipped test of the framework counts as passed, because it has passed before in the same state.
 * @param {import('./results.mjs').TestResult} test
 * @returns {import('./results.mjs').TestResult}
 */
const fromEarlier = (test) =>
  test.state === 'skipped' && FRAMEWORK_TESTS.some((file) => file.endsWith(`/${path.basename(test.file)}`))
    ? {...test, state: 'passed'}
    : test;

/** Every test of the last run, according to the reports of its steps. */
export const testsOfRun = () => [
  ...VITEST_PROJECTS.flatMap((name) => readTests(reportOf(name), testsOfVitest)),
  ...readTests(reportOf('e2e'), testsOfPlaywright).map((test) => ({...test, file: `tests/e2e/${test.file}`})),
];

/**
 * A step that runs without the tests that a run leaves out: its environment names them, and its notes list those of its
 * folder.
 *
 * @param {readonly string[]} left
 * @param {string} folder
 * @param {(env: Record<string, string>) => Step} create
 * @returns {Step}
 */
function without(left, folder, create) {
  const step = create({[LEFT_OUT]: JSON.stringify(left)});
  const lines = left
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => `LEFT OUT: ${file} has passed in this state (${PRINTED_RECORD}).`);
  return {...step, counts: () => withNotes(step.counts?.(), lines)};
}

/** Verifies every statement of SPECIFICATION.md with the reports that the other steps wrote. @returns {Step} */
function statements() {
  return {
    name: 'statements',
    needs: 'build',
    exclusive: true,
    run: async () => 0,
    counts: () => countStatements(isFrameworkProved() ? testsOfRun().map(fromEarlier) : testsOfRun()),
  };
}

/**
 * The tests of a folder, without those that a run leaves out.
 *
 * @param {readonly string[]} left
 * @param {string} name
 * @param {Partial<Step> & VitestOptions} more
 * @param {string[]} [flags]
 */
const vitestWithout = (left, name, more, flags = []) =>
  without(left, `tests/${name}`, (env) => vitest(name, {...more, env}, [...SHARED_MODULES, ...flags]));

/**
 * The steps of a whole run. A folder of tests that doesn't exist gets no step.
 *
 * @param {string} browser path of the browser's executable; '' for Playwright's own
 * @param {readonly string[]} [left] tests that the run leaves out (programTests.mjs, componentSpecs.mjs)
 * @returns {Step[]}
 */
export function testSteps(browser, left = []) {
  /** @param {string} folder @param {() => Step} step */
  const when = (folder, step) => (fs.existsSync(path.join(ROOT, folder)) ? [step()] : []);
  return [
    {name: 'check', run: () => runNpm(['run', '--silent', 'check'])},
    // Loading the modules again for each of a hundred files would take as long as their tests
    // (tests/support/restoreGlobals.ts).
    vitest('unit', {}, SHARED_MODULES),
    // A node waits for blocks, and its clients wait for the node, so the following steps use the rest of the processor.
    // The unit tests don't run at the same time, because they never wait, and the node's responses would be too late
    // for its clients.
    ...when('tests/node', () => vitestWithout(left, 'node', {background: true})),
    ...when('tests/node', () => vitestWithout(left, 'clock', {background: true}, ONE_WORKER)),
    buildStep(),
    // At its end, this step waits for one long test, so the tests of the build run at the same time.
    ...when('tests/content', () => vitest('content', {background: true, ...BESIDE_NODE}, SHARED_MODULES)),
    ...when('tests/build', buildTests),
    ...when('tests/tutorials', () => vitestWithout(left, 'tutorials', BESIDE_NODE)),
    ...when('tests/e2e', () => without(left, 'tests/e2e', (env) => playwright(browser, [], env))),
    ...when('tests/statements.json', statements),
  ];
}

/**
 * The steps that test a change (reach/index.mjs determines what it can affect). Only whole runs verify the statements
 * of the specification.
 *
 * @param {string} browser path of the browser's executable; '' for Playwright's own
 * @param {import('./reach/index.mjs').Reach} reach
 * @returns {Step[]}
 */
export function changedSteps(browser, {site, unit, node, tutorials, specs, walk}) {
  /** @param {'all' | string[]} files @param {() => Step} step */
  const when = (files, step) => (files.length > 0 ? [step()] : []);
  const names = specs === 'all' ? [] : [...specs, ...(walk ? ['walk'] : [])];
  return [
    {name: 'check', run: () => runNpm(['run', '--silent', 'check', '--', '--changed'])},
    ...when(unit, () => vitest('unit', {}, SHARED_MODULES, unit)),
    ...when(node, () => vitest('node', {background: true}, SHARED_MODULES, node, ['node', 'clock'])),
    vitest('content', {}, SHARED_MODULES),
    ...(site ? [buildStep(), buildTests()] : []),
    ...when(tutorials, () => vitest('tutorials', {}, SHARED_MODULES, tutorials)),
    ...(specs === 'all' || names.length > 0
      ? [
          ...(site ? [] : [buildStep()]),
          playwright(browser, names, Array.isArray(walk) ? {WALK_SOURCES: JSON.stringify(walk)} : {}),
        ]
      : []),
  ];
}
