import path from 'node:path';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {FRAMEWORK_PATCHES} from '../all';
import {bundlerSettings} from '../bundlerSettings';
import type {BundlerConfig, FrameworkPatch} from '../patch';
import replaceTexts from '../loaders/replaceTexts';

const require = createRequire(import.meta.url);

class ChunkAssetPlugin {}

const bundler = (): BundlerConfig => ({
  mode: 'production',
  plugins: [new ChunkAssetPlugin()],
  experiments: {cache: {buildDependencies: []}},
});

interface Settings {
  readonly module: {readonly rules: readonly {resource?: string; options?: {code?: string}}[]};
  readonly resolve: {readonly alias: Record<string, string>};
  readonly optimization: object;
}
const settings = (patches: readonly FrameworkPatch[], isServer: boolean, config = bundler()): Settings =>
  bundlerSettings(patches, {
    config,
    isServer,
    localizationDir: '/site/i18n/en',
    generatedFilesDir: '/site/.docusaurus',
  }) as Settings;

describe('bundlerSettings', () => {
  it('joins the settings of all patches', () => {
    const {resolve, optimization} = settings(FRAMEWORK_PATCHES, false);
    expect(Object.keys(resolve.alias)).toEqual(['portal-highlighter$']);
    expect(optimization).toMatchObject({chunkIds: 'named', splitChunks: {cacheGroups: {common: {name: 'common'}}}});
  });

  it('changes nothing in the scripts that render pages but what readers also have', () => {
    const server = settings(FRAMEWORK_PATCHES, true);
    expect(server.optimization).toEqual({});
    const files = ({module}: Settings) => module.rules.map(({resource}) => resource);
    expect(files(server).length).toBeGreaterThan(0);
    expect(files(settings(FRAMEWORK_PATCHES, false))).toEqual(expect.arrayContaining(files(server)));
    // Only the browser writes the head of the document.
    expect(files(server).map((file) => path.basename(file ?? ''))).not.toContain('index.module.js');
    expect(server.resolve.alias['portal-highlighter$']).toBe(
      path.resolve(__dirname, '../highlighting/client/source.server.ts'),
    );
  });

  it('replaces a module with another one for the browser and for rendering', () => {
    const patch = {
      name: 'x',
      replacements: [{file: '@docusaurus/core/lib/client/flat.js', code: {browser: 'b', server: 's'}}],
    };
    expect(
      [false, true].map((isServer) =>
        settings([patch], isServer).module.rules.map(({resource, options}) => [resource, options?.code]),
      ),
    ).toEqual(['b', 's'].map((code) => [[require.resolve('@docusaurus/core/lib/client/flat.js'), code]]));
  });

  it('says when Docusaurus no longer has the plugin that chunk-addresses replaces', () => {
    expect(() => settings(FRAMEWORK_PATCHES, false, {...bundler(), plugins: []})).toThrow(
      "Docusaurus doesn't pass one plugin with the name ChunkAssetPlugin",
    );
  });
});

describe('the loader that replaces texts', () => {
  const run = (source: string): string =>
    replaceTexts.call(
      {resourcePath: '/core/a.js', getOptions: () => ({patch: 'x', replace: [['a()', '$&b()']]})},
      source,
    );

  it('replaces each, and says which is not there once', () => {
    expect(run('f(a())')).toBe('f($&b())');
    expect(() => run('b()')).toThrow('/core/a.js doesn\'t contain "a()" once');
  });
});
