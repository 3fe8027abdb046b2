import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {collectPages} from '../build/collectPages';
import {pageTypes} from '../build/pageTypes';
import {writeIndex} from '../build/writeIndex';
import {decodePostings} from '../client/postings';
import type {FirstFile, Shard, TextFile} from '../format';
import {indexOf, section} from './fixtures';

let outDir: string;
const html = (title: string): string => `<html class=docs-doc-page><main><h1>${title}</h1><h2 id=a>A</h2>Text</main>`;

beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  fs.mkdirSync(path.join(outDir, 'docs/b'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'docs/b/index.html'), html('B'));
  fs.writeFileSync(path.join(outDir, 'docs/a.html'), html('A'));
  fs.writeFileSync(path.join(outDir, 'docs/c.html'), html('C'));
});
afterAll(() => fs.rmSync(outDir, {recursive: true}));

describe('the pages of an index', () => {
  it('are those of each route in both file layouts, in a stable order, without routes that have none', async () => {
    const routesPaths = ['/es/docs/c', '/es/docs/b/', '/es/docs/a', '/es/docs/c', '/es/none', '/es/'];
    const pages = await collectPages({outDir, baseUrl: '/es/', routesPaths}, new Map([['/es/docs/b', 'howto']]));
    expect(pages.map(({url, title, type}) => [url, title, type])).toEqual([
      ['/es/docs/a', 'A', undefined],
      ['/es/docs/b/', 'B', 'howto'],
      ['/es/docs/c', 'C', undefined],
    ]);
  });

  it('have the type of their front matter, whatever other plugins contain', () => {
    const docs = [
      {permalink: '/docs/a/', frontMatter: {type: 'howto'}},
      {permalink: '/docs/b', frontMatter: {}},
      {permalink: '/docs/c', frontMatter: {type: 1}},
    ];
    const plugins = [
      {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs}]}},
      {name: 'docusaurus-plugin-content-docs', content: undefined},
      {name: 'other', content: {loadedVersions: [{docs: [{permalink: '/x', frontMatter: {type: 'x'}}]}]}},
    ];
    expect([...pageTypes(plugins)]).toEqual([['/docs/a', 'howto']]);
  });
});

describe('the first file', () => {
  it('has what is known of each page', () => {
    const {first} = indexOf([
      {
        url: '/a',
        title: 'cfx_call',
        label: 'Call',
        description: 'cfx_call: Calls a contract.',
        trail: ['JSON-RPC'],
        space: 'core',
        sections: [section('x'), section('y', {anchor: 'q', heading: 'How to call a contract', level: 2})],
      },
      {url: '/b', trail: ['JSON-RPC'], type: 'howto'},
    ]);
    expect(first.pages).toEqual([
      ['/a', 'cfx_call', 'Call', 'Calls a contract.', ['call contract'], 0, 'core', 'docs', 55, []],
      ['/b', 'Title', '', '', [], 0, '', 'docs', 100, []],
    ]);
    expect(first.trails).toEqual([['JSON-RPC']]);
    expect(first.language).toBe('en');
  });

  it('has no heading that many pages have', () => {
    const sections = [section('x'), section('y', {anchor: 'n', heading: 'What you need', level: 2})];
    const headings = (count: number) =>
      indexOf(Array.from({length: count}, (_, index) => ({url: `/${index}`, sections}))).first.pages[0]![4];
    expect(headings(4)).toEqual(['What you need']);
    expect(headings(5)).toEqual([]);
  });

  it('has Chinese headings without what says nothing, and no piece of a word twice', () => {
    const sections = [section('x'), section('y', {anchor: 'n', heading: '如何质押奖励 gas', level: 2})];
    const words = {ignored: ['如何']};
    expect(indexOf([{url: '/a', sections}], {locale: 'zh-CN', words}).first.pages[0]![4]).toEqual(['质押奖励 gas']);
  });
});

describe('the other files', () => {
  it('have all words in portions, in the order of the words', () => {
    const texts = [Array.from({length: 1500}, (_, index) => `word${1000 + index}`).join(' ')];
    const {first, others} = indexOf([{url: '/a', texts}]);
    expect(first.shards.length).toBeGreaterThan(1);
    expect(first.shards).toEqual([...first.shards].sort());
    const shards = first.shards.map((_, index) => others.get(`w${index}.json`) as Shard);
    for (const [index, shard] of shards.entries()) {
      const words = Object.keys(shard).sort();
      expect(words[0]).toBe(first.shards[index]);
      expect(words.at(-1)! < (first.shards[index + 1] ?? '\uffff')).toBe(true);
      expect(JSON.stringify(shard).length).toBeLessThan(20_000);
    }
    expect(decodePostings(shards[0]![first.shards[0]!]!).has(0)).toBe(true);
  });

  it('have the text of a page in portions of whole sections', () => {
    const {first, others} = indexOf([{url: '/a', texts: ['short', 'x'.repeat(5000), 'y'.repeat(5000), 'last']}]);
    expect(first.pages[0]![9]).toEqual([2]);
    const [one, two] = [others.get('t0-0.json') as TextFile, others.get('t0-1.json') as TextFile];
    expect([one.length, two.length]).toEqual([2, 2]);
    expect(two[1]).toEqual(['s3', 'Part 3', 'last']);
  });

  it('are in a folder whose name changes with their content', async () => {
    const write = async (text: string): Promise<string> => {
      await writeIndex(outDir, indexOf([{url: '/a', texts: [text]}]), {index: 'index.json', words: 'words.json'});
      const first = JSON.parse(fs.readFileSync(path.join(outDir, 'index.json'), 'utf8')) as FirstFile;
      expect(fs.readdirSync(path.join(outDir, first.folder)).sort()).toEqual(['t0-0.json', 'w0.json']);
      return first.folder;
    };
    const [one, two, again] = [await write('one'), await write('two'), await write('one')];
    expect(one).toMatch(/^assets\/search\/[0-9a-f]{10}$/);
    expect(two).not.toBe(one);
    expect(again).toBe(one);
    expect(JSON.parse(fs.readFileSync(path.join(outDir, 'words.json'), 'utf8'))).toEqual([]);
  });
});
