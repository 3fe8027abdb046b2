import {describe, expect, it} from 'vitest';
import {countPlaywright, countVitest, readCounts} from '../results.mjs';
import {runSteps} from '../steps.mjs';
import {closingLine, table} from '../summary.mjs';

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

describe('runSteps', () => {
  const quiet = (): void => {};
  const passing = {passed: 3, failed: 0, skipped: 0};

  it('adds up the runners and closes with one line', async () => {
    const results = await runSteps([
      {name: 'check', run: async () => 0},
      {name: 'unit', run: async () => 0, counts: () => passing},
      {name: 'content', run: async () => 0, counts: () => passing},
    ], quiet);
    expect(closingLine(results)).toBe('6 passed, 0 failed');
    expect(table(results)).toMatch(/^unit\s+ok\s+\d+\.\d\s+3\s+0\s+0\s*$/m);
  });

  it('shows tests that passed only at a repetition in a column of their own', () => {
    const lines = table([
      {name: 'unit', state: 'ok', seconds: 1, counts: passing},
      {name: 'e2e', state: 'ok', seconds: 2, counts: {passed: 6, failed: 0, skipped: 2, flaky: 1}},
    ]).split('\n');
    expect(lines.map((line) => line.trimEnd().split(/\s{2,}/).slice(3))).toEqual([['passed', 'failed', 'skipped', 'flaky'], ['------', '------', '-------', '-----'], ['3', '0', '0'], ['6', '0', '2', '1']]);
  });

  it('does not run what needs a failed step, and neither is counted as zero failures', async () => {
    const results = await runSteps([
      {name: 'build', run: async () => 1},
      {name: 'e2e', needs: 'build', run: async () => 0, counts: () => passing},
      {name: 'unit', run: async () => 0, counts: () => passing},
    ], quiet);
    expect(results.map(({state}) => state)).toEqual(['failed', 'not run', 'ok']);
    expect(closingLine(results)).toBe('3 passed, 2 failed');
  });

  it('fails a runner that crashed, wrote no report or found no test', async () => {
    const none = {passed: 0, failed: 0, skipped: 0};
    const results = await runSteps([
      {name: 'crash', run: async () => 128, counts: () => passing},
      {name: 'silent', run: async () => 0, counts: () => undefined},
      {name: 'empty', run: async () => 0, counts: () => none},
    ], quiet);
    expect(results.every(({state}) => state === 'failed')).toBe(true);
    expect(closingLine(results)).toBe('3 passed, 3 failed');
  });
});
