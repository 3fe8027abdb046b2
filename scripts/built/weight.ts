import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {budgets, TRANSLATED_EXTRA} from '../../src/config/budgets';
import {BuiltBundle} from './bundle';
import {BUILD, readPage} from './files';
import {localeOf, sitemapPaths} from './sitemap';

/** Pages of each kind, without the locale, and the limit for the heaviest of them (`src/config/budgets.ts`). */
export const KINDS = [
  {kind: 'home', pattern: /^\/$/, limit: budgets.home.hydrate},
  {kind: 'rpc', pattern: /^\/docs\/(?:core|espace)\/rpc\/[^/]+$/, limit: budgets.rpc.hydrate},
  {kind: 'docs', pattern: /^\/docs(?:\/|$)/, limit: budgets.docs.hydrate},
  {kind: 'blog', pattern: /^\/blog(?:\/|$)/, limit: budgets.blog.hydrate},
  // Standalone pages have no separate limit.
  {kind: 'page', pattern: /^/, limit: budgets.docs.hydrate},
];

/** A page of the build and the JavaScript that it loads until it is hydrated, in KB (1000 bytes) after gzip. */
export interface PageSize {
  readonly pathname: string;
  readonly kind: string;
  readonly limit: number;
  readonly kilobytes: number;
}

/** A script that runs, or one that is fetched to be run later. */
const SCRIPT = /<script[^>]*\ssrc="?([^\s">]+)|<link[^>]*\sas="?script[^>]*\shref="?([^\s">]+)/g;

/** Every page in the sitemaps of the finished build, weighed by its HTML and the chunks of its routes. */
export function pageSizes(): PageSize[] {
  const sizes = new Map<string, number>();
  /** Bytes of a file after gzip, level 6, as the browser's test counts them. */
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(fs.readFileSync(path.join(BUILD, file)), {level: 6}).length;
    sizes.set(file, size);
    return size;
  };

  const bundles = new Map<string, BuiltBundle>();
  /** Scripts that a page loads, below `build/`: those in its HTML, and the chunks of its routes. */
  const scriptsOf = (pathname: string): string[] => {
    const inHtml = [...readPage(pathname).matchAll(SCRIPT)].map(([, address, preloaded]) => (address ?? preloaded)!);
    const entries = inHtml.filter((address) => address.includes('/assets/js/'));
    const key = entries.join(' ');
    const bundle = bundles.get(key) ?? new BuiltBundle(entries);
    bundles.set(key, bundle);
    return [...new Set([...inHtml, ...bundle.filesOf(pathname)])].map((address) => address.slice(1));
  };

  return sitemapPaths().map((pathname) => {
    const locale = localeOf(pathname);
    const own = locale === 'en' ? pathname : pathname.slice(locale.length + 1);
    const {kind, limit} = KINDS.find(({pattern}) => pattern.test(own))!;
    const bytes = scriptsOf(pathname).reduce((sum, file) => sum + sizeOf(file), 0);
    return {
      pathname,
      kind,
      limit: locale === 'en' ? limit : limit + TRANSLATED_EXTRA,
      kilobytes: Math.ceil(bytes / 100) / 10,
    };
  });
}

/** The heaviest pages of each kind, the heaviest first. */
export const heaviest = (pages: readonly PageSize[], count: number): PageSize[] =>
  KINDS.flatMap(({kind}) =>
    pages
      .filter((page) => page.kind === kind)
      .sort((one, other) => other.kilobytes - one.kilobytes)
      .slice(0, count),
  );
