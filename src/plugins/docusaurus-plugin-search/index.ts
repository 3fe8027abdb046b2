import fs from 'node:fs/promises';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {languageOf} from '../../languages';
import {readGlossary} from '../../remark/glossary/readGlossary';
import {buildIndex} from './build/buildIndex';
import {collectPages} from './build/collectPages';
import {pageTypes} from './build/pageTypes';
import {readWords} from './build/words';
import {writeIndex} from './build/writeIndex';
import type {SearchPaths} from './client/useSearchPaths';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/**
 * Search without a service. After the build, the texts of the rendered pages are written to the files of an index, one
 * for each locale (README.md). The reader's browser fetches what a query needs and searches it in a worker. List this
 * plugin under `themes`, after the theme whose empty `SearchBar` it replaces.
 */
export default function searchPlugin(
  {baseUrl, siteDir, i18n}: LoadContext,
  {routePath, indexFile, wordsFile, words, aliases, errorFinder, issues}: PluginOptions,
): Plugin {
  const below = (address: string): string => normalizeUrl([baseUrl, address]);
  return {
    name: 'docusaurus-plugin-search',
    getThemePath: () => path.join(siteDir, path.relative(siteDir, __dirname), 'theme'),
    contentLoaded({actions}) {
      const searchPath = below(routePath);
      const paths: SearchPaths = {
        searchPath,
        indexUrl: below(indexFile),
        wordsUrl: below(wordsFile),
        errorFinder: below(errorFinder),
        issues,
      };
      actions.setGlobalData(paths);
      actions.addRoute({path: searchPath, component: '@theme/SearchPage', exact: true});
    },
    async postBuild({outDir, routesPaths, plugins}) {
      const {folder} = languageOf(i18n.currentLocale);
      const pages = await collectPages({outDir, baseUrl, routesPaths}, pageTypes(plugins));
      const text = await fs.readFile(path.join(siteDir, words), 'utf8');
      const known = readWords(text, readGlossary(siteDir), folder);
      const files = buildIndex(pages, known, i18n.currentLocale, aliases);
      await writeIndex(outDir, files, {index: indexFile, words: wordsFile});
    },
  };
}
