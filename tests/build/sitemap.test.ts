import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, readPage} from '../../scripts/built/files';
import {SITE_URL} from '../../src/config/site';
import {builtPages} from '../support/builtPages';
import {elements, isNoIndex} from '../support/elements';
import {localeOf, sitemapPaths} from '../../scripts/built/sitemap';
import {LOCALES} from '../../src/languages';

const paths = sitemapPaths();
const pages = paths.map((pathname) => {
  const html = readPage(pathname);
  // All of these links are in the head, and parsing the bodies takes seconds.
  return {pathname, html, links: elements(html.slice(0, html.indexOf('<body')), 'link')};
});
const canonicalOf = (links: Record<string, string>[]): string | undefined =>
  links.find(({rel}) => rel === 'canonical')?.href;
const alternatesOf = (links: Record<string, string>[]): Record<string, string> =>
  Object.fromEntries(
    links.filter(({rel, hreflang}) => rel === 'alternate' && hreflang).map(({hreflang, href}) => [hreflang!, href!]),
  );
/** The same page in another language. */
const inLocale = (pathname: string, locale: string): string =>
  `${SITE_URL}${locale === 'en' ? '' : `/${locale}`}${pathname.replace(/^\/(zh-CN|es)(?=\/)/, '')}`;

describe('sitemaps', () => {
  it.each(LOCALES)('§1 the sitemap of %s lists its own pages, each once', (locale) => {
    const own = paths.filter((pathname) => localeOf(pathname) === locale);
    expect(own.length).toBeGreaterThan(10);
    expect(new Set(own).size).toBe(own.length);
    const file = fs.readFileSync(path.join(BUILD, locale === 'en' ? '' : locale, 'sitemap.xml'), 'utf8');
    expect([...file.matchAll(/<loc>/g)]).toHaveLength(own.length);
    expect([...file.matchAll(/<loc>([^<]+)/g)].filter(([, url]) => !url!.startsWith(`${SITE_URL}/`))).toEqual([]);
  });

  it('§2.7 they hold no unlisted page, no search page, no redirect, no not-found page', () => {
    expect(pages.filter(({html}) => isNoIndex(html)).map(({pathname}) => pathname)).toEqual([]);
    expect(
      pages
        .filter(
          ({html}) => /refresh/i.test(html) && elements(html, 'meta').some((meta) => meta['http-equiv'] === 'refresh'),
        )
        .map(({pathname}) => pathname),
    ).toEqual([]);
    expect(paths.filter((pathname) => /(^|\/)(search|404|404\.html|docs-62b)\/?$/.test(pathname))).toEqual([]);
  });

  it('every documentation page that robots may index is in one', () => {
    const listed = new Set(paths.map((pathname) => pathname.replace(/\/$/, '')));
    const documents = builtPages().filter(({html}) => /<html[^>]*docs-doc-page/.test(html) && !isNoIndex(html));
    const missing = documents
      .map(({file}) => `/${file.replace(/(\/index)?\.html$/, '')}`)
      .filter((pathname) => !listed.has(pathname));
    expect(missing).toEqual([]);
    expect(documents.length).toBeGreaterThan(10);
  });

  it('robots.txt allows all and names the three sitemaps', () => {
    const robots = fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect([...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url)).toEqual(
      ['', '/zh-CN', '/es'].map((prefix) => `https://doc.confluxnetwork.org${prefix}/sitemap.xml`),
    );
  });
});

describe('hreflang', () => {
  // A page without translation specifies the English page as its canonical and has no alternates.
  const translated = pages.filter(({pathname, links}) => canonicalOf(links) === SITE_URL + pathname);

  it('every page has one canonical address: itself, or its English original', () => {
    const wrong = pages.filter(({pathname, links}) => {
      const canonical = links.filter(({rel}) => rel === 'canonical').map(({href}) => href);
      return canonical.length !== 1 || ![SITE_URL + pathname, inLocale(pathname, 'en')].includes(canonical[0]!);
    });
    expect(wrong.map(({pathname}) => pathname)).toEqual([]);
  });

  it('§9 a translated page names itself in every language, and English for all others', () => {
    const wrong = translated.flatMap(({pathname, links}) => {
      const alternates = alternatesOf(links);
      const expected = Object.fromEntries([
        ...LOCALES.map((locale) => [locale, inLocale(pathname, locale)]),
        ['x-default', inLocale(pathname, 'en')],
      ]);
      return JSON.stringify(Object.entries(alternates).sort()) === JSON.stringify(Object.entries(expected).sort())
        ? []
        : [{pathname, alternates}];
    });
    expect(wrong).toEqual([]);
    expect(translated.length).toBeGreaterThan(20);
  });

  it('a page without translation claims no alternates', () => {
    const others = pages.filter((page) => !translated.includes(page));
    expect(
      others.filter(({links}) => Object.keys(alternatesOf(links)).length > 0).map(({pathname}) => pathname),
    ).toEqual([]);
  });
});
