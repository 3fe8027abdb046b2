import {describe, expect, it} from 'vitest';
import {heaviest, KINDS, pageSizes, type PageSize} from '../../scripts/built/weight';

const pages = pageSizes();

const line = ({pathname, kilobytes, limit}: PageSize): string => `${pathname}: ${kilobytes} KB, limit ${limit} KB`;

describe('JavaScript until a page is hydrated, in KB after gzip', () => {
  it('is counted for every kind', () => {
    for (const {kind} of KINDS) expect(pages.filter((page) => page.kind === kind).length, kind).toBeGreaterThan(0);
    expect(Math.min(...pages.map(({kilobytes}) => kilobytes))).toBeGreaterThan(100);
  });

  it.each(KINDS)('stays within $limit KB on the worst page of kind $kind', ({kind}) => {
    expect(pages.filter((page) => page.kind === kind && page.kilobytes > page.limit).map(line)).toEqual([]);
  });

  it.each(KINDS)('is known for the three heaviest pages of kind $kind, which Lighthouse visits', ({kind}) => {
    const sizes = pages.filter((page) => page.kind === kind).map(({kilobytes}) => kilobytes);
    const three = heaviest(pages, 3).filter((page) => page.kind === kind);
    expect(three.map(({kilobytes}) => kilobytes)).toEqual(sizes.sort((a, b) => b - a).slice(0, 3));
    expect(new Set(three.map(({pathname}) => pathname)).size).toBe(three.length);
  });
});
