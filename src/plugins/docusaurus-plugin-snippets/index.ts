import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes a page depend on the snippets that it includes, so that caches and the development server compile it again when one changes. */
export default function snippetsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-snippets',
    configureWebpack: () => ({
      module: {
        // Not `test`: Docusaurus takes every rule with that for a compiler of MDX of its own folder.
        rules: [{resource: /\.mdx?$/i, enforce: 'pre', loader: path.join(__dirname, 'dependOnSnippets.js'), options: {folder: path.join(siteDir, 'src/snippets')}}],
      },
    }),
  };
}
