import {describe, expect, it} from 'vitest';
import {areaOf, AREAS} from '../areas.mjs';
import {resultOf} from '../results.mjs';
import {summaryOf} from '../summary.mjs';

const mutant = (status: string, line: number) => ({status, location: {start: {line}}});
const result = resultOf({
  files: {
    'src/b.ts': {
      mutants: [
        mutant('Killed', 1),
        mutant('Timeout', 2),
        mutant('Survived', 9),
        mutant('Survived', 3),
        mutant('NoCoverage', 3),
        mutant('Ignored', 5),
      ],
    },
    'src/a.ts': {mutants: [mutant('Killed', 1), mutant('Survived', 7), mutant('CompileError', 8)]},
    'src/c.ts': {mutants: [mutant('Killed', 1)]},
  },
});
const DAY = new Date('2026-11-28T23:59:59Z');
const ORDER = ['remark', 'parse', 'rules'];
const summary = (old: string, area: string, reasons = {}) =>
  summaryOf(old, new Map([[area, result]]), ORDER, reasons, DAY);

describe('the summary of mutants', () => {
  it('counts what tests noticed, what they missed, and what they never reach', () => {
    expect(summary('', 'parse')).toContain('\n| parse | 8 | 4 | 3 | 1 | 50.0% | 1 | 2026-11-28 |\n');
  });

  it('lists the lines of survivors, file by file, with the reason why they stay', () => {
    expect(summary('', 'parse', {'src/b.ts': 'Equal.', 'src/c.ts': 'Unused.'})).toMatch(
      /\n## parse\n\n- `src\/a.ts`: 1 of 2, line 7\.\n- `src\/b.ts`: 3 of 5, lines 3 \(2\), 9\. Equal\.\n$/,
    );
  });

  it('keeps areas that were not run again, in their order, and names those that never were', () => {
    const first = summary('', 'parse');
    expect(first).toContain('\nNever run so far: remark, rules.\n');
    const second = summary(first, 'remark');
    expect(second.match(/^(\| \w+ \| \d|## \w+)/gm)).toEqual(['| remark | 8', '| parse | 8', '## remark', '## parse']);
    expect(summary(second, 'remark')).toBe(second);
    const later = summaryOf(second, new Map([['parse', result]]), ORDER, {}, new Date('2026-12-01'));
    expect(later.match(/[\d-]{10}(?= \|$)/gm)).toEqual(['2026-11-28', '2026-12-01']);
  });

  it('says when nothing survived, or nothing was judged', () => {
    expect(summaryOf('', new Map([['rules', resultOf({files: {}})]]), ORDER, {}, DAY)).toMatch(
      /\| rules \| 0 \| 0 \| 0 \| 0 \| none \| 0 \| 2026-11-28 \|[\s\S]*## rules\n\nNone survived\.\n$/,
    );
  });
});

describe('areas', () => {
  it('leave out tests, and an unknown one is an error that names those that exist', () => {
    expect(areaOf('remark')).toEqual({
      tests: 'src/remark/**/__tests__/**/*.test.{ts,tsx}',
      files: expect.arrayContaining(['src/remark/**/*.ts', '!**/__tests__/**']),
    });
    expect(() => areaOf('remarks')).toThrow(
      `There is no area "remarks". scripts/mutation/areas.mjs knows ${AREAS.join(', ')}.`,
    );
  });
});
