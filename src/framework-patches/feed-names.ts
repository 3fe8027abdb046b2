import type {FrameworkPatch} from './patch';

/**
 * What: changes nothing, but checks what `docusaurus-plugin-blog` relies on: the suffix of the feed names, which it
 * translates.
 * Why: the framework writes "RSS Feed" into the head of pages in all languages.
 * Upstream: none found.
 */
export const feedNames: FrameworkPatch = {
  name: 'feed-names',
  reliesOn: [
    {
      file: '@docusaurus/plugin-content-blog/lib/feed.js',
      texts: ['RSS', 'Atom', 'JSON'].map((format) => `title: \`\${feedTitle} ${format} Feed\`,`),
    },
  ],
};
