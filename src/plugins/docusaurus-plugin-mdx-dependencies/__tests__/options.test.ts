import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import mdxDependenciesPlugin, {validateOptions} from '..';

const validated = (options: object) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as never});
const snippets = 'src/snippets';
const glossary = 'src/facts/glossary.yaml';

describe('options of docusaurus-plugin-mdx-dependencies', () => {
  it.each([
    ['no glossary', {snippets}, '"glossary" is required'],
    [
      'a path outside',
      {glossary: '../a.yaml', snippets},
      '"glossary" with value "../a.yaml" fails to match the a path below the root of the project pattern',
    ],
    [
      'an absolute path',
      {glossary: '/etc/a.yaml', snippets},
      'fails to match the a path below the root of the project pattern',
    ],
    ['no folder of snippets', {glossary}, '"snippets" is required'],
    [
      'a folder of snippets outside',
      {glossary, snippets: 'src/../../a'},
      '"snippets" with value "src/../../a" fails to match',
    ],
    [
      'a folder of data outside',
      {glossary, snippets, data: {Sequence: '../a'}},
      '"data.Sequence" with value "../a" fails to match',
    ],
    ['an unknown option', {glossary, snippets, folder: 'x'}, '"folder" is not allowed'],
  ])('reject %s', (_what, options, message) => {
    expect(() => validated(options)).toThrow(message);
  });

  it('contain the file to watch, relative to the root of the project', () => {
    const plugin = mdxDependenciesPlugin({siteDir: '/site'} as LoadContext, validated({glossary, snippets}));
    expect(plugin.getPathsToWatch?.()).toEqual(['/site/src/facts/glossary.yaml']);
  });
});
