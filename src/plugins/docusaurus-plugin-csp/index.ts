import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {KNOWN_INLINE_HASHES, metaPolicy, policyParts} from '../../config/csp';
import {applyHostPolicy} from './hostPolicy';
import {hashOf, inlineScripts} from './inlineScripts';
import {insertPolicy} from './insertPolicy';
import {validateOptions, type Options} from './options';

export {validateOptions};

/** The file of a route: the index of its folder, or the route itself if it is a file name (`/404.html`). */
const fileOf = (outDir: string, baseUrl: string, route: string): string => {
  const below = decodeURI(route).slice(baseUrl.length - 1);
  return path.join(outDir, below.endsWith('.html') ? below : path.join(below, 'index.html'));
};

/** Replaces a file atomically: other plugins read the same pages at the same time and must never see half a page. */
async function replaceFile(file: string, text: string): Promise<void> {
  await fs.writeFile(`${file}.new`, text);
  await fs.rename(`${file}.new`, file);
}

/**
 * Puts the Content-Security-Policy of `src/config/csp.ts` into every built page, and rejects unknown inline scripts.
 */
export default function cspPlugin({baseUrl, siteDir}: LoadContext, {strict}: Options): Plugin {
  return {
    name: 'docusaurus-plugin-csp',
    async postBuild({outDir, routesPaths}) {
      const unknown = new Map<string, string>();
      const files = [...new Set(routesPaths.map((route) => fileOf(outDir, baseUrl, route)))];
      const pages = await Promise.all(files.map(async (file) => ({file, html: await fs.readFile(file, 'utf8')})));
      for (const {file, html} of pages) {
        for (const text of inlineScripts(html))
          if (!KNOWN_INLINE_HASHES.includes(hashOf(text)))
            unknown.set(hashOf(text), `${path.relative(outDir, file)}: ${text.slice(0, 80)}`);
      }
      // The page must still work until the new hash is recorded.
      const parts = {...policyParts, inlineHashes: [...KNOWN_INLINE_HASHES, ...unknown.keys()]};
      const policy = metaPolicy(parts);
      await applyHostPolicy(parts, {outDir, siteDir, onVercel: Boolean(process.env.VERCEL)});
      await Promise.all(pages.map(({file, html}) => replaceFile(file, insertPolicy(html, policy))));
      if (unknown.size === 0) return;
      const message = `Inline scripts that src/config/inline-scripts.json does not list. Build without STRICT, run \`npm run generate\`, and review what it adds:\n${[...unknown.values()].join('\n')}`;
      if (strict) throw new Error(message);
      logger.warn(message);
    },
  };
}
