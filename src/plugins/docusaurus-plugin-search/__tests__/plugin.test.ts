import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import searchPlugin from '../index';
import {validateOptions, type Options} from '../options';

const validate = (options: unknown) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Options});

describe('options', () => {
  const needed = {words: 'words.yaml', errorFinder: '/docs/errors', issues: 'https://example.org/new'};
  it('fills in defaults', () =>
    expect(validate(needed)).toMatchObject({
      routePath: 'search',
      indexFile: 'search-index.json',
      wordsFile: 'search-words.json',
      aliases: [],
    }));
  it.each([
    {routePath: '/a/b'},
    {indexFile: '../x.json'},
    {indexFile: 'index.html'},
    {wordsFile: 'x'},
    {routePath: ''},
    {unknown: 1},
    {words: undefined},
    {errorFinder: '//example.org'},
    {issues: 'new'},
    {aliases: [['alone']]},
  ])('rejects %j', (options) => expect(() => validate({...needed, ...options})).toThrow());
});

describe('plugin', () => {
  it('puts its route and addresses below the base URL of the locale', async () => {
    const actions = {addRoute: vi.fn(), setGlobalData: vi.fn(), createData: vi.fn()};
    const plugin = searchPlugin({baseUrl: '/zh-CN/'} as LoadContext, {
      routePath: 'search',
      indexFile: 'search-index.json',
      wordsFile: 'search-words.json',
      words: 'words.yaml',
      aliases: [],
      errorFinder: '/docs/errors',
      issues: 'https://example.org/new',
    });
    await plugin.contentLoaded?.({content: undefined, actions: actions as unknown as PluginContentLoadedActions});
    expect(actions.addRoute).toHaveBeenCalledWith({path: '/zh-CN/search', component: '@theme/SearchPage', exact: true});
    expect(actions.setGlobalData).toHaveBeenCalledWith({
      searchPath: '/zh-CN/search',
      indexUrl: '/zh-CN/search-index.json',
      wordsUrl: '/zh-CN/search-words.json',
      errorFinder: '/zh-CN/docs/errors',
      issues: 'https://example.org/new',
    });
  });
});
