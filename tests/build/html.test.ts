import {describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {fileOf, readPage} from '../../scripts/built/files';
import siteConfig from '../../docusaurus.config';
import {tagsOf, type Tag} from '../support/elements';
import {localeOf, sitemapPaths} from '../../scripts/built/sitemap';
import {LOCALES} from '../../src/languages';

const HOST = String(siteConfig.url).replace(/\/$/, '');
/** Elements that the tests below read, from one parsing of each page. */
const NAMES = ['html', 'title', 'meta', 'link', 'h1', 'a'];
const paths = sitemapPaths();

interface PageHead {
  pathname: string;
  locale: string;
  tags: Tag[];
}
const pages: PageHead[] = paths.map((pathname) => ({
  pathname,
  locale: localeOf(pathname),
  tags: tagsOf(parse(readPage(pathname)), NAMES),
}));
const named = ({tags}: PageHead, name: string): Tag[] => tags.filter((tag) => tag.name === name);
const links = (page: PageHead, rel: string): Tag[] =>
  named(page, 'link').filter(({attributes}) => attributes.rel === rel);
const bare = (pathname: string): string => decodeURI(pathname).replace(/\/$/, '') || '/';
/** Faults of all pages at once, so that one run lists every page. */
const faults = (own: readonly PageHead[], judge: (page: PageHead) => string | undefined): string[] =>
  own.flatMap((page) => judge(page) ?? []);

describe.each(LOCALES)('the HTML of every page of %s', (locale) => {
  const own = pages.filter((page) => page.locale === locale);
  it('is there', () => expect(own.length).toBeGreaterThan(20));

  it('§2 has one h1', () => {
    expect(
      faults(own, (page) =>
        named(page, 'h1').length === 1 ? undefined : `${page.pathname}: ${named(page, 'h1').length}`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['title', (page: PageHead) => named(page, 'title')[0]?.text],
    [
      'description',
      (page: PageHead) =>
        named(page, 'meta').find(({attributes}) => attributes.name === 'description')?.attributes.content,
    ],
  ] as const)('§2 has a %s that no other page of the locale has', (_, read) => {
    const seen = new Map<string, string>();
    expect(
      faults(own, (page) => {
        const value = read(page);
        if (!value) return `${page.pathname} has none`;
        const other = seen.get(value);
        seen.set(value, page.pathname);
        return other && `${page.pathname} and ${other}: ${value}`;
      }),
    ).toEqual([]);
  });

  it('§9 has its language', () => {
    expect(
      faults(own, (page) =>
        named(page, 'html')[0]?.attributes.lang === locale
          ? undefined
          : `${page.pathname}: ${named(page, 'html')[0]?.attributes.lang}`,
      ),
    ).toEqual([]);
  });

  it('has a canonical address that is its own', () => {
    expect(
      faults(own, (page) => {
        const [canonical, ...others] = links(page, 'canonical').map(({attributes}) => attributes.href!);
        return others.length === 0 &&
          canonical?.startsWith(HOST) &&
          bare(new URL(canonical).pathname) === bare(page.pathname)
          ? undefined
          : `${page.pathname}: ${canonical}`;
      }),
    ).toEqual([]);
  });

  it('has alternates in every language that exist, or none', () => {
    expect(
      faults(own, (page) => {
        const alternates = links(page, 'alternate').filter(({attributes}) => attributes.hreflang);
        if (alternates.length === 0) return undefined;
        const missing = [...LOCALES, 'x-default'].filter(
          (lang) => !alternates.some(({attributes}) => attributes.hreflang === lang),
        );
        const dead = alternates.filter(({attributes}) => fileOf(new URL(attributes.href!).pathname) === undefined);
        return missing.length + dead.length === 0
          ? undefined
          : `${page.pathname}: lacks ${missing.join(', ')}; dead: ${dead.map(({attributes}) => attributes.href).join(', ')}`;
      }),
    ).toEqual([]);
  });

  it('has links inside the site that lead to a page or a file', () => {
    const dead = new Map<string, string>();
    for (const page of own) {
      for (const {
        attributes: {href},
      } of named(page, 'a')) {
        if (!href || !/^\/(?!\/)/.test(href)) continue;
        const {pathname} = new URL(href, HOST);
        if (!dead.has(pathname) && fileOf(pathname) === undefined) dead.set(pathname, page.pathname);
      }
    }
    expect([...dead].map(([target, from]) => `${from} -> ${target}`)).toEqual([]);
  });
});
