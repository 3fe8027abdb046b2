import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions, type Options} from './options';

export {validateOptions};

/**
 * Declares the files that remark plugins read as dependencies of the pages: the glossary for every page, and also the
 * snippets and the data files for pages that show some. Without this, the persistent cache and the development server
 * would keep pages with outdated contents. The facts are modules that the configuration imports, which Docusaurus
 * follows itself.
 */
export default function mdxDependenciesPlugin({siteDir}: LoadContext, options: Options): Plugin {
  const glossary = path.join(siteDir, options.glossary);
  const folders = Object.entries(options.data).map(([component, folder]) => [component, path.join(siteDir, folder)]);
  return {
    name: 'docusaurus-plugin-mdx-dependencies',
    getPathsToWatch: () => [glossary],
    configureWebpack: () => ({
      module: {
        // `resource`, not `test`: Docusaurus searches the rules with `test` for its own MDX loaders.
        rules: [
          {
            resource: /\.mdx?$/i,
            enforce: 'pre',
            loader: path.join(__dirname, 'addDependencies.js'),
            options: {glossary, folder: path.join(siteDir, options.snippets), data: Object.fromEntries(folders)},
          },
        ],
      },
    }),
  };
}
