/**
 * The failures of a run with their causes. `npm test` prints them last, so that they are visible at the end of a log.
 */
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {messageOf, testsOfPlaywright} from './results.mjs';

/** How many lines of a cause are shown; the rest is further up in the log. */
const LINES = 15;

/** @typedef {{name: string, message: string}} Failure */

/** @param {Failure} failure @returns {string} */
const noteOf = ({name, message}) => {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), `… ${lines.length - LINES} more lines above`] : lines;
  return [`FAILED: ${name}`, ...shown.map((line) => `  ${line}`.trimEnd())].join('\n');
};

/**
 * Failures that a Vitest run wrote (tests/support/failureReporter.ts), as notes; none if it wrote nothing.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function failuresOfVitest(file) {
  if (!fs.existsSync(file)) return [];
  return /** @type {Failure[]} */ (JSON.parse(fs.readFileSync(file, 'utf8'))).map(noteOf);
}

/**
 * Failures of a Playwright report, as notes, each with the errors of its last attempt.
 *
 * @param {{suites?: import('./results.mjs').PlaywrightSuite[], errors?: import('./results.mjs').PlaywrightErrors}}
 *   report
 * @returns {string[]}
 */
export function failuresOfPlaywright({suites, errors = []}) {
  const failed = testsOfPlaywright({suites}).filter(({state}) => state === 'failed');
  return [
    ...failed.map(({file, title, message = ''}) => ({name: `${file} › ${title}`, message})),
    ...(errors.length > 0 ? [{name: 'outside the browser tests', message: messageOf(errors)}] : []),
  ].map(noteOf);
}
