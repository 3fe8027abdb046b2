import type {FrameworkPatch} from '../patch';
import {PackChunksPlugin} from './PackChunksPlugin';

/**
 * What: one function loads the chunks of all routes, the file names are one string, and the number of a root module is
 * in its own chunk.
 * Why: the bundler writes a function and a file name for each of about 1,000 chunks into scripts that every page loads.
 * Upstream: https://github.com/facebook/docusaurus/issues/7256 (the bundle grows with the number of routes).
 */
export const chunkRegistry: FrameworkPatch = {
  name: 'chunk-registry',
  requires: ['route-table', 'chunk-addresses'],
  configureWebpack: ({isForReaders}) => (isForReaders ? {plugins: [new PackChunksPlugin() as never]} : {}),
};
