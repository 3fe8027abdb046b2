/** The table at the end of `npm test`, and the closing line that scripts read. */

/**
 * One finished step. `counts` exists if the step is a test runner that wrote its report.
 *
 * @typedef {{name: string, state: 'ok' | 'failed' | 'not run', seconds: number, counts?:
 *   import('./results.mjs').Counts}} StepResult
 */

/**
 * The sum of the numbers of all runners. A failed step whose runner lists no failed test (a build, a check, a crash)
 * and a step that could not run count as one failure each, and so does a run without steps, so that the line never
 * contains 0 after a failed run.
 *
 * @param {StepResult[]} steps
 */
function totals(steps) {
  let passed = 0;
  let failed = steps.length === 0 ? 1 : 0;
  for (const {state, counts} of steps) {
    passed += counts?.passed ?? 0;
    failed += state === 'ok' ? 0 : Math.max(1, counts?.failed ?? 0);
  }
  return {passed, failed};
}

/** @param {StepResult[]} steps @returns {string} */
export function table(steps) {
  const header = ['step', 'result', 'seconds', 'passed', 'failed', 'skipped', 'flaky'];
  /** @param {number | undefined} value */
  const number = (value) => (value === undefined ? '' : String(value));
  const rows = steps.map(({name, state, seconds, counts}) => [
    name,
    state,
    seconds.toFixed(1),
    number(counts?.passed),
    number(counts?.failed),
    number(counts?.skipped),
    number(counts?.flaky),
  ]);
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  /** @param {string[]} row */
  const line = (row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(header), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** The notes in the runners' reports. @param {StepResult[]} steps @returns {string[]} */
export const notes = (steps) => steps.flatMap(({counts}) => counts?.notes ?? []);

/** The last line of `npm test`. @param {StepResult[]} steps */
export function closingLine(steps) {
  const {passed, failed} = totals(steps);
  return `${passed} passed, ${failed} failed`;
}
