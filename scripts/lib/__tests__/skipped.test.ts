import {describe, expect, it} from 'vitest';
import {skippedOfPlaywright, skippedOfVitest} from '../skipped.mjs';

describe('what a run left out', () => {
  it('names the files of Vitest that have skipped tests', () => {
    const file = (name: string, ...statuses: string[]) => ({
      name,
      assertionResults: statuses.map((status) => ({status})),
    });
    const testResults = [file('/a/firefox.test.ts', 'pending', 'skipped', 'passed'), file('/a/b.test.ts', 'passed')];
    expect(skippedOfVitest({testResults: [...testResults, file('c.test.ts', 'todo', 'failed')]})).toEqual([
      'SKIPPED: 2 tests of firefox.test.ts: see its title, or "NOT RUN" in the output',
      'SKIPPED: 1 test of c.test.ts: see its title, or "NOT RUN" in the output',
    ]);
  });

  it('groups the tests of Playwright by file and reason', () => {
    const spec = (file: string, status: string, ...annotations: {type: string; description?: string}[]) => ({
      file,
      tests: [{status, annotations}],
    });
    const fonts = {type: 'skip', description: 'other fonts'};
    const suites = [
      {
        specs: [spec('pictures.spec.ts', 'skipped', {type: 'issue', description: 'x'}, fonts)],
        suites: [{specs: [spec('pictures.spec.ts', 'skipped', fonts), spec('pictures.spec.ts', 'expected', fonts)]}],
      },
      {
        specs: [
          spec('pictures.spec.ts', 'skipped', {type: 'fixme', description: 'slow'}),
          spec('a.spec.ts', 'skipped'),
        ],
      },
    ];
    expect(skippedOfPlaywright({suites})).toEqual([
      'SKIPPED: 2 tests of pictures.spec.ts: other fonts',
      'SKIPPED: 1 test of pictures.spec.ts: slow',
      'SKIPPED: 1 test of a.spec.ts: no reason given',
    ]);
  });
});
