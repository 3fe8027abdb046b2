import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {collectIndex, writeIndex} from '../indexFile';

let outDir: string;
const page = (title: string): string => `<html class=docs-doc-page><main><h1>${title}</h1><h2 id=a>A</h2>Text</main>`;

beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  fs.mkdirSync(path.join(outDir, 'docs/b'), {recursive: true});
  fs.writeFileSync(path.join(outDir, 'docs/b/index.html'), page('B'));
  fs.writeFileSync(path.join(outDir, 'docs/a.html'), page('A'));
  fs.writeFileSync(path.join(outDir, 'docs/c.html'), page('C').replace('</h1>', '</h1>Intro'));
  fs.writeFileSync(path.join(outDir, 'docs/d.html'), '<html class=docs-doc-page><main><h1>D</h1></main>');
});
afterAll(() => fs.rmSync(outDir, {recursive: true}));

it('reads the page of each route in both file layouts, in a stable order, and skips routes without one', async () => {
  const index = await collectIndex({
    outDir,
    baseUrl: '/es/',
    routesPaths: ['/es/docs/c', '/es/docs/b/', '/es/docs/a', '/es/docs/c', '/es/none', '/es/'],
  });
  expect(index.pages.map((entry) => [entry.url, entry.title])).toEqual([
    ['/es/docs/a', 'A'],
    ['/es/docs/b/', 'B'],
    ['/es/docs/c', 'C'],
  ]);
});

it('gives each page one section that stands for the page itself', async () => {
  const {sections} = await collectIndex({outDir, baseUrl: '/', routesPaths: ['/docs/a', '/docs/c', '/docs/d']});
  expect(sections).toEqual([
    {page: 0, anchor: '', heading: '', text: ''},
    {page: 0, anchor: 'a', heading: 'A', text: 'Text'},
    {page: 1, anchor: '', heading: '', text: 'Intro'},
    {page: 1, anchor: 'a', heading: 'A', text: 'Text'},
    {page: 2, anchor: '', heading: '', text: ''},
  ]);
});

it('writes one file', async () => {
  await writeIndex({outDir, baseUrl: '/', routesPaths: ['/docs/a']}, 'index.json');
  expect(JSON.parse(fs.readFileSync(path.join(outDir, 'index.json'), 'utf8'))).toMatchObject({
    pages: [{url: '/docs/a', kind: 'docs', trail: []}],
  });
});
