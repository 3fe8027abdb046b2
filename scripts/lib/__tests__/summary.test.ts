import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest, readCounts} from '../results.mjs';

describe('counts', () => {
  it('reads a Vitest report; a file that could not be loaded is one failure', () => {
    const testResults = [
      {status: 'failed', assertionResults: []},
      {status: 'failed', assertionResults: [{status: 'failed'}, {status: 'passed'}]},
    ];
    expect(countVitest({numPassedTests: 1, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults})).toEqual({passed: 1, failed: 2, skipped: 3});
  });

  it('reads a Playwright report; flaky tests are named apart, errors outside tests are failures', () => {
    expect(countPlaywright({stats: {expected: 5, unexpected: 1, flaky: 1, skipped: 2}, errors: [{}]})).toEqual({passed: 6, failed: 2, skipped: 2, flaky: 1});
  });

  it('has no counts without a report', () => {
    expect(readCounts('/nowhere/report.json', countVitest)).toBeUndefined();
  });
});
