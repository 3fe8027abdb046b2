import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {diskSite} from '../engine/diskSite';
import {HeadStart, extractOf} from '../engine/headStart';
import {SITE_RULES} from '../rules';
import type {PageIndex} from '../types';
import './support';

const root = mkdtempSync(path.join(tmpdir(), 'check-ahead-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));
/** The content of a cache file: keys and values. */
const kept = (name: string) =>
  new Map(
    readFileSync(path.join(process.env.CHECK_CACHE!, `${name}.ndjson`), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').map((json) => JSON.parse(json) as unknown) as [string, unknown]),
  );
const index = (locale: PageIndex['locale'], words: string[], code: string[]) =>
  ({
    path: `${locale}.mdx`,
    locale,
    words: words.map((word) => ({word, line: 3, column: 1})),
    code: code.map((value) => ({lang: 'json', meta: '', value, line: 5})),
  }) as PageIndex;
const pages = new Map(
  [index('en', ['block', 'qblok'], ['{}', '{']), index('zh', ['block'], ['{}']), index('es', ['node'], [])].map(
    (page) => [page.path, page],
  ),
);

describe('the head start of rules that cache their verdicts', () => {
  it('passes each word and each piece of code once, Latin words of Chinese pages as English', () => {
    const {words, code} = extractOf(pages.values());
    expect(words).toEqual({en: ['block', 'qblok'], es: ['node']});
    expect(code.map(({value}) => value)).toEqual(['{}', '{']);
  });

  it('starts no thread if little is new', async () => {
    const start = new HeadStart({root, files: []}, 199);
    start.hand(pages);
    await expect(start.wait()).resolves.toBeUndefined();
  });

  it('stores the verdicts of its thread in the cache, where the rules find them and report the same', async () => {
    mkdirSync(path.join(root, 'src/snippets'), {recursive: true});
    writeFileSync(path.join(root, 'src/snippets/a.json'), '[1,]\n');
    writeFileSync(path.join(root, 'cspell.json'), '{}\n');
    const files = ['cspell.json', 'src/snippets/a.json'];
    const start = new HeadStart({root, files}, 200);
    start.hand(pages);
    await start.wait();
    expect([...kept('code').values()].map((faults) => (faults as unknown[]).length).sort()).toEqual([0, 1, 1]);
    const words = kept('spelling');
    expect([...words.keys()].sort()).toEqual(['en:block', 'en:qblok', 'es:node']);
    expect(words.get('en:block')).toBe(true);
    const said = [];
    for (const rule of SITE_RULES.filter(({keeps}) => keeps))
      for (const {file, line} of await rule.check(diskSite(root, files, pages)))
        said.push(`${rule.id} ${file}:${line}`);
    expect(said.sort()).toEqual(['code-blocks en.mdx:6', 'code-blocks src/snippets/a.json:1', 'spelling en.mdx:3']);
    // The thread starts from the sources here, which takes seconds.
  }, 60_000);
});
