/**
 * Lists what a run skipped, from the reports of its runners. A skipped test proves nothing, so the run ends with this
 * list.
 */
import path from 'node:path';

/**
 * One line for each file and reason, in the order of the report.
 *
 * @param {{file: string, reason: string}[]} tests skipped ones
 * @returns {string[]}
 */
function lines(tests) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const {file, reason} of tests) {
    const what = `${path.basename(file)}: ${reason}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `SKIPPED: ${count} ${count === 1 ? 'test' : 'tests'} of ${what}`);
}

/**
 * Vitest's report has no reasons: test files print them.
 *
 * @param {{testResults: {name: string, assertionResults: {status: string}[]}[]}} report
 */
export const skippedOfVitest = ({testResults}) =>
  lines(
    testResults.flatMap(({name, assertionResults}) =>
      assertionResults
        .filter(({status}) => status !== 'passed' && status !== 'failed')
        .map(() => ({file: name, reason: 'see its title, or "NOT RUN" in the output'})),
    ),
  );

/**
 * @typedef {{specs?: {file: string, tests: {status: string, annotations?: {type: string, description?: string}[]}[]}[],
 *   suites?: Suite[]}} Suite of Playwright
 */

/** @param {Suite} suite @returns {{file: string, reason: string}[]} */
const below = ({specs = [], suites = []}) => [
  ...specs.flatMap(({file, tests}) =>
    tests
      .filter(({status}) => status === 'skipped')
      .map(({annotations = []}) => ({
        file,
        reason: annotations.find(({type}) => type === 'skip' || type === 'fixme')?.description ?? 'no reason given',
      })),
  ),
  ...suites.flatMap(below),
];

/** @param {Suite} report of Playwright */
export const skippedOfPlaywright = (report) => lines(below(report));
