import path from 'node:path';
import type {FrameworkPatch} from '../patch';

const NOTHING = 'export {};';

/**
 * What: code blocks keep the highlighted HTML of the server, and the highlighter is loaded only when a page needs it.
 * The theme components in `theme/` don't highlight, measure or mount code again after hydration.
 * Why: Docusaurus loads Prism with all its languages on every page, highlights every block again during hydration, and
 * mounts tabs twice.
 * Upstream: https://github.com/facebook/docusaurus/issues/9122 (highlighting with Shiki, which can run at build time).
 */
export const highlighting: FrameworkPatch = {
  name: 'highlighting',
  themePath: path.join(__dirname, 'theme'),
  reliesOn: [
    {file: '@docusaurus/theme-classic/lib/prism-include-languages.js', texts: ['prismIncludeLanguages(Prism);']},
  ],
  replacements: [
    {file: '@docusaurus/theme-classic/lib/prism-include-languages.js', code: {browser: NOTHING, server: NOTHING}},
  ],
  configureWebpack: ({isServer}) => ({
    resolve: {
      alias: {'portal-highlighter$': path.join(__dirname, 'client', isServer ? 'source.server.ts' : 'source.ts')},
    },
  }),
};
