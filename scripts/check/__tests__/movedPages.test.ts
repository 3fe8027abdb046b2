import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {redirects, type Redirect} from '../../../src/config/redirects';
import {gitIn} from '../../lib/git.mjs';
import {toolIsMissing} from '../../lib/tools';
import {format} from '../engine/report';
import {scan} from '../parse/scan';
import {PUBLISHED, readPublished, writePublished} from '../routes/published';
import {movedPagesWith} from '../rules/moved-pages';
import type {PageIndex, Site} from '../types';
import {expectFindings, page} from './support';

const FIXED = ['/', '/blog', '/blog/archive', '/blog/tags', '/docs', '/docs/tags', '/search', '/translation-status'];
const BASE = {'docs/index.mdx': page(), 'docs/a.mdx': page(), 'src/pages/index.tsx': '', 'src/config/redirects.ts': ''};
const list = (...more: string[]) => writePublished('', [...FIXED, '/docs/a', ...more]);
const inEvery = (from: string, to: string): Redirect[] =>
  ['', '/zh-CN', '/es'].map((locale) => ({from: locale + from, to: locale + to}));

/** The file in which faults of the redirects are reported. */
const TABLE = 'src/config/redirects.ts:1  moved-pages';

async function lines(
  files: Record<string, string>,
  table: readonly Redirect[] = [],
  root = '/nowhere',
): Promise<string[]> {
  const pages = new Map<string, PageIndex>();
  for (const [file, text] of Object.entries(files)) {
    const {index} = scan(file, text, [], []);
    if (index) pages.set(file, index);
  }
  const site: Site = {root, files: new Set(Object.keys(files)), pages, read: (file) => files[file]};
  return [...(await movedPagesWith(table).check(site))].map((problem) => format({rule: 'moved-pages', ...problem}));
}

