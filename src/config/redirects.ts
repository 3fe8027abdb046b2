import {LOCALES, i18n} from './locales';

/**
 * One redirect. Both paths start at the root of the site and include the locale prefix. If both end with `/*`, the rest
 * of the path is kept; otherwise, the path must match exactly (a trailing slash is ignored).
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** `/` for the default locale, `/es/` for another one. */
const rootOf = (locale: string): string => (locale === i18n.defaultLocale ? '/' : `/${locale}/`);

/**
 * Pages that moved, without locale: each line applies to every language. The first is a second landing route of the
 * documentation (specification §2.1). Add a line for each page that is renamed, merged or deleted. `to` must be a page,
 * never the start of another redirect.
 */
const moves: readonly Redirect[] = [{from: '/docs-62b', to: '/docs'}];

const moved: Redirect[] = LOCALES.flatMap((locale) =>
  moves.map(({from, to}) => ({from: `${rootOf(locale)}${from.slice(1)}`, to: `${rootOf(locale)}${to.slice(1)}`})),
);

/** Locale paths of specification §9 (`en`, `zh`) that differ from the URL prefix of their locale. */
const localePaths: Redirect[] = LOCALES.filter(
  (locale) => rootOf(locale) !== `/${i18n.localeConfigs[locale].path}/`,
).flatMap((locale) => [
  {from: `/${i18n.localeConfigs[locale].path}`, to: rootOf(locale)},
  {from: `/${i18n.localeConfigs[locale].path}/*`, to: `${rootOf(locale)}*`},
]);

/**
 * Every redirect of the portal; the first match applies. Used by the browser (`src/client/redirect.ts`), the static
 * pages (`src/plugins/docusaurus-plugin-redirects`) and the rules of the hosts.
 */
export const redirects: readonly Redirect[] = [...moved, ...localePaths];

/** Pages that most links with an old locale path point to. They get a static page, for hosts without redirect rules. */
export const STATIC_HUBS: readonly string[] = [
  '',
  'docs',
  'docs/overview',
  'docs/general',
  'docs/core/Overview',
  'docs/espace/Overview',
  'docs/espace/network-endpoints',
  'docs/core/conflux_rpcs',
  'docs/tags',
  'blog',
];

/**
 * What is directly below a locale path. Hosts whose rules can't exclude a second slash get a rule for each of these
 * instead of one for the whole tree: `/en//host` must never become `//host`.
 */
export const AREAS = {folders: ['docs', 'blog'], pages: ['markdown-page', 'search', 'translation-status']} as const;

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/**
 * Where `pathname` moved to, or undefined if it has not moved. Repeated slashes collapse: `/en//host` must never become
 * `//host`, which a browser would open as another site.
 */
export function resolveRedirect(pathname: string, table: readonly Redirect[] = redirects): string | undefined {
  for (const {from, to} of table) {
    if (from.endsWith('/*')) {
      const prefix = from.slice(0, -1);
      if (pathname.startsWith(prefix)) return to.replace(/\*$/, pathname.slice(prefix.length)).replace(/\/{2,}/g, '/');
    } else if (withoutSlash(pathname) === from) {
      return to;
    }
  }
  return undefined;
}
