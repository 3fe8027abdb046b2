import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepCharacters} from './keepCharacters';
import {commonChunk, diagramChunk, openrpcChunk, sharedChunk} from './sharedChunk';

/** Generated files with settings that the browser reads few of. */
const BUILD_SETTINGS = ['docusaurus.config.mjs', 'site-metadata.json'];

/**
 * Keeps what most pages never use out of the scripts that every page loads: texts for translators, settings that only
 * the build reads, the highlighter. Measured, after gzip: 12 KB for Prism with this
 * portal's languages, 2 KB for settings, 2 KB for tslib. What many pages share becomes one file instead of a copy in each.
 */
export default function leanBundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const highlight = path.join(siteDir, 'src/highlight');
  return {
    name: 'docusaurus-plugin-lean-bundle',
    configureWebpack: (config, isServer) => {
      if (!isServer) keepCharacters(config.optimization?.minimizer);
      return {
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {common: commonChunk, portal: sharedChunk, diagrams: diagramChunk, 'docusaurus-plugin-openrpc': openrpcChunk}}}}),
        module: {
          rules: [
            {test: /(?:\.tsx?|@docusaurus[\\/][\w-]+[\\/]lib[\\/].*\.js)$/, enforce: 'pre', loader: path.join(__dirname, 'stripDescriptions.js')},
            {test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]/, resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.ts')}}},
            ...(isServer ? [] : BUILD_SETTINGS.map((file) => ({test: path.join(generatedFilesDir, file), enforce: 'pre' as const, loader: path.join(__dirname, 'stripSettings.js')}))),
          ],
        },
        resolve: {
          alias: {
            'portal-highlighter$': path.join(highlight, isServer ? 'source.server.ts' : 'source.ts'),
            // A client module of the theme that only adds languages to another copy of Prism; it pulls that into the main bundle.
            [`${path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages')}`]: path.join(highlight, 'nothing.ts'),
          },
        },
      };
    },
  };
}
