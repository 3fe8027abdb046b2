import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {specStates} from '../componentSpecs.mjs';
import {gitIn} from '../git.mjs';

const SITE = path.resolve(import.meta.dirname, '../../..');
const [TABLES, GLOSSARY] = ['tests/e2e/tables.spec.ts', 'tests/e2e/glossary.spec.ts'];
let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'specs-'));
  gitIn(root, 'init');
  write(
    TABLES,
    "import {open} from '../support/page';\nopen('/docs/core/methods'); open('/docs/core/build/'); open(`${prefix}/docs/espace/gas#calculate`);\n",
  );
  write(GLOSSARY, '');
  write('tests/e2e/walk.spec.ts', '');
  write('tests/support/page.ts', '');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('browser tests that most commits leave out', () => {
  it.each([
    ['its helpers', 'tests/support/page.ts', [TABLES]],
    ['itself', GLOSSARY, [GLOSSARY]],
    ['its page', 'docs/core/methods.mdx', [TABLES]],
    ['its page with a section', 'docs/espace/gas.mdx', [TABLES]],
    ['the page of its folder', 'docs/core/build/index.mdx', [TABLES]],
    ['a translation', 'i18n/es/docusaurus-plugin-content-docs/current/core/methods.mdx', [TABLES]],
    ['a component', 'src/components/Tabs/index.tsx', [GLOSSARY, TABLES]],
    ['a style', 'src/css/custom.css', [GLOSSARY, TABLES]],
    ['a fact', 'src/facts/gas.json', [GLOSSARY, TABLES]],
    ['a partial', 'docs/_install.mdx', [GLOSSARY, TABLES]],
    ['a text of the interface', 'i18n/zh/code.json', [GLOSSARY, TABLES]],
    ['a post', 'blog/2026-11-21-units.mdx', [GLOSSARY, TABLES]],
    ['a translated post', 'i18n/es/docusaurus-plugin-content-blog/2026-11-21-units.mdx', [GLOSSARY, TABLES]],
    ['the reference', 'openrpc/core/gas.yaml', [GLOSSARY, TABLES]],
    ['the theme of a package', 'packages/plugin/theme/Rpc.tsx', [GLOSSARY, TABLES]],
    ['a picture of a page', 'docs/overview/two-spaces.svg', [GLOSSARY, TABLES]],
    ['a static file', 'static/js/boot.js', [GLOSSARY, TABLES]],
    ['the server', 'scripts/server/createSiteServer.ts', [GLOSSARY, TABLES]],
    ['the command of the server', 'scripts/serve.ts', [GLOSSARY, TABLES]],
    ['the start of the browser', 'scripts/lib/browserOptions.ts', [GLOSSARY, TABLES]],
    ['the settings of the browser tests', 'playwright.config.ts', [GLOSSARY, TABLES]],
    ['the settings of the site', 'docusaurus.config.ts', [GLOSSARY, TABLES]],
    ['the sidebars', 'sidebars.ts', [GLOSSARY, TABLES]],
    ['the packages', 'package-lock.json', [GLOSSARY, TABLES]],
    ['the test of a component', 'src/components/Tabs/__tests__/tabs.test.ts', []],
    ['another page', 'docs/core/other.mdx', []],
    ['another test', 'tests/node/claims.test.ts', []],
  ])('run again after a change of %s', (_, file, again) => {
    const before = specStates(root);
    expect(Object.keys(before)).toEqual([GLOSSARY, TABLES]);
    write(file, 'changed');
    const after = specStates(root);
    expect(Object.keys(after).filter((spec) => after[spec] !== before[spec])).toEqual(again);
  });

  it('of the project have a state, and each name of the list finds one', () => {
    expect(Object.keys(specStates())).toHaveLength(18);
  });

  it('depend on each page of the docs that they open', () => {
    const own = Object.keys(specStates());
    const routes = own.flatMap((spec) =>
      [...fs.readFileSync(path.join(SITE, spec), 'utf8').matchAll(/['"`}](\/docs\/[\w/-]+)/g)].map(
        ([, route = '']) => ({spec, route: route.replace(/\/$/, '')}),
      ),
    );
    const files = routes.flatMap(({spec, route}) =>
      [`${route}.mdx`, `${route}/index.mdx`]
        .map((name) => name.slice(1))
        .filter((file) => fs.existsSync(path.join(SITE, file)))
        .map((file) => ({spec, file})),
    );
    expect(files.length).toBeGreaterThan(60);
    for (const {spec} of files) write(spec, fs.readFileSync(path.join(SITE, spec), 'utf8'));
    const before = specStates(root);
    for (const {spec, file} of files) {
      write(file, 'changed');
      expect(specStates(root)[spec], `${spec} and ${file}`).not.toBe(before[spec]);
      fs.rmSync(path.join(root, file));
    }
  });

  it('prove no statement of the specification, so that every run verifies these', () => {
    const {statements} = JSON.parse(fs.readFileSync(path.join(SITE, 'tests/statements.json'), 'utf8')) as {
      statements: Record<string, {proofs?: string[]}>;
    };
    const fragments = Object.values(statements).flatMap(({proofs = []}) => proofs);
    expect(fragments.length).toBeGreaterThan(50);
    const sources = Object.keys(specStates()).map((file) => fs.readFileSync(path.join(SITE, file), 'utf8'));
    expect(fragments.filter((fragment) => sources.some((source) => source.includes(fragment)))).toEqual([]);
  });
});
