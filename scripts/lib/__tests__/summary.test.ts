import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest, readCounts, testsOfPlaywright} from '../results.mjs';
import {notes} from '../summary.mjs';

describe('counts', () => {
  it('reads a Vitest report; a file that could not be loaded is one failure', () => {
    const testResults = [
      {status: 'failed', assertionResults: []},
      {status: 'failed', assertionResults: [{status: 'failed'}, {status: 'passed'}]},
    ];
    expect(
      countVitest({numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults}),
    ).toEqual({passed: 1, failed: 2, skipped: 3});
  });

  const stats = {expected: 5, unexpected: 1, flaky: 1, skipped: 2};
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: statuses.map((status) => ({status})),
  });
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('one', 'expected'), spec('two', 'skipped')],
      suites: [{title: 'group', file: 'a.spec.ts', specs: [spec('three', 'flaky', 'unexpected')]}],
    },
  ];

  it('reads a Playwright report; errors outside tests are failures', () => {
    expect(countPlaywright({stats: {...stats, flaky: 0}, errors: [{}]})).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      flaky: 0,
      notes: [],
    });
  });

  it('lists the tests of a Playwright report with the groups around them', () => {
    expect(testsOfPlaywright({suites}).map(({title, state}) => `${title}: ${state}`)).toEqual([
      'one: passed',
      'two: skipped',
      'group › three: flaky',
      'group › three: failed',
    ]);
  });

  it('a test that passes only when it is repeated is a failure', () => {
    const counts = countPlaywright({stats, suites});
    expect(counts).toMatchObject({passed: 5, failed: 2, skipped: 2, flaky: 1});
    expect(notes([{name: 'e2e', state: 'failed', seconds: 1, counts}])).toEqual([
      expect.stringContaining('FLAKY: a.spec.ts › group › three '),
    ]);
  });

  it('has no counts without a report', () => {
    expect(readCounts('/nowhere/report.json', countVitest)).toBeUndefined();
  });
});
