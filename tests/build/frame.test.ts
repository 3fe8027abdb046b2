import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {LANGUAGES, LOCALES, prefixOf, TRANSLATION_FOLDERS} from '../../src/languages';
import {
  builtPage,
  builtSite,
  faultsOf,
  linksIn,
  pagesOfType,
  select,
  textsOf,
  typesOf,
  type BuiltPage,
} from '../support/builtSite';
import {texts} from '../support/texts';

/** What surrounds the text of a page: on every page of every language. */
const docs = pagesOfType('docs-doc-page');
const START = '/docs';
/** Pages with a sidebar: all docs but their start page. */
const inSidebar = docs.filter(({path}) => path !== START);
const bare = (href = ''): string => href.replace(/(?<=.)\/$/, '');
/** The pages of concepts and of references have sidebars of their own, with links to all areas, and no neighbours. */
const COLLECTIONS = /\/article-collection-links\/(?:concept|reference)-links$/;
/** The links of the sidebar to the open page. */
const current = (page: BuiltPage) =>
  select(page, 'a', {area: 'sidebar'}).filter(({attributes}) => attributes['aria-current'] === 'page');

it('the tests below see all pages', () => {
  expect(builtSite.length).toBeGreaterThan(1000);
  expect(inSidebar.length).toBeGreaterThan(1000);
});

describe('every page', () => {
  it('§1 every page has a top bar with languages, colour switch, search and assistant, and a footer', () => {
    expect(
      faultsOf(builtSite, (page) => {
        const buttons = select(page, 'button', {area: 'navbar'});
        const dialogs = buttons.filter(({attributes}) => attributes['aria-haspopup'] === 'dialog');
        const switches = buttons.filter(({classes}) => classes.some((one) => one.startsWith('toggleButton')));
        const found = [dialogs.length, switches.length, textsOf(page, 'footer__title').length];
        return `${found}` !== '2,1,4' && `${found} dialogs, switches and titles of the footer`;
      }),
    ).toEqual([]);
  });

  it('§9 has its language and direction', () => {
    expect(
      faultsOf(builtSite, (page) => {
        const {lang, dir} = select(page, 'html')[0]!.attributes;
        return (lang !== page.locale || dir !== 'ltr') && `${lang} ${dir}`;
      }),
    ).toEqual([]);
  });

  it('§9 the language switcher lists the three languages and stays on the page', () => {
    expect(
      faultsOf(
        // The not-found page is served at many paths.
        builtSite.filter(({path}) => path !== '/404'),
        (page) => {
          const shown = select(page, 'a', {area: 'navbar', className: 'dropdown__link'});
          const found = shown.map(({attributes: {lang, href}, text}) => [lang, bare(href), text].join(' '));
          const wanted = LOCALES.map((locale) =>
            [locale, prefixOf(locale) + page.path, LANGUAGES[locale].label].join(' ').replace(/(?<=\/\S+)\/ /, ' '),
          );
          return `${found}` !== `${wanted}` && `${found}`;
        },
      ),
    ).toEqual([]);
  });

  it('§9 the skip link has its text and leads to the main content', () => {
    const SKIP = texts('theme.common.skipToMainContent', 'Skip to main content');
    expect(
      faultsOf(builtSite, (page) => {
        const [first] = select(page, 'a');
        const [main] = select(page, 'div', {className: 'theme-layout-main'});
        return (
          (first?.text !== SKIP[page.locale] || first.attributes.href !== `#${main?.attributes.id}`) &&
          `${first?.text} ${first?.attributes.href}`
        );
      }),
    ).toEqual([]);
  });

  it('§2 §3 §2.2 navbar: a title, a logo with its text, items on both sides; the base path is the root of the site', () => {
    const PATHS = [
      'overview',
      'espace/Overview',
      'core/Overview',
      'general',
      'general/article-collection-links/concept-links',
      'general/article-collection-links/reference-links',
    ];
    expect(
      faultsOf(builtSite, (page) => {
        const [brand] = select(page, 'a', {area: 'navbar', className: 'navbar__brand'});
        const links = select(page, 'a', {area: 'navbar', className: 'navbar__link'}).map(({attributes}) =>
          bare(attributes.href),
        );
        const wanted = PATHS.map((path) => `${page.prefix}/docs/${path}`);
        if (brand?.attributes.href !== `${page.prefix}/` || !brand.text.includes('Conflux')) return brand?.text ?? '-';
        if (`${links.slice(0, wanted.length)}` !== `${wanted}`) return `${links}`;
        return (
          links.slice(wanted.length).filter((href) => href.startsWith('https://github.com/')).length !== 2 &&
          'no source repository, or no feedback'
        );
      }),
    ).toEqual([]);
  });

  it('§3 §2.2 footer: columns with titles, quick links inside, the rest outside', () => {
    expect(
      faultsOf(builtSite, (page) => {
        const [espace, core, ...more] = linksIn(page, 'footer');
        const others = more.slice(more.findIndex((href) => !href.startsWith(`${page.prefix}/`)));
        return (
          (espace !== `${page.prefix}/docs/espace/network-endpoints` ||
            core !== `${page.prefix}/docs/core/conflux_rpcs` ||
            others.length < 3 ||
            others.some((href) => !href.startsWith('https://')) ||
            textsOf(page, 'footer__title').some((title) => !title) ||
            !textsOf(page, 'footer__copyright').join().includes('2024')) &&
          [espace, core, ...more].join(' ')
        );
      }),
    ).toEqual([]);
  });

  it('§4 the announcement is in the language of the page, links to a page and can be closed', () => {
    const LINK = texts('announcement.link', 'Start with the overview');
    const CLOSE = texts('theme.AnnouncementBar.closeButtonAriaLabel', 'Close');
    expect(
      faultsOf(builtSite, (page) => {
        const [link] = select(page, 'a', {area: 'announcement'});
        const [button] = select(page, 'button', {area: 'announcement'});
        return (
          (link?.text !== LINK[page.locale] ||
            link.attributes.href !== `${page.prefix}/docs/overview/` ||
            button?.attributes['aria-label'] !== CLOSE[page.locale]) &&
          `${link?.text} ${button?.attributes['aria-label']}`
        );
      }),
    ).toEqual([]);
  });

  it('§7 analytics: the script comes from the site itself, not asynchronously', () => {
    expect(
      faultsOf(builtSite, (page) => {
        const found = select(page, 'script').flatMap(({attributes}) =>
          attributes.src?.endsWith('/analytics.js') ? [Object.keys(attributes).concat(attributes.src)] : [],
        );
        return `${found}` !== 'src,/js/analytics.js' && `${found}`;
      }),
    ).toEqual([]);
  });

  it.each([
    ['/blog', 'blog-list-page'],
    ['/blog/welcome', 'blog-post-page'],
    ['/blog/tags', 'blog-tags-list-page'],
    ['/blog/tags/hello', 'blog-tags-post-list-page'],
    ['/docs/overview', 'docs-doc-page'],
    ['/docs/tags', 'docs-tags-list-page'],
    ['/docs/tags/gas', 'docs-tags-doc-list-page'],
    ['/markdown-page', 'mdx-page'],
  ])('§2.7 page type class of %s is %s', (path, type) => {
    for (const locale of LOCALES) expect(typesOf(builtPage(prefixOf(locale) + path))).toContain(type);
  });
});

