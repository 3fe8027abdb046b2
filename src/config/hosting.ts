import {headerPolicy} from './csp';
import {i18n, LOCALES} from './locales';

export {AREAS, redirects, resolveRedirect} from './redirects';

/**
 * How a host must serve the finished site. `npm run generate` writes the files of the hosts from this table, and
 * `scripts/serve.ts` uses it too.
 */

/** Browser features that no page uses. The list doesn't include clipboard-write, which the copy buttons need. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response, including the 404. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers that only hosts behind TLS send: the local server has none. A year without subdomains, because the project
 * doesn't know what else a domain serves.
 */
export const hostHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Strict-Transport-Security': 'max-age=31536000',
};

/** The OpenRPC documents, which tools of other sites load. */
export const SHARED_FOLDER = '/openrpc/';
/** Headers of these documents. */
export const sharedHeaders: Readonly<Record<string, string>> = {'Access-Control-Allow-Origin': '*'};

/** The Markdown of pages. */
export const MARKDOWN = '.md';
export const markdownHeaders: Readonly<Record<string, string>> = {'Content-Type': 'text/markdown; charset=utf-8'};

/**
 * Whether a client prefers Markdown, by its `Accept` header: source of a regular expression, which nginx uses too.
 * Browsers don't send this type.
 */
export const ACCEPTS_MARKDOWN = String.raw`text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

/** Search engines should show pages, and not their texts in other forms. */
export const unindexedHeaders: Readonly<Record<string, string>> = {'X-Robots-Tag': 'noindex'};

/**
 * Values of `Cache-Control`. The names of files below `assets/` contain a hash of their content; all other files can
 * change.
 */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/** URL prefixes of the locales other than English, e.g. `/zh-CN`. */
export const localePrefixes: readonly string[] = LOCALES.filter((locale) => locale !== i18n.defaultLocale).map(
  (locale) => `/${locale}`,
);

/** Folders with files that never change under the same name, one for each locale. */
export const immutableFolders: readonly string[] = ['', ...localePrefixes].map((prefix) => `${prefix}/assets/`);

/** Folders with the texts of whole areas, one for each locale. */
export const textFolders: readonly string[] = ['', ...localePrefixes].map((prefix) => `${prefix}/llms-full/`);

/** Whether a file contains the text of pages in another form. */
export const isUnindexed = (pathname: string): boolean =>
  pathname.endsWith(MARKDOWN) || textFolders.some((folder) => pathname.startsWith(folder));

/** The `Cache-Control` of a file that exists. */
export const cacheControl = (pathname: string): string =>
  immutableFolders.some((folder) => pathname.startsWith(folder)) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;

/** Path of the not-found page in the language of the requested path. */
export const notFoundPage = (pathname: string): string =>
  `${localePrefixes.find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? ''}/404.html`;
