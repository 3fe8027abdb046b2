/** Verifies with the reports of the test runners whether every statement of SPECIFICATION.md is proved. */
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './process.mjs';

/** @typedef {import('./results.mjs').TestResult} TestResult */
/** @typedef {{proofs?: string[], pending?: string[], needs?: string}} Proof */

/**
 * Numbers of all statements: `4.1` is the first of §4, `2.7.1` the first of §2.7.
 * @param {string} text of SPECIFICATION.md
 * @returns {string[]}
 */
export function statementsOf(text) {
  return text
    .split(/^#{2,3} §/m)
    .slice(1)
    .flatMap((part) => [...part.matchAll(/^(\d+)\. /gm)].map(([, number]) => `${part.split(' ', 1)[0]}.${number}`));
}

/** Whether a title cites the section of a statement. @param {string} title @param {string} statement */
export function cites(title, statement) {
  const section = statement.replace(/\.\d+$/, '');
  return [...title.matchAll(/§(\d+(?:\.\d+)?)/g)].some(([, cited]) => cited === section);
}

/**
 * Titles that come from a fragment of source: a runner writes values in place of `${…}`, `$name` and `%s`.
 * @param {string} fragment
 */
function titleLike(fragment) {
  const parts = fragment.split(/\$\{[^}]*\}|\$[a-z]\w*|%[sdifjo]/i);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'), 's');
}

/**
 * The statements that are not proved. A statement needs, for each of its fragments, a test that ran and passed.
 *
 * @param {string[]} statements
 * @param {Record<string, Proof>} proofs
 * @param {TestResult[]} tests
 * @param {Iterable<string>} pendingAreas areas whose pages are not written yet
 * @returns {{proved: string[], unproved: string[], open: string[]}} the last two in words
 */
export function judge(statements, proofs, tests, pendingAreas) {
  const areas = new Set(pendingAreas);
  /** @type {{proved: string[], unproved: string[], open: string[]}} */
  const found = {proved: [], unproved: [], open: []};
  for (const statement of statements) {
    const {proofs: fragments = [], pending = [], needs} = proofs[statement] ?? {};
    if (pending.some((area) => areas.has(area))) {
      found.open.push(
        `NOT YET TRUE: §${statement}: pages of ${pending.filter((area) => areas.has(area)).join(', ')} are not written yet.`,
      );
      continue;
    }
    const citing = tests.filter(({title}) => cites(title, statement));
    const missing = fragments.flatMap((fragment) => {
      const own = citing.filter(({title}) => titleLike(fragment).test(title));
      if (own.some(({state}) => state === 'passed')) return [];
      return [
        {
          fragment,
          why:
            own.length === 0 ? 'did not run' : own.every(({state}) => state === 'skipped') ? 'was skipped' : 'failed',
        },
      ];
    });
    if (fragments.length > 0 && missing.length === 0) found.proved.push(statement);
    else if (needs && missing.length > 0 && missing.every(({why}) => why === 'was skipped'))
      found.open.push(`NOT RUN: the tests of §${statement}: they need ${needs}.`);
    else
      found.unproved.push(
        `UNPROVED: §${statement}: ${missing.map(({fragment, why}) => `"${fragment}" ${why}`).join('; ') || 'tests/statements.json lists no test'}.`,
      );
  }
  return found;
}

/**
 * The statements of this project as a step's counts.
 *
 * @param {TestResult[]} tests of all runners
 * @returns {import('./results.mjs').Counts}
 */
export function countStatements(tests) {
  /** @param {string} file */
  const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  const {proved, unproved, open} = judge(
    statementsOf(read('SPECIFICATION.md')),
    JSON.parse(read('tests/statements.json')).statements,
    tests,
    Object.keys(JSON.parse(read('tests/baselines/pending-routes.json')).areas),
  );
  return {passed: proved.length, failed: unproved.length, skipped: open.length, notes: [...unproved, ...open]};
}
