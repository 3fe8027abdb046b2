import type {LoadContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import sourcesPlugin, {validateOptions} from '..';

const validated = (options: object) => validateOptions({validate: normalizePluginOptions as never, options: options as never});

describe('docusaurus-plugin-sources', () => {
  it.each([
    ['no list', {}, '"files" is required'],
    ['an empty list', {files: []}, '"files" must contain at least 1 items'],
    ['a path outside', {files: ['../a.json']}, '"files[0]" with value "../a.json" fails to match the a path below the root of the project pattern'],
    ['an absolute path', {files: ['/etc/a.json']}, 'fails to match the a path below the root of the project pattern'],
    ['the same file twice', {files: ['a.json', 'a.json']}, '"files[1]" contains a duplicate value'],
    ['an unknown option', {files: ['a.json'], folder: 'x'}, '"folder" is not allowed'],
  ])('refuses %s', (_what, options, message) => {
    expect(() => validated(options)).toThrow(message);
  });

  it('watches the files that it is given, from the root of the project', () => {
    const plugin = sourcesPlugin({siteDir: '/site'} as LoadContext, validated({files: ['src/facts/a.json']}));
    expect(plugin.getPathsToWatch?.()).toEqual(['/site/src/facts/a.json']);
  });
});
