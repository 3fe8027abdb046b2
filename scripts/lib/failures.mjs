/**
 * The failures of a run with their causes. `npm test` prints them last, so that they are visible at the end of a log.
 */
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

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
 * @typedef {{title: string, file: string, tests: {status: string, results?: {errors?: {message?: string}[]}[]}[]}} Spec
 */
/** @typedef {{title: string, specs?: Spec[], suites?: Suite[]}} Suite */

/**
 * Failures of a Playwright report, as notes, each with the errors of its last attempt.
 *
 * @param {{suites?: Suite[], errors?: {message?: string}[]}} report
 * @returns {string[]}
 */
export function failuresOfPlaywright({suites = [], errors = []}) {
  /** @param {{message?: string}[]} list */
  const messageOf = (list) => list.map(({message = ''}) => message).join('\n');
  /** @param {Suite} suite @returns {Failure[]} */
  const below = ({specs = [], suites: inner = []}) => [
    ...specs.flatMap(({title, file, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected')
        .map(({results = []}) => ({name: `${file} › ${title}`, message: messageOf(results.at(-1)?.errors ?? [])})),
    ),
    ...inner.flatMap(below),
  ];
  const outside = errors.length > 0 ? [{name: 'outside the browser tests', message: messageOf(errors)}] : [];
  return [...suites.flatMap(below), ...outside].map(noteOf);
}
