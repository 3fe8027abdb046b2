import {describe, expect, it} from 'vitest';
import {elements, readPage} from '../support/builtSite';
import {localeOf, sitemapPaths} from '../support/sitemap';

const pages = sitemapPaths().map((pathname) => {
  const html = readPage(pathname);
  return {
    pathname,
    locale: localeOf(pathname),
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: elements(html, 'meta').find(({name}) => name === 'description')?.content ?? '',
  };
});

describe.each(['en', 'zh-CN', 'es'])('pages of %s', (locale) => {
  const own = pages.filter((page) => page.locale === locale);

  it.each(['title', 'description'] as const)('§2 every page has a %s that no other page of the locale has', (key) => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const page of own) {
      const value = page[key];
      if (!value) repeated.push(`${page.pathname} has none`);
      else if (seen.has(value)) repeated.push(`${page.pathname} and ${seen.get(value)}: ${value}`);
      seen.set(value, page.pathname);
    }
    expect(repeated).toEqual([]);
    expect(own.length).toBeGreaterThan(20);
  });
});
