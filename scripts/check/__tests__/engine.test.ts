import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changedFiles, gitIn} from '../../lib/git.mjs';
import {toolIsMissing} from '../../lib/tools';
import {listFiles} from '../engine/files';
import {runContentCheck} from '../engine/run';
import {tidyFormat, tidyLint, tidyTypes} from '../parts.mjs';
import {blogRoute} from '../routes/blog';
import {docRoute, kebabCase} from '../routes/docs';
import {page} from './support';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const git = (...args: string[]) => gitIn(root, ...args);

const withoutGit = toolIsMissing('the engine of the check', 'git');
beforeAll(() => {
  if (withoutGit) return;
  root = mkdtempSync(path.join(tmpdir(), 'check-engine-'));
  write('.gitignore', 'ignored/\n');
  write('docs/a.mdx', page());
  write('docs/b.mdx', page('You simply send it.'));
  git('init', '-b', 'main');
  git('add', '-A');
  git('commit', '-m', 'first');
});
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe.skipIf(withoutGit)('the engine', () => {
  it('lists tracked and new files, without ignored ones, and knows what changed', () => {
    write('ignored/x.ts', '');
    write('docs/ä b.mdx', page());
    write('docs/a.mdx', page('An effortless page.'));
    expect(listFiles(root)).toEqual(['.gitignore', 'docs/a.mdx', 'docs/b.mdx', 'docs/ä b.mdx']);
    expect(changedFiles(root)?.sort()).toEqual(['docs/a.mdx', 'docs/ä b.mdx']);
  });

  it('reads each file once, again when it changes, and reports only what was asked for', async () => {
    const ids = (outcome: Awaited<ReturnType<typeof runContentCheck>>) =>
      outcome.findings
        .filter(({rule}) => rule === 'wording')
        .map(({file, rule}) => `${file} ${rule}`)
        .sort();
    const first = await runContentCheck(root, []);
    expect(ids(first)).toEqual(['docs/a.mdx wording', 'docs/b.mdx wording']);
    expect(first.fresh).toBe(4);
    expect((await runContentCheck(root, [])).fresh).toBe(0);
    const only = await runContentCheck(root, [], new Set(['docs/a.mdx']));
    expect([ids(only), only.fresh, only.pages]).toEqual([['docs/a.mdx wording'], 0, 3]);
    write('docs/b.mdx', page());
    expect((await runContentCheck(root, [])).fresh).toBe(1);
    // Each run starts the worker from its sources.
  }, 30_000);

  it('without git, finds the same files in the tree of the project', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'check-walk-'));
    const files = ['.gitignore', 'docs/a.mdx', 'docs/espace/build/b.mdx', 'src/c.ts'];
    const ignored = [
      'build/index.html',
      'node_modules/x/y.js',
      'src/node_modules/z.js',
      '.cache/a',
      'docs/core/rpc/d.mdx',
      'i18n/es/docusaurus-plugin-content-docs/current/espace/rpc/e.mdx',
      '.env',
      'a.tsbuildinfo',
      'artifacts/f.png',
    ];
    for (const file of [...files, ...ignored]) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), file === '.gitignore' ? readFileSync('.gitignore') : '');
    }
    expect(listFiles(folder)).toEqual(files);
    if (!withoutGit) {
      gitIn(folder, 'init');
      expect(listFiles(folder)).toEqual(files);
    }
    rmSync(folder, {recursive: true, force: true});
  });

  it('prints the compiler and the linter in the form of the rules', () => {
    expect(tidyTypes("src/a.ts(3,5): error TS2304: Cannot find name 'x'.\n")).toEqual([
      "src/a.ts:3:5  types/TS2304  Cannot find name 'x'.",
    ]);
    const span = {line: 1, column: 2};
    const found = (code?: string, help?: string) => ({
      filename: 'src/a.ts',
      labels: [{span}],
      message: 'Expected ===',
      code,
      help,
    });
    expect(
      tidyLint(JSON.stringify({diagnostics: [found('eslint(eqeqeq)', 'Use it.'), found('react(no-x)'), found()]})),
    ).toEqual([
      'src/a.ts:1:2  lint/eqeqeq  Expected ===. Use it.',
      'src/a.ts:1:2  lint/react/no-x  Expected ===.',
      'src/a.ts:1:2  lint/directive  Expected ===.',
    ]);
    expect(tidyLint('Failed to parse the configuration\n')).toEqual(['Failed to parse the configuration']);
    expect(tidyFormat('src/a.ts\nFinished in 5ms on 3 files using 2 threads.\n')).toEqual([
      'src/a.ts:1:1  format  The file isn\'t formatted. Run "npm run format".',
    ]);
  });
});

describe('routes are those of Docusaurus', () => {
  it.each([
    ['core/Overview.mdx', undefined, '/docs/core/Overview'],
    ['general/index.md', undefined, '/docs/general'],
    ['general/README.md', undefined, '/docs/general'],
    ['core/build/build.md', undefined, '/docs/core/build'],
    ['01-intro/02-first.md', undefined, '/docs/intro/first'],
    ['general/hardforks/v2.0.md', undefined, '/docs/general/hardforks/v2.0'],
    ['a/2.0-notes.md', undefined, '/docs/a/2.0-notes'],
    ['index.mdx', '/', '/docs'],
    ['a/b.md', '/x/y', '/docs/x/y'],
    ['a/b.md', 'c', '/docs/a/c'],
    ['a/b.md', '../c', '/docs/c'],
  ])('docs %s with slug %s', (file, slug, route) => expect(docRoute(file, slug)).toBe(route));

  it.each([
    ['welcome.md', 'welcome', '/blog/welcome'],
    ['2026-11-21-news.md', undefined, '/blog/2026/11/21/news'],
    ['2026-11-21-news/index.md', undefined, '/blog/2026/11/21/news'],
    ['news.md', undefined, '/blog/news'],
  ])('blog %s with slug %s', (file, slug, route) => expect(blogRoute(file, slug)).toBe(route));

  it.each([
    ['web3.js', 'web-3-js'],
    ['eSpace', 'e-space'],
    ['hard forks', 'hard-forks'],
    ['uint types', 'uint-types'],
    ['Web3.py', 'web-3-py'],
  ])('label %s', (label, slug) => expect(kebabCase(label)).toBe(slug));
});
