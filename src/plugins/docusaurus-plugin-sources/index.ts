import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions, type Options} from './options';

export {validateOptions};

/**
 * Tells the bundler which files pages are made of besides their own. Without it the persistent cache would keep
 * pages with the old glossary.
 */
export default function sourcesPlugin({siteDir}: LoadContext, {files}: Options): Plugin {
  const paths = files.map((file) => path.join(siteDir, file));
  return {
    name: 'docusaurus-plugin-sources',
    getPathsToWatch: () => paths,
    // `resource`, not `test`: Docusaurus takes a rule that tests for .mdx for one with folders of pages.
    configureWebpack: () => ({
      module: {rules: [{resource: /\.mdx?$/, enforce: 'pre', loader: path.join(__dirname, 'dependOnSources.js'), options: {files: paths}}]},
    }),
  };
}
