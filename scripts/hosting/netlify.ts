/** `static/_headers` and `static/_redirects`: the format of Netlify and Cloudflare Pages. */
import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  immutableFolders,
  localePrefixes,
  redirects,
  securityHeaders,
} from '../../src/config/hosting';

const NOTE = '# Written by `npm run generate` from src/config/hosting.ts; edit that file.\n';

/**
 * One block for every path, and one for each folder of hashed files. A second value of a header would be added to the
 * first, so `! name` removes the first.
 */
export function headersFile(): string {
  const everywhere = [...Object.entries(securityHeaders), ['Cache-Control', CACHE_REVALIDATE]];
  const blocks = [
    `/*\n${everywhere.map(([name, value]) => `  ${name}: ${value}`).join('\n')}`,
    ...immutableFolders.map((folder) => `${folder}*\n  ! Cache-Control\n  Cache-Control: ${CACHE_IMMUTABLE}`),
  ];
  return `${NOTE}\n${blocks.join('\n\n')}\n`;
}

/** The first match wins. The last lines return the not-found page in the language of the path. */
export function redirectsFile(): string {
  const moved = redirects.map(({from, to}) => `${from} ${to.replace(/\*$/, ':splat')} 301`);
  const missing = [...localePrefixes, ''].map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${NOTE}\n${[...moved, ...missing].join('\n')}\n`;
}
