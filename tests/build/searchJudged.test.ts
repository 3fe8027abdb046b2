import {describe, expect, it} from 'vitest';
import {languageOf, LOCALES, prefixOf} from '../../src/languages';
import {judgedQueries, openSearch, QUERY_KINDS, sentBytes, type JudgedQuery} from '../support/searchIndex';

/** What the search of each language must reach, over all its queries and for each kind. */
const NEEDED = {inFirstThree: 0.95, reciprocalRank: 0.85, ofEachKind: 0.9};
const QUERIES_OF_A_LANGUAGE = 80;
/** What a query loads on a first visit, as it is sent: the first two files, and those that it needs (bytes). */
const TYPICAL_BYTES = 120_000;
/** Pages that the dialog shows. */
const SHOWN = 8;

/** Queries that are nothing but a method, an error code, an address or a proposal. */
const ENTITY =
  /^(?:(?:cfx|eth|pos|trace|txpool|debug)_\w+|-\d{5}|0x[0-9a-f]{40}|cfx:\w{42}|(?:CIP|EIP|ERC|CRC)[- ]?\d+)$/i;

type Judged = JudgedQuery & {rank: number; found: string[]; bytes: number};

async function judge(prefix: string, queries: JudgedQuery[]): Promise<Judged[]> {
  const search = openSearch(prefix);
  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    if (!sizes.has(file)) sizes.set(file, sentBytes(prefix, file));
    return sizes.get(file)!;
  };
  const judged: Judged[] = [];
  for (const query of queries) {
    const {answer, files} = await search.find(query.query, SHOWN);
    const found = answer.hits.map(({url}) => url.replace(/\/$/, '').slice(prefix.length));
    const rank = found.findIndex((url) => query.pages.includes(url)) + 1;
    judged.push({...query, rank, found, bytes: files.reduce((sum, file) => sum + size(file), 0)});
  }
  return judged;
}

const share = (judged: Judged[], isGood: (one: Judged) => boolean): number =>
  judged.filter(isGood).length / judged.length;
const isInFirstThree = ({rank}: Judged): boolean => rank > 0 && rank <= 3;
const meanReciprocalRank = (judged: Judged[]): number =>
  judged.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / judged.length;
/** What is shown if a figure is too low: the queries whose page isn't first. */
const lines = (judged: Judged[]): string =>
  judged
    .filter(({rank}) => rank !== 1)
    .map(({kind, query, rank, found}) => `${kind} "${query}" ${rank || 'not found'}: ${found.slice(0, 3).join(' ')}`)
    .join('\n');

describe.each(LOCALES)('judged queries in %s', async (locale) => {
  const prefix = prefixOf(locale);
  const queries = judgedQueries(languageOf(locale).folder);
  const judged = await judge(prefix, queries);

  it('are many, of each kind, and their pages exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(QUERIES_OF_A_LANGUAGE);
    for (const kind of QUERY_KINDS)
      expect(queries.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(QUERIES_OF_A_LANGUAGE / 6);
    const urls = new Set(openSearch(prefix).first.pages.map(([url]) => url.replace(/\/$/, '').slice(prefix.length)));
    expect(queries.flatMap(({pages}) => pages.filter((page) => !urls.has(page)))).toEqual([]);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  it.each([
    ['all', () => true],
    ['those that ranking is tuned with', ({isHeldOut}: Judged) => !isHeldOut],
    ['those that are held out', ({isHeldOut}: Judged) => isHeldOut],
  ])('have their page in the first three results: %s', (_which, isIn) => {
    const some = judged.filter(isIn);
    expect(share(some, isInFirstThree), lines(some)).toBeGreaterThanOrEqual(NEEDED.inFirstThree);
    expect(meanReciprocalRank(some), lines(some)).toBeGreaterThanOrEqual(NEEDED.reciprocalRank);
  });

  it.each(QUERY_KINDS)('have their page in the first three results: %s', (kind) => {
    const some = judged.filter((one) => one.kind === kind);
    expect(share(some, isInFirstThree), lines(some)).toBeGreaterThanOrEqual(NEEDED.ofEachKind);
  });

  it('that are a name or a code have its page first', () => {
    const entities = judged.filter(({query}) => ENTITY.test(query));
    expect(entities.length).toBeGreaterThan(5);
    expect(lines(entities)).toBe('');
  });

  it('load little on a first visit', () => {
    const great = judged.filter(({bytes}) => bytes > TYPICAL_BYTES).map(({query, bytes}) => `${query}: ${bytes}`);
    expect(great.length, great.join('\n')).toBeLessThanOrEqual(judged.length / 20);
  });
});
