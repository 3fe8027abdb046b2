import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/**
 * What: the list of documents in the global data becomes a character for each route; the route table has the rest.
 * Why: Docusaurus writes ID, path and sidebar of every document into the script that every page loads.
 * Upstream: https://github.com/facebook/docusaurus/issues/7256 (the bundle grows with the number of routes).
 */
export const docList: FrameworkPatch = {
  name: 'doc-list',
  requires: ['route-table'],
  reliesOn: [
    {file: '@docusaurus/core/lib/server/codegen/codegen.js', texts: ["generate)(generatedFilesDir, 'globalData.json'"]},
  ],
  configureWebpack: ({isForReaders, generatedFilesDir}) =>
    isForReaders
      ? {
          module: {
            rules: [
              {
                resource: path.join(generatedFilesDir, 'globalData.json'),
                enforce: 'pre',
                type: 'javascript/auto',
                loader: path.join(__dirname, 'loader.js'),
              },
            ],
          },
        }
      : {},
};
