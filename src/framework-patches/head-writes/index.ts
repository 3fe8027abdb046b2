import path from 'node:path';
import type {FrameworkPatch} from '../patch';

const FRAMES = JSON.stringify(path.join(__dirname, 'client/frames.ts'));

/**
 * What: react-helmet-async doesn't write the head of the document until the page is hydrated.
 * Why: components declare their part of the head one after the other, so the library writes an incomplete head several
 * times while React hydrates. Each time the classes of `<html>` disappear and return, and with them the colours of the
 * space; the title and the icon flicker.
 * Upstream: none found.
 */
export const headWrites: FrameworkPatch = {
  name: 'head-writes',
  edits: [
    {
      file: '@docusaurus/core/lib/client/browserContext.js',
      replace: [
        [
          "import React, { useEffect, useState } from 'react';",
          `import React, { useEffect, useState } from 'react';\nimport { endHydration } from ${FRAMES};`,
        ],
        [
          'return <Context.Provider',
          'useEffect(() => {\n        if (isBrowser) endHydration();\n    }, [isBrowser]);\n    return <Context.Provider',
        ],
      ],
    },
    {
      file: 'react-helmet-async/lib/index.module.js',
      browserOnly: true,
      replace: [
        [
          'import t,{Component as e}from"react";',
          `import * as frames from ${FRAMES};import t,{Component as e}from"react";`,
        ],
        ['cancelAnimationFrame(', 'frames.cancelAnimationFrame('],
        ['requestAnimationFrame(', 'frames.requestAnimationFrame('],
      ],
    },
  ],
};
