import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import mdxDependenciesPlugin, {validateOptions} from '..';

const validated = (options: object) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as never});
const snippets = 'src/snippets';

describe('options of docusaurus-plugin-mdx-dependencies', () => {
  it.each([
    ['no list', {snippets}, '"files" is required'],
    ['an empty list', {files: [], snippets}, '"files" must contain at least 1 items'],
    [
      'a path outside',
      {files: ['../a.json'], snippets},
      '"files[0]" with value "../a.json" fails to match the a path below the root of the project pattern',
    ],
    [
      'an absolute path',
      {files: ['/etc/a.json'], snippets},
      'fails to match the a path below the root of the project pattern',
    ],
    ['the same file twice', {files: ['a.json', 'a.json'], snippets}, '"files[1]" contains a duplicate value'],
    ['no folder of snippets', {files: ['a.json']}, '"snippets" is required'],
    [
      'a folder of snippets outside',
      {files: ['a.json'], snippets: 'src/../../a'},
      '"snippets" with value "src/../../a" fails to match',
    ],
    [
      'a folder of data outside',
      {files: ['a.json'], snippets, data: {Sequence: '../a'}},
      '"data.Sequence" with value "../a" fails to match',
    ],
    ['an unknown option', {files: ['a.json'], snippets, folder: 'x'}, '"folder" is not allowed'],
  ])('reject %s', (_what, options, message) => {
    expect(() => validated(options)).toThrow(message);
  });

  it('contain the files to watch, relative to the root of the project', () => {
    const plugin = mdxDependenciesPlugin(
      {siteDir: '/site'} as LoadContext,
      validated({files: ['src/facts/a.json'], snippets}),
    );
    expect(plugin.getPathsToWatch?.()).toEqual(['/site/src/facts/a.json']);
  });
});
