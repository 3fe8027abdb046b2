import fs from 'node:fs';
import {localeOf} from '../../scripts/built/sitemap';
import {LANGUAGE_PREFIX} from '../../src/languages';
import {filesBelow} from './filesBelow';

/** Pages that come from one template, by the form of their path without the language. */
const TEMPLATES = {
  method: /^\/docs\/(?:core|espace)\/rpc\/[a-z]+\d*_\w+\/?$/,
  tag: /^\/(?:docs|blog)\/tags\/[^/]+\/?$/,
  category: /^\/docs\/category\/[^/]+\/?$/,
};

/** One page of each template, which is opened in each language and checked by axe in both modes. */
export const TEMPLATE_PAGES = [
  '/',
  '/markdown-page',
  '/translation-status',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/welcome',
  '/docs',
  '/docs/tags',
  '/docs/tags/gas',
  '/docs/category/tutorials',
  '/docs/overview/space-intro',
  '/docs/espace/network-endpoints',
  '/docs/espace/rpc/',
  '/docs/espace/rpc/eth_getlogs',
];

/** Pages that no sitemap lists: the search, and one that no other page links to. */
export const UNLISTED_PAGES = ['/search', '/docs/overview/offline'];

/** A path without its language and its final slash. */
const local = (path: string): string => path.replace(LANGUAGE_PREFIX, '').replace(/(?<=.)\/$/, '') || '/';

const isOfTemplate = (path: string): boolean => Object.values(TEMPLATES).some((form) => form.test(local(path)));

/**
 * The path of a page without case and date of a post, so that a source and its page compare equal.
 */
const bare = (path: string): string =>
  local(path)
    .replace(/\/\d{4}[-/]\d\d[-/]\d\d[-/]/, '/')
    .replace(/\/(?:index)?$/, '')
    .toLowerCase();

/** The pages of an English source, one in each language; none if it isn't published. */
function pagesOf(paths: readonly string[], source: string): string[] {
  if (!fs.existsSync(source)) return [];
  const slug = /^slug: *['"]?([^'"\n]+)/m.exec(fs.readFileSync(source, 'utf8'))?.[1]?.trim();
  const folder = `/${source.slice(0, source.lastIndexOf('/'))}`;
  const wanted = bare(
    slug
      ? slug.startsWith('/')
        ? `/${source.split('/')[0]}${slug}`
        : `${folder}/${slug}`
      : `/${source.replace(/\.mdx?$/, '')}`,
  );
  return paths.filter((path) => bare(path) === wanted);
}

/** For each interactive component, the first English page that shows it. */
export function toolPages(paths: readonly string[]): string[] {
  const pages = new Map<string, string>();
  for (const source of ['docs', 'blog']
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.mdx'))
    .sort()) {
    for (const [, tool] of fs.readFileSync(source, 'utf8').matchAll(/@site\/src\/components\/tools\/(\w+)/g)) {
      const [page] = pagesOf(paths, source).filter((path) => localeOf(path) === 'en');
      if (page && !pages.has(tool!)) pages.set(tool!, page);
    }
  }
  return [...new Set(pages.values())];
}

/**
 * The pages that the browser opens: every page that is written by hand in English, and one page of each template in
 * each language. What is the same in all of them is tested on the HTML of every page (tests/build/html.test.ts).
 *
 * @param paths of the sitemaps
 * @throws if a page of `TEMPLATE_PAGES` doesn't exist
 */
export function walkPages(paths: readonly string[]): string[] {
  const missing = TEMPLATE_PAGES.filter((page) => !paths.some((path) => local(path) === local(page)));
  if (missing.length > 0) throw new Error(`No sitemap contains ${missing.join(', ')}. Change TEMPLATE_PAGES.`);
  const templates = new Set(TEMPLATE_PAGES.map(local));
  return paths.filter((path) => templates.has(local(path)) || (localeOf(path) === 'en' && !isOfTemplate(path)));
}

/** The pages of changed English sources in every language, for `npm test -- --changed`. */
export const changedPages = (paths: readonly string[], sources: readonly string[]): string[] =>
  sources.flatMap((source) => pagesOf(paths, source));
