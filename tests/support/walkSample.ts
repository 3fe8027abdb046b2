import {createHash} from 'node:crypto';
import {LANGUAGE_PREFIX} from '../../src/languages';
import {localeOf} from '../../scripts/built/sitemap';

/** Pages that come from one template, by the form of their path without the locale. */
const TEMPLATES: Record<string, RegExp> = {
  method: /^\/docs\/(?:core|espace)\/rpc\/[a-z]+_\w+\/?$/,
  tag: /^\/(?:docs|blog)\/tags\/[^/]+\/?$/,
  category: /^\/docs\/category\/[^/]+\/?$/,
};
/** Pages of a template that are opened in each locale. */
export const SAMPLE_SIZE = 12;

/** The template of a page, undefined for pages that are written by hand. */
export function templateOf(path: string): string | undefined {
  const locale = localeOf(path);
  const local = locale === 'en' ? path : path.slice(locale.length + 1);
  return Object.entries(TEMPLATES).find(([, form]) => form.test(local))?.[0];
}

/**
 * The pages that the walk opens: all that are written by hand, and a sample of each template in each locale.
 * @param paths of the sitemaps, in their order, which the result keeps
 */
export function walkSample(paths: readonly string[], seed: string): string[] {
  const rank = (path: string): string => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const template = templateOf(path);
    if (template)
      groups.set(`${localeOf(path)} ${template}`, [...(groups.get(`${localeOf(path)} ${template}`) ?? []), path]);
  }
  const drawn = new Set(
    [...groups.values()].flatMap((group) => group.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, SAMPLE_SIZE)),
  );
  return paths.filter((path) => templateOf(path) === undefined || drawn.has(path));
}

/**
 * The path of a page without locale, case, date of a post and final slash, so that a source and its page compare equal.
 */
const bare = (path: string): string =>
  path
    .replace(LANGUAGE_PREFIX, '')
    .replace(/\/\d{4}[-/]\d\d[-/]\d\d[-/]/, '/')
    .replace(/\/(?:index)?$/, '')
    .toLowerCase();

/**
 * The pages that a change makes or affects, in every locale.
 * @param paths of the sitemaps
 * @param sources of English pages, for example `docs/espace/Overview.mdx`
 * @throws if a source has no page in the sitemaps, which then need the usual walk
 */
export function pagesOfSources(
  paths: readonly string[],
  sources: readonly string[],
  read: (file: string) => string,
  seed: string,
): string[] {
  const rank = (path: string): string => createHash('sha256').update(`${seed} ${path}`).digest('hex');
  const found = sources.map((source) => {
    const slug = /^slug: *['"]?([^'"\n]+)/m.exec(read(source))?.[1]?.trim();
    const folder = `/${source.slice(0, source.lastIndexOf('/'))}`;
    const wanted = bare(
      slug
        ? slug.startsWith('/')
          ? `/${source.split('/')[0]}${slug}`
          : `${folder}/${slug}`
        : `/${source.replace(/\.mdx?$/, '')}`,
    );
    const own = paths.filter((path) => bare(path) === wanted);
    if (own.length === 0) throw new Error(`No sitemap contains the page of ${source}: expected ${wanted}.`);
    return own;
  });
  return found
    .sort((a, b) => (rank(a[0]!) < rank(b[0]!) ? -1 : 1))
    .slice(0, SAMPLE_SIZE)
    .flat();
}
