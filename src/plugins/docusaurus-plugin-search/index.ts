import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeIndex} from './indexFile';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

/**
 * Search without a service. After the build, the texts of the rendered pages are written to one file per locale. The
 * reader's browser fetches it on first use and searches it in a worker. List this plugin under `themes`, after the
 * theme whose empty `SearchBar` it replaces.
 */
export default function searchPlugin({baseUrl, siteDir}: LoadContext, {routePath, indexFile}: PluginOptions): Plugin {
  return {
    name: 'docusaurus-plugin-search',
    getThemePath: () => path.join(siteDir, path.relative(siteDir, __dirname), 'theme'),
    contentLoaded({actions}) {
      const searchPath = normalizeUrl([baseUrl, routePath]);
      actions.setGlobalData({searchPath, indexUrl: normalizeUrl([baseUrl, indexFile])});
      actions.addRoute({path: searchPath, component: '@theme/SearchPage', exact: true});
    },
    async postBuild({outDir, routesPaths}) {
      await writeIndex({outDir, baseUrl, routesPaths}, indexFile);
    },
  };
}
