/** Reads how many tests passed, and which, from the JSON reports of the two test runners. */
import fs from 'node:fs';

/**
 * `flaky`: passed, but only when repeated. `notes` are for people, below the table.
 *
 * @typedef {{passed: number, failed: number, skipped: number, flaky?: number, notes?: string[]}} Counts
 */

/**
 * One test of a report, with the titles of the groups around it.
 *
 * @typedef {{file: string, title: string, state: 'passed' | 'failed' | 'skipped' | 'flaky', message?: string}}
 *   TestResult
 */

/** @typedef {{message?: string}[]} PlaywrightErrors */
/** @typedef {{status: string, results?: {errors?: PlaywrightErrors}[]}} PlaywrightTest */
/**
 * @typedef {{title: string, file: string, specs?: {title: string, file: string, tests: PlaywrightTest[]}[], suites?:
 *   PlaywrightSuite[]}} PlaywrightSuite
 */

/** @param {PlaywrightErrors} errors */
export const messageOf = (errors) => errors.map(({message = ''}) => message).join('\n');

/**
 * Every test of a Vitest report.
 *
 * @param {{testResults: {name: string, assertionResults: {ancestorTitles: string[], title: string, status:
 *   string}[]}[]}} report
 * @returns {TestResult[]}
 */
export function testsOfVitest({testResults}) {
  return testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({ancestorTitles, title, status}) => ({
      file: name,
      title: [...ancestorTitles, title].join(' › '),
      state: status === 'passed' || status === 'failed' ? status : /** @type {const} */ ('skipped'),
    })),
  );
}

/** The test states of Playwright in our words. @type {Record<string, TestResult['state']>} */
const PLAYWRIGHT_STATES = {expected: 'passed', flaky: 'flaky', skipped: 'skipped', unexpected: 'failed'};

/**
 * Every test of a Playwright report, with the errors of its last attempt. The outermost suites are files.
 *
 * @param {{suites?: PlaywrightSuite[]}} report
 * @returns {TestResult[]}
 */
export function testsOfPlaywright({suites = []}) {
  /** @param {PlaywrightSuite} suite @param {string[]} groups @returns {TestResult[]} */
  const below = (suite, groups) => [
    ...(suite.specs ?? []).flatMap(({title, file, tests}) =>
      tests.map(({status, results = []}) => ({
        file,
        title: [...groups, title].join(' › '),
        state: PLAYWRIGHT_STATES[status] ?? 'failed',
        message: messageOf(results.at(-1)?.errors ?? []),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...groups, inner.title])),
  ];
  return suites.flatMap((file) => below(file, []));
}

/**
 * Vitest's JSON report. A file that could not be loaded has no tests: it counts as one failure.
 *
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults:
 *   {status: string, assertionResults: {status: string}[]}[]}} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Playwright's JSON report. A test that passed only when it was repeated is `flaky` and counts as a failure, and so
 * does an error outside the tests.
 *
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors?: unknown[], suites?:
 *   PlaywrightSuite[]}} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors = [], suites}) {
  const flaky = testsOfPlaywright({suites}).filter(({state}) => state === 'flaky');
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length + stats.flaky,
    skipped: stats.skipped,
    flaky: stats.flaky,
    notes: flaky.map(
      ({file, title}) => `FLAKY: ${file} › ${title} failed first and passed when repeated. Find out why.`,
    ),
  };
}

/**
 * @template T
 * @param {string} file
 * @param {(report: any) => T} read
 * @returns {T | undefined} undefined when the runner wrote no report
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The counts of a report on disk.
 *
 * @param {string} file
 * @param {(report: any) => Counts | undefined} count
 * @returns {Counts | undefined} undefined when the runner wrote no report
 */
export const readCounts = (file, count) => readReport(file, count);

/**
 * The tests of a report on disk; none without a report.
 * @param {string} file
 * @param {(report: any) => TestResult[]} list
 * @returns {TestResult[]}
 */
export const readTests = (file, list) => readReport(file, list) ?? [];
