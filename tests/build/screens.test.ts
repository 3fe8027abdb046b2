import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {SITE_URL} from '../../src/config/site';
import {linksIn, parsePage, select, textsOf} from '../support/builtSite';
import {buildFixture, type FixtureBuild} from '../support/fixtureSite';
import {texts} from '../support/texts';

const TIMEOUT = 300_000;
const LANGUAGES = [
  ['en', ''],
  ['es', '/es'],
] as const;

let screens: FixtureBuild;
beforeAll(async () => {
  screens = await buildFixture('screens');
}, TIMEOUT);

const fileOf = (pathname: string): string => path.join(screens.dir, pathname, 'index.html');
const htmlOf = (pathname: string): string => fs.readFileSync(fileOf(pathname), 'utf8');
const pageAt = (pathname: string) => parsePage(htmlOf(pathname));
const alternates = (page: ReturnType<typeof pageAt>) =>
  select(page, 'link').filter(({attributes: {rel, hreflang}}) => rel === 'alternate' && hreflang);

describe('a site with doubtful references', () => {
  it('§5 it builds', () => expect(screens.code, screens.output.slice(-3000)).toBe(0));

  it.each([
    ['broken links', /\[WARNING\] Docusaurus found broken links![^]*linking to \/docs\/missing/],
    ['broken anchors', /\[WARNING\] Docusaurus found broken anchors![^]*linking to \/docs\/stale#nowhere/],
    ['broken Markdown links', /\[WARNING\] Markdown link with URL `\.\/missing\.md`[^]*untranslated\.mdx/],
    ['duplicate routes', /\[WARNING\] Duplicate routes found![^]*\/twice/],
  ])('§5 %s only produce a warning', (_what, warning) => expect(screens.output).toMatch(warning));

  it('§5 a draft yields nothing: no page, and no item where the navbar names it', () => {
    expect(fs.existsSync(path.join(screens.dir, 'docs/draft'))).toBe(false);
    const page = pageAt('/docs/stale');
    expect(linksIn(page, 'navbar').length).toBeGreaterThan(2);
    expect(select(page, 'a').filter(({text}) => text === 'Draft')).toEqual([]);
  });
});

describe('a page that is not translated yet', () => {
  const NOTICE = texts(
    'untranslated.notice',
    'This page isn’t translated into your language yet. You are reading the English text.',
  );

  it.each(['/docs/untranslated', '/blog/post'])(
    "§1 %s says so in the reader's language, marks its text as English and lists no alternates",
    (pathname) => {
      const page = pageAt(`/es${pathname}`);
      expect(textsOf(page, 'untranslated-notice')).toEqual([expect.stringContaining(NOTICE.es)]);
      expect(select(page, 'html')[0]!.attributes.lang).toBe('es');
      const [article] = select(page, 'article');
      expect(article!.attributes.lang).toBe('en');
      expect(page.elements.find(({classes}) => classes.includes('untranslated-notice'))!.area).not.toBe('article');
      expect(alternates(page)).toEqual([]);
      expect(select(page, 'link').find(({attributes: {rel}}) => rel === 'canonical')!.attributes.href).toBe(
        SITE_URL + pathname,
      );
    },
  );

  it('§1 the English original has no such notice, and lists its alternates', () => {
    const page = pageAt('/docs/untranslated');
    expect(textsOf(page, 'untranslated-notice')).toEqual([]);
    expect(select(page, 'article')[0]!.attributes).not.toHaveProperty('lang');
    expect(alternates(page).map(({attributes}) => attributes.hreflang)).toEqual(['en', 'es', 'x-default']);
  });
});

it.each([
  ['', 'March 9, 2026'],
  ['/es', '9 de marzo de 2026'],
])(
  "§1 an outdated page says since when, with a date in the reader's language, and links to the English page (%s/)",
  (prefix, date) => {
    const LINK = texts('stale.english', 'English page');
    // In Spanish, a notice that the page isn't translated comes before.
    const notices = pageAt(`${prefix}/docs/stale`).elements.filter(
      ({classes, text}) => classes.includes('theme-admonition') && text.includes(date),
    );
    expect(notices).toHaveLength(1);
    const links = select(pageAt(`${prefix}/docs/stale`), 'a').filter(({attributes}) => attributes.hreflang === 'en');
    expect(links.map(({text, attributes}) => [text, attributes.href])).toContainEqual([
      LINK[prefix === '/es' ? 'es' : 'en'],
      '/docs/stale',
    ]);
    expect(htmlOf(`${prefix}/versioned/page`)).not.toContain(date);
  },
);

describe.each(LANGUAGES)('docs in several versions (%s)', (locale, prefix) => {
  it.each([
    [
      'unreleased',
      'next',
      texts('theme.docs.versions.unreleasedVersionLabel', 'This is unreleased documentation for '),
    ],
    ['unmaintained', '1', texts('theme.docs.versions.unmaintainedVersionLabel', 'This is documentation for ')],
  ])('§2.7 §8 %s docs have a notice with a link to the latest version', (_state, version, label) => {
    const page = pageAt(`${prefix}/versioned/${version}/page`);
    const [banner] = textsOf(page, 'theme-doc-version-banner');
    expect(banner).toContain(label[locale]);
    expect(linksIn(page, 'versionBanner')).toEqual([`${prefix}/versioned/page`]);
    expect(fs.existsSync(fileOf(`${prefix}/versioned/page`))).toBe(true);
  });

  it('§2.7 the latest version has no such notice', () =>
    expect(textsOf(pageAt(`${prefix}/versioned/page`), 'theme-doc-version-banner')).toEqual([]));
});

describe('settings and syntax that the portal does not use', () => {
  it('§3 breadcrumbs are there by default and can be switched off', () => {
    expect(linksIn(pageAt('/docs/untranslated'), 'breadcrumbs')).not.toEqual([]);
    expect(linksIn(pageAt('/versioned/page'), 'breadcrumbs')).toEqual([]);
  });

  it('§3 the table of contents shows levels 2 and 3, and no other', () =>
    expect(linksIn(pageAt('/docs/untranslated'), 'toc')).toEqual(['#second', '#third']));

  it('§9 heading ids and comments of the older MDX work', () => {
    const page = pageAt('/docs/untranslated');
    expect(select(page, 'h4').map(({attributes: {id}, text}) => [id, text.trim()])).toEqual([
      ['fourth', expect.stringMatching(/^Fourth level/)],
    ]);
    expect(htmlOf('/docs/untranslated')).not.toContain('A comment of the older kind');
  });

  it('§9 plural forms of the reading time: one minute', () =>
    expect(htmlOf('/blog/post').replaceAll('<!-- -->', '')).toContain('One min read'));

  it('§8 the banner about the base URL is on the home page only where the option is on', () => {
    expect(fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8')).toContain('base-url-issue-banner');
    expect(htmlOf('/')).not.toContain('base-url-issue-banner');
  });
});
