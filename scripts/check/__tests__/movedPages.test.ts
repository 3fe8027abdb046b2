import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {redirects, type Redirect} from '../../../src/config/redirects';
import {toolIsMissing} from '../../lib/tools';
import {format} from '../engine/report';
import {scan} from '../parse/scan';
import {PUBLISHED, readPublished, writePublished} from '../routes/published';
import {movedPagesWith} from '../rules/moved-pages';
import type {PageFacts, Site} from '../types';
import {page} from './support';

const FIXED = ['/', '/blog', '/blog/archive', '/blog/tags', '/docs', '/docs/tags', '/search', '/translation-status'];
const BASE = {'docs/index.mdx': page(), 'docs/a.mdx': page(), 'src/pages/index.tsx': '', 'src/config/redirects.ts': ''};
const list = (...more: string[]) => writePublished('', [...FIXED, '/docs/a', ...more]);
const inEvery = (from: string, to: string): Redirect[] => ['', '/zh-CN', '/es'].map((locale) => ({from: locale + from, to: locale + to}));

async function lines(files: Record<string, string>, table: readonly Redirect[] = [], root = '/nowhere'): Promise<string[]> {
  const pages = new Map<string, PageFacts>();
  for (const [file, text] of Object.entries(files)) {
    const {facts} = scan(file, text, [], []);
    if (facts) pages.set(file, facts);
  }
  const site: Site = {root, files: new Set(Object.keys(files)), pages, read: (file) => files[file]};
  return [...await movedPagesWith(table).check(site)].map((problem) => format({rule: 'moved-pages', ...problem}));
}

