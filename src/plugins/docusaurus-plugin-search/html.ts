import {parse, type DefaultTreeAdapterMap} from 'parse5';
import type {IndexedPage, IndexedSection, PageKind} from './model';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The searchable content of a rendered page, without its address. */
export type RenderedPage = Omit<IndexedPage, 'url'> & {sections: Omit<IndexedSection, 'page'>[]};

/** Elements whose text is navigation, decoration or interface. */
const SKIPPED_TAGS = new Set([
  'nav',
  'footer',
  'aside',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'input',
  'select',
  'textarea',
  'time',
  'dialog',
]);
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'table-of-contents',
  'theme-doc-version-badge',
  'avatar',
  'theme-unlisted-banner',
];
/** Elements that do not interrupt a word. All other elements separate their text with spaces. */
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);
/**
 * Classes that the page types set on the html element (specification §2.7). Lists, tags and the home page are not
 * indexed.
 */
const KINDS: [string, PageKind][] = [
  ['docs-doc-page', 'docs'],
  ['blog-post-page', 'blog'],
  ['mdx-page', 'page'],
];

const isElement = (node: Node): node is Element => 'tagName' in node;
const attribute = (element: Element, name: string): string =>
  element.attrs.find((attr) => attr.name === name)?.value ?? '';
const classes = (element: Element): string[] => attribute(element, 'class').split(/\s/);
const children = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
/** Collapses white space, and removes zero-width spaces (from empty anchors) and pictographs (from cards). */
const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufe0f\ufeff]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of children(node)) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** The line with date and reading time above a post. */
const isByline = (element: Element): boolean => children(element).some((child) => child.nodeName === 'time');

function skipped(element: Element): boolean {
  return (
    isByline(element) ||
    SKIPPED_TAGS.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classes(element).some((name) => SKIPPED_CLASSES.includes(name))
  );
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (isElement(node) && skipped(node)) return '';
  const inner = children(node).map(textOf).join('');
  return isElement(node) && !INLINE_TAGS.has(node.tagName) ? ` ${inner} ` : inner;
}

/**
 * Labels of the breadcrumbs after the home link. The last one is that of the page, which can be shorter than its title.
 */
function labelsOf(main: Element): string[] {
  const list = find(main, (element) => classes(element).includes('breadcrumbs'));
  return list
    ? children(list)
        .map((item) => tidy(textOf(item)))
        .filter(Boolean)
    : [];
}

/** Splits the main element at its h2 and h3 headings with an ID. */
function sectionsOf(main: Element): {title: string; sections: RenderedPage['sections']} {
  let title = '';
  const sections = [{anchor: '', heading: '', text: ''}];
  const walk = (node: Node): void => {
    const current = sections[sections.length - 1]!;
    if (node.nodeName === '#text') current.text += (node as DefaultTreeAdapterMap['textNode']).value;
    if (!isElement(node)) return;
    if (skipped(node)) return;
    if (node.tagName === 'h1' && !title) {
      title = tidy(textOf(node));
    } else if ((node.tagName === 'h2' || node.tagName === 'h3') && attribute(node, 'id')) {
      sections.push({anchor: attribute(node, 'id'), heading: tidy(textOf(node)), text: ''});
    } else {
      const gap = INLINE_TAGS.has(node.tagName) ? '' : ' ';
      current.text += gap;
      children(node).forEach(walk);
      sections[sections.length - 1]!.text += gap;
    }
  };
  children(main).forEach(walk);
  return {title, sections: sections.map((section) => ({...section, text: tidy(section.text)}))};
}

/**
 * Reads one rendered page.
 * @returns undefined for a page that search must not find: lists of posts or tags, pages that robots must not index,
 *   redirects, pages without a title.
 */
export function readRenderedPage(html: string): RenderedPage | undefined {
  const document = parse(html);
  // The parser adds this element if it is missing in the text.
  const root = children(document).find(isElement);
  const kind = root && KINDS.find(([name]) => classes(root).includes(name))?.[1];
  const main = find(document, (element) => element.tagName === 'main');
  const robots = find(
    document,
    (element) => element.tagName === 'meta' && attribute(element, 'name').toLowerCase() === 'robots',
  );
  if (!kind || !main || (robots && /noindex/i.test(attribute(robots, 'content')))) return undefined;
  const {title, sections} = sectionsOf(main);
  const isCategory = find(main, (element) => classes(element).some((name) => name.startsWith('generatedIndexPage')));
  if (!title) return undefined;
  const labels = labelsOf(main);
  const label = labels.at(-1);
  return {
    kind: isCategory ? 'category' : kind,
    title,
    ...(label && !title.includes(label) && {label}),
    trail: labels.slice(0, -1),
    sections: sections.filter(({anchor, text}) => anchor || text),
  };
}
