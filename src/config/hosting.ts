import {headerPolicy} from './csp';
import {i18n, LOCALES} from './locales';

export {redirects, resolveRedirect} from './redirects';

/**
 * How a host has to serve the finished site. `npm run hosting` writes the files of the hosts from this table, and
 * `scripts/serve.ts` serves by it.
 */

/** Features of the browser that no page uses; clipboard-write stays for the copy buttons. */
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

/** Headers of every answer, the 404 included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Values of `Cache-Control`. Files below `assets/` carry a hash of their content in their name; all others may change.
 */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate';

/** URL prefixes of the locales other than English, e.g. `/zh-CN`. */
export const localePrefixes: readonly string[] = LOCALES.filter((locale) => locale !== i18n.defaultLocale).map(
  (locale) => `/${locale}`,
);

/** Folders whose files never change under their name, one for each locale. */
export const immutableFolders: readonly string[] = ['', ...localePrefixes].map((prefix) => `${prefix}/assets/`);

/** The `Cache-Control` of a file that exists. */
export const cacheControl = (pathname: string): string =>
  immutableFolders.some((folder) => pathname.startsWith(folder)) ? CACHE_IMMUTABLE : CACHE_REVALIDATE;

/** Path of the not-found page in the language of the path that was asked for. */
export const notFoundPage = (pathname: string): string =>
  `${localePrefixes.find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)) ?? ''}/404.html`;
