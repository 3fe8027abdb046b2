import path from 'node:path';
import {patchError} from '../frameworkFile';
import type {FrameworkPatch} from '../patch';

const NAME = 'chunk-addresses';
const STOCK = 'ChunkAssetPlugin';

/**
 * What: chunks have their names as IDs, and the function that returns the address of a chunk to prefetch needs no
 * table. It returns none for a chunk that the page has already loaded or prefetched.
 * Why: Docusaurus adds a table from names to IDs to the script that every page loads, and one `<link>` for each chunk
 * of each link in view.
 * Upstream: https://github.com/facebook/docusaurus/pull/10489 would have replaced the plugin with a feature of the
 * bundler; it was closed.
 */
export const chunkAddresses: FrameworkPatch = {
  name: NAME,
  reliesOn: [
    {
      file: '@docusaurus/core/lib/client/docusaurus.js',
      texts: ['__webpack_require__.gca(chunkName)', 'if (chunkAsset &&'],
    },
  ],
  clientModules: [path.join(__dirname, 'client/chunkAsset.ts')],
  configureWebpack({config, isForReaders}) {
    if (!isForReaders) return {};
    const others = config.plugins?.filter((plugin) => (plugin as object | null)?.constructor.name !== STOCK) ?? [];
    if (others.length !== (config.plugins?.length ?? 0) - 1)
      throw patchError(NAME, `Docusaurus doesn't pass one plugin with the name ${STOCK} to the bundler`);
    config.plugins = others;
    return {
      // Real content hashes are written by replacing provisional ones, wherever a file has the same six or eight
      // characters: it replaced bytes in the middle of a contract's code.
      optimization: {chunkIds: 'named', realContentHash: false},
      output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
    };
  },
};
