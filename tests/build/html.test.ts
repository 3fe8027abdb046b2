import {describe, expect, it} from 'vitest';
import {fileOf} from '../../scripts/built/files';
import siteConfig from '../../docusaurus.config';
import {LOCALES} from '../../src/languages';
import {builtSite, faultsOf, select, type BuiltPage} from '../support/builtSite';

const HOST = String(siteConfig.url).replace(/\/$/, '');

describe.each(LOCALES)('the HTML of every page of %s', (locale) => {
  const all = builtSite.filter((page) => page.locale === locale);
  const listed = all.filter(({isListed}) => isListed);
  it('is there', () => expect(listed.length).toBeGreaterThan(300));

  it('§2 has one h1', () => {
    expect(
      faultsOf(all, (page) => {
        const {length} = select(page, 'h1');
        return length !== 1 && `${length}`;
      }),
    ).toEqual([]);
  });

  it('gives a role and a name to code that the keyboard can scroll, and to the panels of tabs', () => {
    let count = 0;
    expect(
      faultsOf(all, ({elements}) => {
        const named = elements.filter(
          ({name, attributes: {tabindex, role}}) => (name === 'pre' && tabindex === '0') || role === 'tabpanel',
        );
        count += named.length;
        const missing = named.filter(({attributes}) => !attributes.role || !attributes['aria-label']);
        return missing.length > 0 && `${missing.length}`;
      }),
    ).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  it.each([
    ['title', (page: BuiltPage) => select(page, 'title')[0]?.text],
    [
      'description',
      (page: BuiltPage) =>
        select(page, 'meta').find(({attributes}) => attributes.name === 'description')?.attributes.content,
    ],
  ] as const)('§2 has a %s that no other page of the locale has', (_, read) => {
    const seen = new Map<string, string>();
    expect(
      faultsOf(listed, (page) => {
        const value = read(page);
        if (!value) return 'has none';
        const other = seen.get(value);
        seen.set(value, page.pathname);
        return other && `has the same as ${other}: ${value}`;
      }),
    ).toEqual([]);
  });
});

describe('links', () => {
  const pages = new Map(builtSite.map((page) => [page.pathname, page]));
  /** What a link inside the site lacks: its page or file, or the place in the page. Each target is looked up once. */
  const known = new Map<string, string | undefined>();
  const fault = (pathname: string, hash: string): string | undefined => {
    const target = pages.get(decodeURI(pathname).replace(/(?<=.)\/$/, ''));
    if (!target) return fileOf(pathname) === undefined ? 'no page' : undefined;
    return hash && !target.ids.has(decodeURIComponent(hash.slice(1))) ? 'no such place' : undefined;
  };

  it('§5 with STRICT=1 no link and no anchor is broken, on any page', () => {
    const broken = faultsOf(builtSite, (page) => {
      const missing = select(page, 'a').flatMap(({attributes: {href}}) => {
        if (!href || !/^(?:\/(?!\/)|#.)/.test(href)) return [];
        const {pathname, hash} = new URL(href, `${HOST}${page.pathname}`);
        const key = pathname + hash;
        if (!known.has(key)) known.set(key, fault(pathname, hash));
        return known.get(key) ? [`${href} (${known.get(key)})`] : [];
      });
      return missing.length > 0 && [...new Set(missing)].join(', ');
    });
    expect(known.size).toBeGreaterThan(2000);
    expect(broken).toEqual([]);
  });
});