describe('moved-pages', () => {
  it('every page is in the list, every address of the list answers', async () => {
    expect(await lines({...BASE, [PUBLISHED]: list()})).toEqual([]);
    expect(await lines({...BASE, [PUBLISHED]: list('/docs/old')}, inEvery('/docs/old', '/docs/a'))).toEqual([]);
  });

  it.each<[what: string, files: Record<string, string>, table: Redirect[], expected: string[]]>([
    ['a page is gone', {...BASE, [PUBLISHED]: list('/docs/old')}, [], [`${PUBLISHED}:8  moved-pages  "/docs/old" was published, and nothing answers it any more. Add {from: '/docs/old', to: '…'} to "moves" in src/config/redirects.ts, or bring the page back.`]],
    ['a page was renamed', {...BASE, 'docs/b.mdx': page(), [PUBLISHED]: list('/docs/old')}, inEvery('/docs/old', '/docs/b'), [`${PUBLISHED}:1  moved-pages  "/docs/b" is not in the list of published addresses. Run "npm run routes", which writes them.`]],
    ['no list', {...BASE, 'docusaurus.config.ts': ''}, [], [`${PUBLISHED}:1  moved-pages  "/" and 8 more are not in the list of published addresses. Run "npm run routes", which writes them.`]],
    ['one language alone', {...BASE, [PUBLISHED]: list('/docs/old')}, inEvery('/docs/old', '/docs/a').slice(0, 2), [
      `${PUBLISHED}:8  moved-pages  "/docs/old" was published, and nothing answers it any more in es. Add {from: '/docs/old', to: '…'} to "moves" in src/config/redirects.ts, or bring the page back.`,
      'src/config/redirects.ts:0  moved-pages  The redirect from "/docs/old" does not exist in es. Add it to "moves", which serves every language.',
      'src/config/redirects.ts:0  moved-pages  The redirect from "/zh-CN/docs/old" does not exist in es. Add it to "moves", which serves every language.',
    ]],
    ['a chain', {...BASE, [PUBLISHED]: list()}, [...inEvery('/docs/x', '/docs/y'), ...inEvery('/docs/y', '/docs/a')], ['', '/zh-CN', '/es'].map((locale) =>
      `src/config/redirects.ts:0  moved-pages  The redirect from "${locale}/docs/x" leads to "${locale}/docs/y", which is redirected again. Let it lead to "${locale}/docs/a".`)],
    ['a loop', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/x', '/docs/x'), ['', '/zh-CN', '/es'].map((locale) =>
      `src/config/redirects.ts:0  moved-pages  The redirect from "${locale}/docs/x" leads to "${locale}/docs/x", which is redirected again. Let it lead to "${locale}/docs/x".`)],
    ['no page', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/x', '/docs/none'), ['', '/zh-CN', '/es'].map((locale) =>
      `src/config/redirects.ts:0  moved-pages  The redirect from "${locale}/docs/x" leads to "${locale}/docs/none", which is no page. Correct the address.`)],
    ['a page is hidden', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/a', '/docs'), ['', '/zh-CN', '/es'].map((locale) =>
      `src/config/redirects.ts:0  moved-pages  The redirect from "${locale}/docs/a" hides a page that has this address. Delete the redirect, or the page.`)],
    ['a rest that is lost', {...BASE, [PUBLISHED]: list()}, [{from: '/zh/*', to: '/zh-CN/'}], ['src/config/redirects.ts:0  moved-pages  The redirect from "/zh/*" keeps the rest of the path, its target "/zh-CN/" does not. End both in "/*".']],
    ['a folder without pages', {...BASE, [PUBLISHED]: list()}, [{from: '/old/*', to: '/new/*'}], ['src/config/redirects.ts:0  moved-pages  The redirect from "/old/*" leads to "/new/*", below which there is no page. Name the folder of existing pages.']],
  ])('%s', async (_what, files, table, expected) => expect(await lines(files, table)).toEqual(expected.map((line) => line.replace(':0 ', ':1 '))));

  it.skipIf(toolIsMissing('addresses that were taken out of the list', 'git'))('an address that was taken out of the list is missed', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'moved-'));
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], {cwd: root, stdio: 'ignore'});
    mkdirSync(path.join(root, 'src/config'), {recursive: true});
    writeFileSync(path.join(root, PUBLISHED), list('/docs/old'));
    git('init', '-b', 'main');
    git('add', '-A');
    git('commit', '-m', 'first');
    const files = {...BASE, 'docusaurus.config.ts': '', [PUBLISHED]: list()};
    expect(await lines(files, [], root)).toEqual([`${PUBLISHED}:1  moved-pages  "/docs/old" was taken out of the list, which only grows. Put the line back.`]);
    // What the main branch publishes after this one left it is not missed here.
    git('checkout', '-b', 'work');
    git('checkout', 'main');
    writeFileSync(path.join(root, PUBLISHED), list('/docs/old', '/docs/later'));
    git('commit', '-am', 'second');
    git('checkout', 'work');
    expect(await lines(files, [], root)).toEqual([`${PUBLISHED}:1  moved-pages  "/docs/old" was taken out of the list, which only grows. Put the line back.`]);
    rmSync(root, {recursive: true, force: true});
  });

  it('the table of the portal is sound', async () => {
    expect(await lines({...BASE, [PUBLISHED]: list()}, redirects)).toEqual([]);
  });
});

describe('the list of published addresses', () => {
  it('only grows, sorted, each once', () => {
    expect(writePublished(writePublished('', ['/b', '/a']), ['/c']).split('\n').slice(1)).toEqual(['/a', '/b', '/c', '']);
  });

  it.each([
    ['BOM and mixed line ends', '\uFEFF/a\r\n/b\n\r/c'], ['a union of two branches', '# x\n/a\n/c\n# x\n/b\n/a\n'], ['NUL and right-to-left marks', '/a\n/b\n/c\n\0x\n\u202Ey\n'],
    ['deeply nested', `/a\n/b\n/c\n${'> '.repeat(50_000)}\n`],
  ])('hostile: %s', (_what, text) => expect([...readPublished(text).keys()].sort()).toEqual(['/a', '/b', '/c']));

  it('hostile: a hundred thousand addresses', () => {
    const started = performance.now();
    expect(readPublished(Array.from({length: 100_000}, (_, i) => `/docs/${i}`).join('\n')).size).toBe(100_000);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
