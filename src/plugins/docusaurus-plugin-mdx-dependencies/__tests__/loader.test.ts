import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import mdxDependenciesPlugin from '..';
import addDependencies from '../addDependencies.js';

/** The dependencies that the loader adds to a page, relative to the root of the project. */
function dependencies(source: string): string[] {
  const found: string[] = [];
  const returned: unknown = (addDependencies as (this: unknown, source: string) => string).call(
    {
      getOptions: () => ({
        glossary: '/site/glossary.yaml',
        folder: '/site/src/snippets',
        data: {Sequence: '/site/src/sequences', ErrorTable: '/site/src/errors'},
      }),
      addDependency: (file: string) => found.push(path.relative('/site', file)),
    },
    source,
  );
  expect(returned).toBe(source);
  return found;
}

describe('docusaurus-plugin-mdx-dependencies', () => {
  it('every page depends on the glossary', () => {
    expect(dependencies('Prose.\n')).toEqual(['glossary.yaml']);
  });

  it('a page also depends on each snippet that it includes, in lists and quotes too, and on no other file', () => {
    const page =
      '```solidity file=a/B.sol region=x\n```\n\n1. Run:\n\n   ```sh title="a.sh" file="sh/a.sh"\n   ```\n\n> ```json file=c.json\n> ```\n\nProse with file=d.json.\n\n```ts title="e.ts"\nconst file=1;\n```\n';
    expect(dependencies(page).slice(1)).toEqual([
      'src/snippets/a/B.sol',
      'src/snippets/sh/a.sh',
      'src/snippets/c.json',
    ]);
  });

  it('a page also depends on the attacks that it runs', () => {
    expect(dependencies('<RunAttack topic="tx-origin" />\n').slice(1)).toEqual([
      'src/snippets/solidity/security/tx-origin/attack.json',
    ]);
  });

  it('a page also depends on each data file that one of its components shows', () => {
    expect(dependencies('<Sequence of="a-b" />\n\nText.\n\n<Fact of="c" /> <Sequence of={d} />\n').slice(1)).toEqual([
      'src/sequences/a-b.yaml',
    ]);
  });

  it('a page with an error table also depends on the rows that tables share', () => {
    expect(dependencies('<ErrorTable of="a-b" />\n').slice(1)).toEqual([
      'src/errors/a-b.yaml',
      'src/errors/shared.yaml',
    ]);
  });

  it('its webpack rule has no `test`, by which Docusaurus recognizes its own MDX loaders', () => {
    const plugin = mdxDependenciesPlugin({siteDir: '/site'} as LoadContext, {
      glossary: 'a.yaml',
      snippets: 'src/snippets',
      data: {Sequence: 'src/sequences'},
    });
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      module: {rules: Record<string, unknown>[]};
    };
    const [rule] = config.module.rules;
    expect(rule).not.toHaveProperty('test');
    expect(rule).toMatchObject({
      enforce: 'pre',
      options: {glossary: '/site/a.yaml', folder: '/site/src/snippets', data: {Sequence: '/site/src/sequences'}},
    });
  });
});
