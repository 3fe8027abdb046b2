/** Reads how many tests passed from the JSON reports of the two test runners. */
import fs from 'node:fs';

/** `flaky`: passed, but only at a repetition. @typedef {{passed: number, failed: number, skipped: number, flaky?: number}} Counts */

/**
 * Vitest's JSON report. A file that could not be loaded has no tests: it counts as one failure.
 *
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults: {status: string, assertionResults: {status: string}[]}[]}} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const unloadable = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Playwright's JSON report. A test that passed only at a repetition is `flaky`: the table shows it in a column of its own.
 * An error outside the tests counts as a failure.
 *
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors?: unknown[]}} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors = []}) {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped, flaky: stats.flaky};
}

/**
 * The counts of a report on disk.
 *
 * @param {string} file
 * @param {(report: any) => Counts} count
 * @returns {Counts | undefined} undefined when the runner wrote no report
 */
export function readCounts(file, count) {
  try {
    return count(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
