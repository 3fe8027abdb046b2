import {describe, expect, it} from 'vitest';
import fs from 'node:fs';
import path from 'node:path';
import baseline from '../../../tests/baselines/flaky-tests.json';
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

  it('a test that passes only when it is repeated is a failure, unless it is listed with a reason', () => {
    const name = 'a.spec.ts › group › three';
    expect(countPlaywright({stats, suites}, {[name]: 'a reason'})).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      flaky: 1,
      notes: [],
    });
    const counts = countPlaywright({stats, suites}, {});
    expect(counts).toMatchObject({passed: 5, failed: 2, flaky: 1});
    expect(
      notes([
        {name: 'e2e', state: 'failed', seconds: 1, counts},
        {name: 'check', state: 'ok', seconds: 1},
      ]),
    ).toEqual([expect.stringContaining(`FLAKY: ${name} `)]);
  });

  it('each listed flaky test exists, and has a reason', () => {
    const listed = Object.entries(baseline.tests as Record<string, string>);
    expect(listed.filter(([, reason]) => reason.length <= 20)).toEqual([]);
    expect(listed.filter(([name]) => !fs.existsSync(path.join('tests/e2e', name.split(' › ')[0]!)))).toEqual([]);
  });

  it('has no counts without a report', () => {
    expect(readCounts('/nowhere/report.json', countVitest)).toBeUndefined();
  });
});
