import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {localeOf, sitemapPaths} from '../../scripts/built/sitemap';
import {SITE_URL} from '../../src/config/site';
import {LOCALES, prefixOf} from '../../src/languages';
import {builtSite, faultsOf, pagesOfType, select, textsOf, type BuiltPage} from '../support/builtSite';

const paths = sitemapPaths();
const pages = builtSite.filter(({isListed}) => isListed);
const isNoIndex = (page: BuiltPage): boolean =>
  select(page, 'meta').some(({attributes: {name, content}}) => name === 'robots' && /noindex/.test(content ?? ''));

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
    // Each path has a page, and pages that only lead elsewhere are not among these.
    expect(pages).toHaveLength(paths.length);
    expect(faultsOf(pages, (page) => isNoIndex(page) && 'is not to be indexed')).toEqual([]);
    expect(paths.filter((pathname) => /(^|\/)(search|404|404\.html|docs-62b)\/?$/.test(pathname))).toEqual([]);
  });

  it('every documentation page that robots may index is in one', () => {
    const docs = pagesOfType('docs-doc-page');
    expect(docs.length).toBeGreaterThan(1000);
    expect(faultsOf(docs, (page) => !page.isListed && !isNoIndex(page) && 'in no sitemap')).toEqual([]);
  });

  it('robots.txt allows all and names the three sitemaps', () => {
    const robots = fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8');
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
    expect([...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => url)).toEqual(
      ['', '/zh-CN', '/es'].map((prefix) => `https://doc.confluxnetwork.org${prefix}/sitemap.xml`),
    );
  });
});

describe('canonical and alternate addresses', () => {
  // A page without translation has its English page as its canonical address, and no alternates.
  const isUntranslated = (page: BuiltPage): boolean => textsOf(page, 'untranslated-notice').length > 0;
  const hrefs = (page: BuiltPage, rel: string): [string | undefined, string][] =>
    select(page, 'link', {area: 'head'})
      .filter(({attributes}) => attributes.rel === rel && (rel === 'canonical' || attributes.hreflang))
      .map(({attributes: {hreflang, href}}) => [hreflang, new URL(href!).href.replace(/\/$/, '')]);
  const address = (prefix: string, path: string): string => `${SITE_URL}${prefix}${path}`.replace(/\/$/, '');

  it('§9 every page has one canonical address: itself, or its English original', () => {
    expect(
      faultsOf(pages, (page) => {
        const found = hrefs(page, 'canonical').map(([, href]) => decodeURI(href));
        return `${found}` !== address(isUntranslated(page) ? '' : page.prefix, page.path) && `${found}`;
      }),
    ).toEqual([]);
  });

  it('§9 a translated page names itself in every language, and English for all others; another one names none', () => {
    const wanted = ({path: own}: BuiltPage) =>
      [...LOCALES, 'x-default'].map((locale) => {
        const known = LOCALES.find((one) => one === locale);
        return [locale, address(known ? prefixOf(known) : '', own)].join(' ');
      });
    expect(
      faultsOf(pages, (page) => {
        const found = hrefs(page, 'alternate').map(([locale, href]) => `${locale} ${decodeURI(href)}`);
        return `${found.sort()}` !== `${isUntranslated(page) ? [] : wanted(page).sort()}` && `${found}`;
      }),
    ).toEqual([]);
    expect(pages.filter((page) => !isUntranslated(page)).length).toBeGreaterThan(1000);
  });
});