describe('moved-pages', () => {
  it('every page is in the list, every address of the list answers', async () => {
    expect(await lines({...BASE, [PUBLISHED]: list()})).toEqual([]);
    expect(await lines({...BASE, [PUBLISHED]: list('/docs/old')}, inEvery('/docs/old', '/docs/a'))).toEqual([]);
  });

  it.each<[what: string, files: Record<string, string>, table: Redirect[], expected: string[]]>([
    ['a page is gone', {...BASE, [PUBLISHED]: list('/docs/old')}, [], [`${PUBLISHED}:8  moved-pages`]],
    [
      'a page was renamed',
      {...BASE, 'docs/b.mdx': page(), [PUBLISHED]: list('/docs/old')},
      inEvery('/docs/old', '/docs/b'),
      [`${PUBLISHED}:1  moved-pages`],
    ],
    ['no list', {...BASE, 'docusaurus.config.ts': ''}, [], [`${PUBLISHED}:1  moved-pages`]],
    [
      'one language alone',
      {...BASE, [PUBLISHED]: list('/docs/old')},
      inEvery('/docs/old', '/docs/a').slice(0, 2),
      [`${PUBLISHED}:8  moved-pages`, TABLE, TABLE],
    ],
    [
      'the default language alone',
      {...BASE, [PUBLISHED]: list('/docs/old')},
      inEvery('/docs/old', '/docs/a').slice(0, 1),
      [`${PUBLISHED}:8  moved-pages`, TABLE],
    ],
    [
      'no page, in its line of the table',
      {
        ...BASE,
        [PUBLISHED]: list(),
        'src/config/redirects.ts': "const moves = [\n  {from: '/docs/x', to: '/docs/none'},\n];\n",
      },
      inEvery('/docs/x', '/docs/none'),
      Array.from({length: 3}, () => 'src/config/redirects.ts:2  moved-pages'),
    ],
    [
      'a chain',
      {...BASE, [PUBLISHED]: list()},
      [...inEvery('/docs/x', '/docs/y'), ...inEvery('/docs/y', '/docs/a')],
      [TABLE, TABLE, TABLE],
    ],
    ['a loop', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/x', '/docs/x'), [TABLE, TABLE, TABLE]],
    ['no page', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/x', '/docs/none'), [TABLE, TABLE, TABLE]],
    ['a page is hidden', {...BASE, [PUBLISHED]: list()}, inEvery('/docs/a', '/docs'), [TABLE, TABLE, TABLE]],
    ['a rest that is lost', {...BASE, [PUBLISHED]: list()}, [{from: '/zh/*', to: '/zh-CN/'}], [TABLE]],
    ['a folder without pages', {...BASE, [PUBLISHED]: list()}, [{from: '/old/*', to: '/new/*'}], [TABLE]],
  ])('%s', async (_what, files, table, expected) => expectFindings(await lines(files, table), expected));

  it('the table of the portal is sound', async () => {
    const papers = '/docs/general/conflux-basics/additional-resources/conflux_papers';
    const files = {...BASE, [`${papers.slice(1)}.mdx`]: page(), [PUBLISHED]: list(papers)};
    expect(await lines(files, redirects)).toEqual([]);
  });
});

describe.skipIf(toolIsMissing('addresses that were taken out of the list', 'git'))(
  'moved-pages: the list only grows',
  () => {
    const LOST = `${PUBLISHED}:1  moved-pages`;
    /** A project with an address missing from its list. */
    const files = {...BASE, 'docusaurus.config.ts': '', [PUBLISHED]: list()};
    let parent = '';
    let root = '';
    const git = (...args: string[]) => gitIn(root, ...args);
    /** Commits a list; returns its hash. */
    const commit = (text: string) => {
      writeFileSync(path.join(root, PUBLISHED), text);
      git('add', '-A');
      git('commit', '--allow-empty', '-m', 'list');
      return git('rev-parse', 'HEAD');
    };
    beforeEach(() => {
      parent = mkdtempSync(path.join(tmpdir(), 'moved-'));
      root = path.join(parent, 'project');
      mkdirSync(path.join(root, 'src/config'), {recursive: true});
      git('init', '-b', 'main');
      vi.stubEnv('CI', '1');
      vi.stubEnv('BASE_COMMIT', '');
    });
    afterEach(() => {
      vi.unstubAllEnvs();
      rmSync(parent, {recursive: true, force: true});
    });

    it('an address that was taken out since the last commit is missed', async () => {
      commit(list('/docs/old'));
      expectFindings(await lines(files, [], root), [LOST]);
    });

    it('an address that the last commit of the main branch took out is missed, with and without a remote', async () => {
      commit(list('/docs/old'));
      commit(list());
      expectFindings(await lines(files, [], root), [LOST]);
      git('checkout', '--detach');
      git('branch', '-D', 'main');
      expectFindings(await lines(files, [], root), [LOST]);
      git('checkout', '-b', 'main');
      git('clone', root, path.join(parent, 'clone'));
      expectFindings(await lines(files, [], path.join(parent, 'clone')), [LOST]);
    });

    it('an address that an earlier commit of the same push took out is missed', async () => {
      const before = commit(list('/docs/old'));
      commit(list());
      commit(list());
      vi.stubEnv('BASE_COMMIT', before);
      expectFindings(await lines(files, [], root), [LOST]);
      // A new branch has no commit before the push.
      vi.stubEnv('BASE_COMMIT', '0'.repeat(40));
      expect(await lines(files, [], root)).toEqual([]);
    });

    it('a branch is compared with where it left the main one, whatever this one publishes later', async () => {
      commit(list('/docs/old'));
      git('checkout', '-b', 'work');
      commit(list());
      commit(list());
      git('checkout', 'main');
      commit(list('/docs/old', '/docs/later'));
      git('checkout', 'work');
      expectFindings(await lines(files, [], root), [LOST]);
    });

    it('in CI, a shallow clone is a failure, because it has nothing to compare the list with', async () => {
      commit(list('/docs/old'));
      commit(list());
      const clone = path.join(parent, 'clone');
      git('clone', '--depth', '1', `file://${root}`, clone);
      expectFindings(await lines(files, [], clone), [`${PUBLISHED}:1  moved-pages`]);
      vi.stubEnv('CI', '');
      expect(await lines(files, [], clone)).toEqual([]);
      // What was taken out since its only commit is missed in any case.
      const other = {...files, [PUBLISHED]: list().replace('/docs/a\n', '')};
      expect((await lines(other, [], clone)).filter((line) => line.includes('was removed'))).toHaveLength(1);
    });

    it('every workflow that checks or builds the portal has the whole history', () => {
      const folder = '.github/workflows';
      const texts = readdirSync(folder)
        .filter((file) => file.endsWith('.yml'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'));
      const building = texts.filter((text) => /run: (?:\.ci\/run|npm run (?:build|check)|npm test)/.test(text));
      expect(building.length).toBeGreaterThan(2);
      for (const text of building)
        expect(text).toMatch(/actions\/checkout@.*\n +with:\n(?: +(?:#|ref:).*\n)* +fetch-depth: 0\n/);
    });
  },
);

describe('the list of published addresses', () => {
  it('only grows, sorted, each once', () => {
    expect(
      writePublished(writePublished('', ['/b', '/a']), ['/c'])
        .split('\n')
        .slice(1),
    ).toEqual(['/a', '/b', '/c', '']);
  });

  it.each([
    ['a text with a BOM and mixed line ends', '\uFEFF/a\r\n/b\n\r/c'],
    ['a union of two branches', '# x\n/a\n/c\n# x\n/b\n/a\n'],
  ])('is read from %s', (_what, text) => expect([...readPublished(text).keys()].sort()).toEqual(['/a', '/b', '/c']));
});
