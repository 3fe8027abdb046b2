import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {PackChunksPlugin} from './bundle/PackChunksPlugin';
import {listDescriptions} from './docs/listDescriptions';

/** The generated file, and the loader in `loaders/` that writes it anew. */
const LOADERS = {'registry.js': 'registry.js', 'routesChunkNames.json': 'chunkNames.js', 'routes.js': 'routes.js', 'globalData.json': 'globalData.js'};

/** Everything that the loaders run. */
const SOURCES = ['loaders', 'routes', 'docs'].flatMap((folder) => fs.readdirSync(path.join(__dirname, folder)).map((file) => path.join(__dirname, folder, file)));

/** Properties of the routes of the documentation; those of a version hold all its sidebars. */
const ROUTE_PROPS = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Makes small what every page of the site loads about all the others, and what grows with each of them: the route table
 * (three generated files and the maps of the runtime), the list of documents, the sidebars. The browser's
 * production bundle only: the development server and the rendering of the HTML use the generated files as they are.
 */
export default function leanPagesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-lean-pages',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('cards.json', JSON.stringify(listDescriptions(allContent['docusaurus-plugin-content-docs'])));
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      // Its function gives the address of a chunk by name, with a map of all names; client/chunkAsset.ts needs no map.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      config.plugins?.push(new PackChunksPlugin() as never);
      // What comes out of a loader is kept on disk until one of these files changes.
      const {cache} = (config.experiments ?? {}) as {cache?: {buildDependencies?: string[]}};
      cache?.buildDependencies?.push(...SOURCES);
      const loader = (name: string): string => path.join(__dirname, 'loaders', name);
      return {
        // With the name as id, the runtime needs neither names for ids nor ids for names.
        optimization: {chunkIds: 'named'},
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        module: {
          rules: [
            ...Object.entries(LOADERS).map(([file, name]) => ({test: path.join(generatedFilesDir, file), enforce: 'pre' as const, type: 'javascript/auto', loader: loader(name)})),
            {test: ROUTE_PROPS, type: 'javascript/auto', loader: loader('version.js')},
          ],
        },
      };
    },
    getClientModules: () => [path.join(__dirname, 'client/chunkAsset.ts')],
  };
}
