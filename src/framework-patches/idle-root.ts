import type {FrameworkPatch} from './patch';

/**
 * What: changes nothing, but checks what `src/client/leavePage.ts` relies on: an application that finds a root renders
 * into it.
 * Why: a page that redirects must not hydrate first. Docusaurus has no public way to prevent it.
 * Upstream: none found.
 */
export const idleRoot: FrameworkPatch = {
  name: 'idle-root',
  reliesOn: [
    {
      file: '@docusaurus/core/lib/client/clientEntry.js',
      texts: ['if (window.docusaurusRoot) {', 'window.docusaurusRoot.render(app);'],
    },
  ],
};
