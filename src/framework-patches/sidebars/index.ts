import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/** Properties of the documentation routes; those of a version contain all its sidebars. */
const ROUTE_PROPS = /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * What: each documentation page loads only the sidebar that it shows, without descriptions.
 * Why: Docusaurus loads all sidebars, and title and description of every document, on each documentation page.
 * Upstream: none found. https://github.com/facebook/docusaurus/issues/7256 is about the size of the main script.
 */
export const sidebars: FrameworkPatch = {
  name: 'sidebars',
  requires: ['route-table'],
  reliesOn: [
    {
      file: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      texts: ["posix.join(plugin.name, plugin.id, 'p', generateRoutePropFilename(route))"],
    },
  ],
  configureWebpack: ({isForReaders}) =>
    isForReaders
      ? {module: {rules: [{test: ROUTE_PROPS, type: 'javascript/auto', loader: path.join(__dirname, 'loader.js')}]}}
      : {},
};
