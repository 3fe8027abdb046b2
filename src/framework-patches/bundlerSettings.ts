import fs from 'node:fs';
import path from 'node:path';
import type {Bundle, BundlerSettings, FrameworkPatch} from './patch';
import {rulesOf} from './rules';

/** All files that loaders run: the bundler caches their results until one of these files changes. */
const sources = (): string[] =>
  fs
    .readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:js|tsx?)$/.test(file) && !file.includes('__tests__'))
    .map((file) => path.join(__dirname, file));

/** Settings of the bundler that apply all patches. */
export function bundlerSettings(
  patches: readonly FrameworkPatch[],
  bundle: Pick<Bundle, 'config' | 'isServer' | 'localizationDir' | 'generatedFilesDir'>,
): BundlerSettings {
  const {config, isServer} = bundle;
  config.experiments?.cache?.buildDependencies?.push(...sources());
  const has = (name: string): boolean => patches.some((patch) => patch.name === name);
  const all = patches.map(
    ({configureWebpack}) =>
      configureWebpack?.({...bundle, isForReaders: !isServer && config.mode === 'production', has}) ?? {},
  );
  const rules = [
    ...patches.flatMap((patch) => rulesOf(patch, isServer)),
    ...all.flatMap(({module}) => module?.rules ?? []),
  ];
  return {
    plugins: all.flatMap(({plugins = []}) => plugins),
    output: Object.assign({}, ...all.map(({output}) => output)),
    optimization: Object.assign({}, ...all.map(({optimization}) => optimization)),
    resolve: {alias: Object.assign({}, ...all.map(({resolve}) => resolve?.alias))},
    module: {rules},
  } as BundlerSettings;
}
