import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectFiles} from '../../git.mjs';
import {reachOf} from '../index.mjs';
import {namesOf} from '../mentions.mjs';
import {englishOf, pagesOf} from '../pages.mjs';
import {KNOWN_SPECS} from '../table.mjs';
import {usesDevnetTools} from '../tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FILES = projectFiles(ROOT)!;
const reach = (...changed: string[]) => reachOf(ROOT, FILES, changed);

describe('the reach of a change', () => {
  it('of a comma on a page: its own pages, and the tests on the node that read it', () => {
    expect(reach('docs/espace/build/cip90.mdx')).toEqual({
      unknown: [],
      site: true,
      unit: [],
      node: ['tests/node/crossSpace.test.ts'],
      tutorials: [],
      specs: [],
      walk: ['docs/espace/build/cip90.mdx'],
    });
  });

  it('of a translation: the page in every language', () => {
    expect(reach('i18n/es/docusaurus-plugin-content-docs/current/overview/index.mdx')).toMatchObject({
      unknown: [],
      walk: ['docs/overview/index.mdx'],
    });
    expect(englishOf('i18n/zh/docusaurus-plugin-content-blog/2026-01-01-a.mdx')).toBe('blog/2026-01-01-a.mdx');
  });

  it('of a component: the tests that import it, its browser tests, and the pages that use it', () => {
    const found = reach('src/components/diagrams/SponsorFlow/index.tsx');
    expect(found).toMatchObject({
      unknown: [],
      site: true,
      node: ['src/components/diagrams/SponsorFlow/index.tsx'],
      specs: ['budgets', 'diagrams', 'hydration', 'look', 'narrow', 'pictures', 'tables'],
    });
    expect(found.walk).toContain('docs/core/core-space-basics/sponsor-mechanism.mdx');
  });

  it('of a tutorial’s code: the test that runs it, and the pages that show it', () => {
    const found = reach('src/snippets/tutorials/envio/config.yaml');
    expect(found.node).toContain('tests/node/envio.test.ts');
    expect(found.node).not.toContain('tests/node/x402.test.ts');
    expect(found.walk).toContain('docs/espace/tutorials/readLogs/envio.mdx');
  });

  it('of a partial: the pages that include it', () => {
    expect(pagesOf(ROOT, FILES, ['docs/espace/tutorials/upgradableContract/_traps.mdx'])).toContain(
      'docs/espace/tutorials/upgradableContract/uups.mdx',
    );
  });

  it('of the theme: all browser tests and a sample of the pages', () => {
    expect(reach('src/theme/NotFound/index.tsx')).toMatchObject({unknown: [], specs: 'all', walk: 'sample'});
  });

  it('of a test: itself', () => {
    expect(reach('tests/e2e/glossary.spec.ts')).toMatchObject({unknown: [], specs: ['glossary'], walk: undefined});
    expect(reach('tests/node/x402.test.ts').node).toEqual(['tests/node/x402.test.ts']);
  });

  it('of a snapshot: the tests of the check', () => {
    const {unknown, unit} = reach('scripts/check/__tests__/__snapshots__/pageRules.test.ts.snap');
    expect(unknown).toEqual([]);
    expect(unit).toContain('scripts/check/__tests__/pageRules.test.ts');
  });

  it('of the devnet: the tests that import the module, and all on the node if none can', () => {
    const file = 'scripts/devnet/tutorials/printed/pages.ts';
    expect(reach(file)).toMatchObject({
      unknown: [],
      site: false,
      node: [file],
      tutorials: [file],
      specs: [],
      walk: undefined,
    });
    expect(reach('scripts/devnet/programs/solcAsNative.cjs')).toMatchObject({
      unknown: [],
      site: false,
      node: 'all',
      tutorials: 'all',
    });
    expect(reach('scripts/devnet/README.md')).toMatchObject({unknown: [], site: false, node: []});
  });

  it('of packages without use in the site: the tests that use them', () => {
    expect(reach('tests/node/package-lock.json')).toMatchObject({
      unknown: [],
      site: false,
      node: 'all',
      tutorials: 'all',
    });
    expect(reach('tests/node/package.json').unit).toContain('scripts/check/__tests__/codeRules.test.ts');
    const dapps = reach('tests/tutorials/package-lock.json');
    expect(dapps).toMatchObject({unknown: [], site: false, tutorials: 'all'});
    expect(dapps.node).not.toBe('all');
    // The lock file isn't passed to vitest, because no test imports it.
    expect(reach('scripts/measure/package-lock.json')).toMatchObject({
      unknown: [],
      site: false,
      tutorials: ['scripts/measure/package-lock.json'],
    });
  });

  it.each([
    'package-lock.json',
    'scripts/server/index.ts',
    'tests/support/page.ts',
    'playwright.config.ts',
    'a-new-folder/file',
  ])('of %s is unknown: everything runs', (file) => {
    expect(reach('docs/index.mdx', file).unknown).toEqual([file]);
  });

  it('of a deleted page: the site is built without it', () => {
    expect(reach('docs/espace/gone.mdx')).toMatchObject({site: true, walk: undefined});
  });
});

it('commands of Foundry and graph-cli on a changed page need the tools', () => {
  expect(usesDevnetTools(ROOT, ['docs/index.mdx', 'docs/espace/tutorials/deployContract/hardhatAndFoundry.mdx'])).toBe(
    true,
  );
  expect(usesDevnetTools(ROOT, ['docs/espace/tutorials/graph/create-subgraphs.mdx'])).toBe(true);
  expect(usesDevnetTools(ROOT, ['docs/overview/offline.mdx', 'docs/gone.mdx', 'scripts/check/code/helpTexts.ts'])).toBe(
    false,
  );
});

describe('the table', () => {
  it('contains every browser test', () => {
    const specs = fs
      .readdirSync(path.join(ROOT, 'tests/e2e'))
      .flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
    expect([...KNOWN_SPECS].sort()).toEqual(specs.sort());
  });

  it('has a row for every page, component, fact and snippet', () => {
    const sources = FILES.filter((file) =>
      /^(?:docs|blog|openrpc|static)\/|^(?:src|packages)\/(?!.*__tests__)/.test(file),
    );
    expect(sources.filter((file) => reachOf(ROOT, [], [file]).unknown.length > 0)).toEqual([]);
  });
});

it.each([
  ['docs/espace/build/cip90.mdx', "read('docs/espace/build/cip90.mdx')", true],
  ['docs/espace/tutorials/graph/index.mdx', "pageText('graph')", true],
  ['i18n/zh/docusaurus-plugin-content-docs/current/espace/build/cip90.mdx', "'cip90'", true],
  ['docs/espace/build/cip90.mdx', "'cip900'", false],
  ['src/snippets/tutorials/x402/seller.ts', 'stage("x402")', true],
])('%s is named by %s: %s', (file, source, is) => {
  expect(namesOf(file).some((name) => name.test(source))).toBe(is);
});