describe('every page of the docs', () => {
  it('§3 the docs path is /docs; exactly one version exists: current, labelled Next, the latest one', () => {
    const version = ({elements}: BuiltPage) =>
      elements.find(({attributes}) => attributes.name === 'docusaurus_version')?.attributes.content;
    expect(faultsOf(docs, (page) => version(page) !== 'current' && `${version(page)}`)).toEqual([]);
    expect(faultsOf(docs, ({path}) => !/^\/docs(?:\/|$)/.test(path) && path)).toEqual([]);
    // The build wrote it last in another language.
    const data = JSON.parse(fs.readFileSync('.docusaurus/globalData.json', 'utf8')) as {
      'docusaurus-plugin-content-docs': {default: {path: string; versions: {name: string; label: string}[]}};
    };
    const LABELS = [
      'Next',
      ...TRANSLATION_FOLDERS.map((folder) => {
        const file = `i18n/${folder}/docusaurus-plugin-content-docs/current.json`;
        return (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>)['version.label']!
          .message;
      }),
    ];
    const {versions} = data['docusaurus-plugin-content-docs'].default;
    expect(versions).toEqual([expect.objectContaining({name: 'current', isLast: true})]);
    expect(LABELS).toContain(versions[0]!.label);
  });

  it('§1 a page of the docs has a sidebar, breadcrumbs, a table of contents and its neighbours', () => {
    expect(
      faultsOf(
        inSidebar.filter(({isListed}) => isListed),
        (page) => {
          const hasHeadings = select(page, 'h2', {area: 'article'}).some(({attributes}) => attributes.id);
          const missing = (['sidebar', 'breadcrumbs', 'toc', 'neighbours'] as const).filter(
            (area) => linksIn(page, area).length === 0,
          );
          const allowed = [...(hasHeadings ? [] : ['toc']), ...(COLLECTIONS.test(page.path) ? ['neighbours'] : [])];
          return missing.some((area) => !allowed.includes(area)) && `no ${missing}`;
        },
      ),
    ).toEqual([]);
  });

  it('§3 §2.2 each sidebar lists its own pages; an item is a link or a category', () => {
    const AREA = /^\/docs\/(overview|general|core|espace)(?=\/|$)/;
    const own = inSidebar.filter(({path}) => AREA.test(path) && !COLLECTIONS.test(path));
    expect(
      faultsOf(own, (page) => {
        const [, area] = AREA.exec(page.path)!;
        const [logo, ...links] = linksIn(page, 'sidebar');
        const form = new RegExp(`^${page.prefix}/docs/(?:${area}(?:/|$)|category/)`);
        const foreign = links.filter((href) => !form.test(href));
        return (logo !== `${page.prefix}/` || links.length < 3 || foreign.length > 0) && `${foreign}`;
      }),
    ).toEqual([]);
    for (const locale of LOCALES) {
      const sidebars = ['concept', 'reference'].map((kind) =>
        linksIn(builtPage(`${prefixOf(locale)}/docs/general/article-collection-links/${kind}-links`), 'sidebar').slice(
          1,
        ),
      );
      expect(sidebars.map((links) => links.length).sort()).toEqual([5, 5]);
      expect(sidebars[0]).not.toEqual(sidebars[1]);
    }
  });

  it('§4 a link is active when its path matches: the sidebar marks the open page, and no other', () => {
    expect(
      faultsOf(inSidebar, (page) => {
        const marked = current(page).map(({attributes}) => bare(attributes.href));
        return (marked.length === 0 || marked.some((href) => href !== page.pathname)) && `marks ${marked}`;
      }),
    ).toEqual([]);
  });

  it('§3 breadcrumbs follow the path in the sidebar and start at the home page', () => {
    expect(
      faultsOf(inSidebar, (page) => {
        const [home] = linksIn(page, 'breadcrumbs');
        const [last] = textsOf(page, 'breadcrumbs__item--active');
        const labels = current(page).map(({text}) => text);
        return (home !== `${page.prefix}/` || !labels.includes(last ?? '')) && `${home}, ${last}, not ${labels}`;
      }),
    ).toEqual([]);
  });

  it('§3 the table of contents shows levels 2 and 3', () => {
    expect(
      faultsOf(inSidebar, (page) => {
        const shown = linksIn(page, 'toc').map((href) => decodeURIComponent(href.slice(1)));
        const headings = page.elements
          .filter(({name, area}) => (name === 'h2' || name === 'h3') && area === 'article')
          .flatMap(({attributes: {id}}) => (id && id !== 'how-we-tested' ? [id] : []));
        return `${shown}` !== `${headings}` && `${shown} instead of ${headings}`;
      }),
    ).toEqual([]);
  });

  it('§1 previous and next lead to each other', () => {
    const neighbour = (page: BuiltPage, which: 'next' | 'prev') =>
      bare(select(page, 'a', {className: `pagination-nav__link--${which}`})[0]?.attributes.href);
    const pages = new Map(docs.map((page) => [page.pathname, page]));
    const withNext = docs.filter((page) => neighbour(page, 'next'));
    expect(withNext.length).toBeGreaterThan(800);
    expect(
      faultsOf(withNext, (page) => {
        const next = pages.get(neighbour(page, 'next'));
        const isBack = next && (COLLECTIONS.test(next.path) || neighbour(next, 'prev') === page.pathname);
        return !isBack && `next is ${next?.pathname}`;
      }),
    ).toEqual([]);
  });
});

describe.each(LOCALES)('an unlisted page (%s)', (locale) => {
  const UNLISTED = texts('theme.contentVisibility.unlistedBanner.title', 'Unlisted page');
  const page = builtPage(`${prefixOf(locale)}/docs/overview/offline`);

  it('§2.7 an unlisted page is reachable by its link, says so and is not indexed', () => {
    expect(textsOf(page, 'theme-unlisted-banner').join()).toContain(UNLISTED[locale]);
    expect(select(page, 'meta').find(({attributes}) => attributes.name === 'robots')?.attributes.content).toMatch(
      /noindex/,
    );
    expect(page.isListed).toBe(false);
  });

  it('§3 an unlisted page is hidden in the sidebar unless it is the current page', () => {
    expect(linksIn(page, 'sidebar')).toContain(page.pathname);
    const others = docs.filter((one) => one.locale === locale && one !== page);
    expect(faultsOf(others, (one) => linksIn(one, 'sidebar').includes(page.pathname) && 'shows it')).toEqual([]);
  });
});
