import path from 'node:path';
import type {FrameworkPatch} from '../patch';

/**
 * What: a linked page is prefetched when its link has been on the page for a moment.
 * Why: until hydration, each closed category of a sidebar is a link to its first page. Docusaurus prefetches those that
 * come into view, up to ten pages to which the hydrated page has no link.
 * Upstream: none found.
 */
export const prefetchDelay: FrameworkPatch = {
  name: 'prefetch-delay',
  edits: [
    {
      file: '@docusaurus/core/lib/client/docusaurus.js',
      replace: [
        [
          "import flat from './flat';",
          `import flat from './flat';\nimport { patient } from ${JSON.stringify(path.join(__dirname, 'client/patient.ts'))};`,
        ],
        ['const docusaurus = {\n    prefetch,', 'const docusaurus = {\n    prefetch: patient(prefetch),'],
      ],
    },
  ],
};
