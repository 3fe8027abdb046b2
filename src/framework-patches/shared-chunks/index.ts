import type {FrameworkPatch} from '../patch';
import {commonChunk, diagramChunk, openrpcChunk, sharedChunk} from './groups';

/**
 * What: modules that many pages share become files of their own, and the file `common` has modules that 100 pages need.
 * Why: Docusaurus shares only what half of all pages need, a limit that moves with each new page, and copies everything
 * else into each page, which its neighbours then prefetch once per link.
 * Upstream: none found.
 */
export const sharedChunks: FrameworkPatch = {
  name: 'shared-chunks',
  reliesOn: [
    {
      file: '@docusaurus/core/lib/webpack/base.js',
      texts: ["name: 'common',", 'minChunks: totalPages > 2 ? totalPages * 0.5 : 2', 'default: false,'],
    },
  ],
  configureWebpack: ({isServer}) =>
    isServer
      ? {}
      : {
          optimization: {
            splitChunks: {
              cacheGroups: {
                common: commonChunk,
                portal: sharedChunk,
                diagrams: diagramChunk,
                'docusaurus-plugin-openrpc': openrpcChunk,
              },
            },
          },
        },
};
