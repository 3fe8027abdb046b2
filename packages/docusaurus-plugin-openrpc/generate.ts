import path from 'node:path';
import type {LoadedInstance} from './loadInstance';
import {localizedMethods} from './localizedMethod';
import type {PluginOptions} from './options';
import {categoryFiles, pageFiles, type PageSet} from './pages';
import type {LoadedDocument} from './types';
import {writeFiles} from './writeFiles';

/** Name of the plugin, and of the folder that the framework creates for its data. */
export const PLUGIN_NAME = 'docusaurus-plugin-openrpc';

/** Names of an instance's data files; pages import them from `@generated`. */
export const DATA = {method: (name: string) => `method-${name}.json`, instance: 'instance.json', rows: 'rows.json'};

/** All data from which the pages of one locale are written. */
export function pageSet(options: PluginOptions, document: LoadedDocument, locale: string): PageSet {
  const generated = (file: string) => `@generated/${PLUGIN_NAME}/${options.id}/${file}`;
  const {info, 'x-subjects': subjects} = document.head.value;
  return {
    locale,
    title: info.title,
    description: info.description,
    label: options.sidebar.label,
    position: options.sidebar.position,
    key: `rpc-${options.id}`,
    folder: options.pages,
    subjects,
    ...(options.errorsPage !== undefined && {errorsPage: options.errorsPage}),
    methods: localizedMethods(document),
    words: options.adapter.labels,
    data: {
      page: (name) => generated(DATA.method(name)),
      instance: generated(DATA.instance),
      rows: generated(DATA.rows),
      adapter: options.adapter.module,
    },
  };
}

/** The pages of a build in the default language and in its own; these are the same if the locale has no translation. */
export interface PageSets {
  original: PageSet;
  own: PageSet;
}

/** Builds the pages of a locale, once for the whole build. */
export function pageSets(
  options: PluginOptions,
  {english, localized}: LoadedInstance,
  locale: string,
  defaultLocale: string,
): PageSets {
  const original = pageSet(options, english, defaultLocale);
  if (!options.locales[locale] || locale === defaultLocale) return {original, own: original};
  return {original, own: {...pageSet(options, localized, locale), isTranslation: true}};
}

/**
 * Writes the pages where the docs plugin looks for them: those in the default language always, because the docs plugin
 * reads the list of pages from there, and those of the current locale next to its other translations. The content for
 * the default language doesn't depend on the locale, so several locales can be built at the same time.
 */
export function writePages(siteDir: string, options: PluginOptions, {original, own}: PageSets): void {
  const {docs, pages, locales} = options;
  writeFiles(path.join(siteDir, docs, pages), new Map([...categoryFiles(original), ...pageFiles(original)]));
  if (own === original) return;
  const translations = path.join(siteDir, 'i18n', locales[own.locale]!, 'docusaurus-plugin-content-docs/current');
  writeFiles(path.join(translations, pages), pageFiles(own));
}
