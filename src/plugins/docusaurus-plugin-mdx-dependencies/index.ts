import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions, type Options} from './options';

export {validateOptions};

/**
 * Declares the files that remark plugins read as dependencies of the pages: the glossary and the facts for every page,
 * and also the snippets and the data files for pages that show some. Without this, the persistent cache and the
 * development server would keep pages with outdated contents.
 */
export default function mdxDependenciesPlugin({siteDir}: LoadContext, {files, snippets, data}: Options): Plugin {
  const paths = files.map((file) => path.join(siteDir, file));
  const folders = Object.entries(data).map(([component, folder]) => [component, path.join(siteDir, folder)]);
  return {
    name: 'docusaurus-plugin-mdx-dependencies',
    getPathsToWatch: () => paths,
    configureWebpack: () => ({
      module: {
        // `resource`, not `test`: Docusaurus searches the rules with `test` for its own MDX loaders.
        rules: [
          {
            resource: /\.mdx?$/i,
            enforce: 'pre',
            loader: path.join(__dirname, 'addDependencies.js'),
            options: {files: paths, folder: path.join(siteDir, snippets), data: Object.fromEntries(folders)},
          },
        ],
      },
    }),
  };
}
