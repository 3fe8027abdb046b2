import fs from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {BUILD} from '../../scripts/built/files';
import {sitemapPaths} from '../../scripts/built/sitemap';
import {DEFAULT_LOCALE, LOCALES, prefixOf, type Locale} from '../../src/languages';
import {filesOfPages} from './builtPages';
import {isEnglish, isOtherLanguage} from './englishWords';

type Node = DefaultTreeAdapterMap['node'];

/** A part of the page frame, by a class of the element that contains it. */
const AREAS = {
  'theme-announcement-bar': 'announcement',
  navbar: 'navbar',
  'theme-doc-sidebar-container': 'sidebar',
  'theme-doc-breadcrumbs': 'breadcrumbs',
  'table-of-contents': 'toc',
  'pagination-nav': 'neighbours',
  footer: 'footer',
  'theme-doc-version-banner': 'versionBanner',
} as const;
type Area = (typeof AREAS)[keyof typeof AREAS] | 'head' | 'article' | 'page';

/** The elements that tests read, by name, by class or by role. */
const NAMES = new Set('html title meta link script h1 h2 h3 h4 h5 h6 a button article pre'.split(' '));
const ROLES = new Set<string | undefined>(['tabpanel']);
const LARGE = new Set(['html', 'article', 'pre']);
const CLASSES = new Set([
  'breadcrumbs__item--active',
  'footer__copyright',
  'footer__title',
  'theme-admonition',
  'theme-doc-version-banner',
  'theme-layout-main',
  'theme-unlisted-banner',
  'untranslated-notice',
]);

/** An element of a page, with its text and the part of the page that it is in. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly classes: readonly string[];
  /** Empty for elements that contain large parts of the page. */
  readonly text: string;
  readonly area: Area;
}

/** A page of the finished build. */
export interface BuiltPage {
  /** Without a slash at the end: `/es/docs/espace/Overview`. */
  readonly pathname: string;
  readonly locale: Locale;
  /** The first part of the paths of the language. */
  readonly prefix: string;
  /** The path without the language. */
  readonly path: string;
  /** Whether a sitemap contains it. The others are unlisted or have no address of their own. */
  readonly isListed: boolean;
  readonly elements: readonly PageElement[];
  /** The places in the page that a link can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Texts that contain English words, outside of code and of elements that are marked as English. */
  readonly english: readonly string[];
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

/** What tests read in a page. */
export function parsePage(html: string): Pick<BuiltPage, 'elements' | 'ids' | 'english'> {
  const found: PageElement[] = [];
  const ids = new Set<string>();
  const english: string[] = [];
  const walk = (node: Node, area: Area, isTranslated: boolean): void => {
    let own = area;
    let isOwn = isTranslated;
    if ('value' in node && isTranslated && isEnglish(node.value)) english.push(node.value.trim());
    if ('tagName' in node) {
      const {tagName: name, attrs} = node;
      if (name === 'svg') return;
      const attributes = Object.fromEntries(attrs.map(({name: key, value}) => [key, value]));
      if (name !== 'html' && isOtherLanguage({name, attributes})) isOwn = false;
      if (attributes.id) ids.add(attributes.id);
      const classes = attributes.class?.split(/\s+/) ?? [];
      const frame = classes.find((one): one is keyof typeof AREAS => one in AREAS);
      if (frame) own = AREAS[frame];
      else if (name === 'head' || (name === 'article' && area === 'page')) own = name;
      const isLarge = LARGE.has(name) || ROLES.has(attributes.role) || classes.includes('theme-layout-main');
      if (NAMES.has(name) || ROLES.has(attributes.role) || classes.some((one) => CLASSES.has(one)))
        found.push({name, attributes, classes, area: own, text: isLarge ? '' : textOf(node)});
    }
    if ('childNodes' in node) node.childNodes.forEach((child) => walk(child, own, isOwn));
  };
  walk(parse(html), 'page', true);
  return {elements: found, ids, english};
}

function pageOf(file: string, html: string, listed: ReadonlySet<string>): BuiltPage {
  const pathname = `/${file.replace(/\/?(?:index)?\.html$/, '')}`;
  const locale =
    LOCALES.find((one) => one !== DEFAULT_LOCALE && `${pathname}/`.startsWith(`/${one}/`)) ?? DEFAULT_LOCALE;
  const prefix = prefixOf(locale);
  return {
    pathname,
    locale,
    prefix,
    path: pathname.slice(prefix.length) || '/',
    isListed: listed.has(pathname),
    ...parsePage(html),
  };
}

/** Every page that renders the application; not those that only lead elsewhere. */
async function parsePages(): Promise<BuiltPage[]> {
  const listed = new Set(sitemapPaths().map((pathname) => pathname.replace(/(?<=.)\/$/, '')));
  const pages: BuiltPage[] = [];
  for (const file of filesOfPages()) {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    if (html.includes('id=__docusaurus>') && !/http-equiv="?refresh/i.test(html))
      pages.push(pageOf(file, html, listed));
    // The runner's messages must not wait for all pages.
    if (pages.length % 50 === 0) await setImmediate();
  }
  return pages;
}

/** The pages of the build. They are parsed once for all test files of a process. */
export const builtSite: readonly BuiltPage[] = await parsePages();

/** The elements of a page with a name, in document order. */
export const select = (
  {elements}: Pick<BuiltPage, 'elements'>,
  name: string,
  {area, className}: {area?: Area; className?: string} = {},
): PageElement[] =>
  elements.filter(
    (element) =>
      element.name === name &&
      (area === undefined || element.area === area) &&
      (className === undefined || element.classes.includes(className)),
  );

/** The texts of the elements with a class, in document order. */
export const textsOf = ({elements}: Pick<BuiltPage, 'elements'>, className: string): string[] =>
  elements.filter(({classes}) => classes.includes(className)).map(({text}) => text);

/** The targets of the links in a part of the page. */
export const linksIn = (page: Pick<BuiltPage, 'elements'>, area: Area): string[] =>
  select(page, 'a', {area}).map(({attributes}) => attributes.href ?? '');

/** Classes of the root element, which say what type of page it is. */
export const typesOf = (page: BuiltPage): readonly string[] => select(page, 'html')[0]?.classes ?? [];

/** The pages of a type. */
export const pagesOfType = (type: string): BuiltPage[] => builtSite.filter((page) => typesOf(page).includes(type));

/** The page at a path of the build. */
export function builtPage(pathname: string): BuiltPage {
  const page = builtSite.find((one) => one.pathname === pathname);
  if (!page) throw new Error(`no page was built for ${pathname}`);
  return page;
}

/**
 * The faults of all pages at once, so that one run lists every page.
 *
 * @param judge returns a description of the fault; undefined or false if there is none
 */
export const faultsOf = (
  pages: readonly BuiltPage[],
  judge: (page: BuiltPage) => string | false | undefined,
): string[] =>
  pages.flatMap((page) => {
    const fault = judge(page);
    return fault === undefined || fault === false ? [] : [`${page.pathname}: ${fault}`];
  });
