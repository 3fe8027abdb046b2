import {describe, expect, it} from 'vitest';
import {testsOfVitest} from '../results.mjs';
import {cites, judge, statementsOf} from '../statements.mjs';

/** Kept apart from the numbers, so that nothing here counts as a citation. */
const S = '\u00a7';
type Tests = Parameters<typeof judge>[2];
const test = (title: string, state: Tests[number]['state'] = 'passed'): Tests[number] => ({
  file: 'a.test.ts',
  title,
  state,
});
const one = (
  tests: Tests,
  proof: Parameters<typeof judge>[1][string] = {proofs: ['it scrolls']},
  areas: string[] = [],
) => judge(['4.3'], {'4.3': proof}, tests, areas);

describe('the statements of the specification', () => {
  it('are numbered within their section, of either level', () => {
    expect(statementsOf(`# S\n\n## ${S}2 A\n\n1. x\n2. y\n\n### ${S}2.7 B\n\n1. z\n`)).toEqual(['2.1', '2.2', '2.7.1']);
  });

  it('are cited by their section, not by one whose number begins alike', () => {
    expect([
      cites(`${S}4 x`, '4.3'),
      cites(`${S}2.7 ${S}4 x`, '4.3'),
      cites(`${S}4.3 x`, '4.3'),
      cites(`${S}44 x`, '4.3'),
      cites(`${S}2 x`, '2.7.1'),
      cites(`${S}2.7 x`, '2.7.1'),
    ]).toEqual([true, true, false, false, false, true]);
  });

  it('are proved by a test that cites them, ran and passed', () => {
    expect(one([test(`${S}4 group › it scrolls to the top`), test(`${S}4 it scrolls in the dark`, 'skipped')])).toEqual(
      {proved: ['4.3'], unproved: [], open: []},
    );
  });

  it.each<[what: string, tests: Tests, why: string]>([
    ['nothing ran', [], 'did not run'],
    ['the title cites another section', [test(`${S}5 it scrolls`)], 'did not run'],
    ['it was skipped', [test(`${S}4 it scrolls`, 'skipped')], 'was skipped'],
    ['it failed', [test(`${S}4 it scrolls`, 'failed'), test(`${S}4 it scrolls`, 'skipped')], 'failed'],
  ])('are not proved when %s', (_what, tests, why) =>
    expect(one(tests).unproved).toEqual([`UNPROVED: ${S}4.3: "it scrolls" ${why}.`]),
  );

  it('need a test for each part, and at least one', () => {
    expect(one([test(`${S}4 it scrolls`)], {proofs: ['it scrolls', 'it stops']}).unproved).toEqual([
      `UNPROVED: ${S}4.3: "it stops" did not run.`,
    ]);
    expect(one([test(`${S}4 it scrolls`)], {}).unproved).toEqual([
      `UNPROVED: ${S}4.3: tests/statements.json lists no test.`,
    ]);
  });

  it('specify tests as in their source, with placeholders for values', () => {
    for (const fragment of ['with ${JSON.stringify(value)} it', 'with %s it', 'with $value it'])
      expect(one([test(`${S}4 with {"a":1} it scrolls`)], {proofs: [fragment]}).proved).toEqual(['4.3']);
    expect(one([test(`${S}4 (a) costs 1.5 s?`)], {proofs: ['(a) costs 1.5 s?']}).proved).toEqual(['4.3']);
    expect(one([test(`${S}4 (a) costs 1x5 s?`)], {proofs: ['(a) costs 1.5 s?']}).proved).toEqual([]);
  });

  it('are open if pages are not written yet, or the machine lacks a requirement of the tests', () => {
    expect(one([], {pending: ['core', 'general']}, ['general']).open).toEqual([
      `NOT YET TRUE: ${S}4.3: pages of general are not written yet.`,
    ]);
    expect(one([], {pending: ['core']}).unproved).toHaveLength(1);
    const proof = {proofs: ['it scrolls'], needs: 'the Conflux node'};
    expect(one([test(`${S}4 it scrolls`, 'skipped')], proof).open).toEqual([
      `NOT RUN: the tests of ${S}4.3: they need the Conflux node.`,
    ]);
    expect(one([test(`${S}4 it scrolls`, 'failed')], proof).unproved).toHaveLength(1);
    expect(one([], proof).unproved).toHaveLength(1);
  });

  it('use the state that Vitest reports as passed; every test that did not run counts as skipped', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'skipped', 'todo'].map((status) => ({
      ancestorTitles: [`${S}4 group`],
      title: status,
      status,
    }));
    expect(
      testsOfVitest({testResults: [{name: 'a.test.ts', assertionResults}]}).map(({title, state}) => [title, state]),
    ).toEqual([
      [`${S}4 group › passed`, 'passed'],
      [`${S}4 group › failed`, 'failed'],
      [`${S}4 group › pending`, 'skipped'],
      [`${S}4 group › skipped`, 'skipped'],
      [`${S}4 group › todo`, 'skipped'],
    ]);
  });
});
