import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleDocument} from './bundle';
import {cacheGroups} from './cacheGroups';
import {DATA, pageSets, PLUGIN_NAME, writePages} from './generate';
import {instanceData} from './instanceData';
import {loadInstance} from './loadInstance';
import {methodPage} from './methodPage';
import {livePlaceholders, schemasOf} from './localizedMethod';
import type {PluginOptions} from './options';
import {methodRows, pageName} from './pages';
import {loadRecording} from './recordings';
import {documentSummary, type DocumentSummary} from './summary';
import {unitNamesIn} from './unitNames';

export {validateOptions, type AdapterOptions, type PluginOptions} from './options';

/**
 * Generates one page per JSON-RPC method from OpenRPC sources. The constructor writes the pages, before the docs plugin
 * loads, so sidebar, breadcrumbs, search and translations treat them like any other page.
 */
export default function pluginOpenRpc({siteDir, i18n}: LoadContext, options: PluginOptions): Plugin<DocumentSummary> {
  const {currentLocale, defaultLocale} = i18n;
  const sources = path.join(siteDir, options.sources);
  const instance = loadInstance(siteDir, options, currentLocale);
  const sets = pageSets(options, instance, currentLocale, defaultLocale);
  writePages(siteDir, options, sets);

  const pathIn = (folder: string) => (method: string) => `${options.docsRoute}/${folder}/${pageName(method)}`;
  const counterpartPath = pathIn(options.counterpart?.pages ?? options.pages);
  const recordingOf = (method: string) => loadRecording(sources, options.id, method);

  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [`${sources}/**/*.{yaml,json}`],

    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: cacheGroups(options.id, options.adapter.module)}}},

    // For other plugins, which read it in `allContentLoaded`.
    loadContent: async () => documentSummary(instance.localized, pathIn(options.pages), recordingOf),

    async contentLoaded({actions}) {
      const {localized} = instance;
      const {fields} = options.adapter;
      const units = unitNamesIn(options.adapter.units, currentLocale);
      const schemas = schemasOf(localized);
      const placeholders = livePlaceholders(localized);
      const checked = new Set<string>();
      for (const method of sets.own.methods) {
        const page = methodPage(method, {
          instance: options.id,
          schemas,
          recording: recordingOf(method.name),
          counterpartPath,
          placeholders,
          errorsPage: options.errorsPage,
          fields,
          units,
        });
        if ('node' in page.checked) checked.add(method.name);
        await actions.createData(DATA.method(method.name), JSON.stringify(page));
      }
      await actions.createData(DATA.instance, JSON.stringify(instanceData(options, localized, currentLocale)));
      const rows = methodRows(sets.own, pathIn(options.pages), counterpartPath, (method) => checked.has(method));
      await actions.createData(DATA.rows, JSON.stringify(rows));
    },

    async postBuild({outDir}) {
      if (currentLocale !== defaultLocale) return;
      const file = path.join(outDir, options.publish);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, `${JSON.stringify(bundleDocument(instance.english), null, 2)}\n`);
    },
  };
}
