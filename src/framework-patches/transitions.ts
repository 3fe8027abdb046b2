import type {FrameworkPatch} from './patch';

/**
 * What: after hydration, components that need the browser or the size of the window are rendered as a React transition.
 * Why: Docusaurus sets both states in one synchronous update, which is one long task on pages with many such
 * components.
 * Upstream: none found.
 */
export const transitions: FrameworkPatch = {
  name: 'transitions',
  edits: [
    {
      file: '@docusaurus/core/lib/client/browserContext.js',
      replace: [['setIsBrowser(true);', 'React.startTransition(() => setIsBrowser(true));']],
    },
    {
      file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
      replace: [
        [
          "import { useEffect, useState } from 'react';",
          "import { startTransition, useEffect, useState } from 'react';",
        ],
        [
          'setWindowSize(getWindowSize(desktopBreakpoint));',
          'startTransition(() => setWindowSize(getWindowSize(desktopBreakpoint)));',
        ],
      ],
    },
  ],
};
