import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LocaleStatus, Status} from './client/status';
import {collectAreas} from './collect';
import {FOLDERS, type Folder} from './mirror';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export {frontMatterReader} from './frontMatter';

/** A page that shows readers and translators the state of each translation. Only its route loads the data. */
export default function translationsPlugin(
  {baseUrl, i18n, siteDir}: LoadContext,
  {routePath, repository, generated}: PluginOptions,
): Plugin<Status> {
  return {
    name: 'docusaurus-plugin-translations',
    getThemePath: () => path.join(siteDir, path.relative(siteDir, __dirname), 'theme'),
    getPathsToWatch: () =>
      ['docs', 'blog', 'src/pages', 'i18n'].map((folder) => `${path.join(siteDir, folder)}/**/*.{md,mdx}`),
    async loadContent() {
      const locales = i18n.locales.flatMap((locale): LocaleStatus[] => {
        const {label, htmlLang, path: folder} = i18n.localeConfigs[locale]!;
        if (!(FOLDERS as readonly string[]).includes(folder)) return [];
        return [{label, htmlLang, areas: collectAreas(siteDir, folder as Folder, generated)}];
      });
      return {fileUrl: `${repository}/blob/main/`, locales};
    },
    async contentLoaded({content, actions}) {
      const status = await actions.createData('status.json', content);
      actions.addRoute({
        path: normalizeUrl([baseUrl, routePath]),
        component: '@theme/TranslationStatus',
        modules: {status},
        exact: true,
      });
    },
  };
}
