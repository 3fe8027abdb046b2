import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import searchPlugin from '../index';
import {validateOptions, type Options} from '../options';

const validate = (options: unknown) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Options});

describe('options', () => {
  it('fills in defaults', () =>
    expect(validate({})).toMatchObject({routePath: 'search', indexFile: 'search-index.json'}));
  it.each([{routePath: '/a/b'}, {indexFile: '../x.json'}, {indexFile: 'index.html'}, {routePath: ''}, {unknown: 1}])(
    'refuses %j',
    (options) => expect(() => validate(options)).toThrow(),
  );
});

describe('plugin', () => {
  it('puts its route and addresses below the base URL of the locale', async () => {
    const actions = {addRoute: vi.fn(), setGlobalData: vi.fn(), createData: vi.fn()};
    const plugin = searchPlugin({baseUrl: '/zh-CN/'} as LoadContext, {
      routePath: 'search',
      indexFile: 'search-index.json',
    });
    await plugin.contentLoaded?.({content: undefined, actions: actions as unknown as PluginContentLoadedActions});
    expect(actions.addRoute).toHaveBeenCalledWith({path: '/zh-CN/search', component: '@theme/SearchPage', exact: true});
    expect(actions.setGlobalData).toHaveBeenCalledWith({
      searchPath: '/zh-CN/search',
      indexUrl: '/zh-CN/search-index.json',
    });
  });
});
