import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A page as a tree. Elements whose text is navigation, decoration or interface are `skipped`. */
export type {Element, Node};

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
  'datalist',
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
/** Elements that don't interrupt a word. All other elements separate their text with spaces. */
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
/** Elements that end something like a sentence, although often without a full stop. */
const ENDING_TAGS = new Set(['td', 'th', 'li', 'dt', 'dd', 'summary', 'caption', 'h4', 'h5', 'h6']);
/** Stands between two cells or items, where a reader sees a border or a new line. */
const BREAK = ' · ';

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const attribute = (element: Element, name: string): string =>
  element.attrs.find((attr) => attr.name === name)?.value ?? '';
export const classes = (element: Element): string[] => attribute(element, 'class').split(/\s/);
export const children = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** Whether a character belongs to a text that is written without spaces. */
const isHan = (char: string | undefined): boolean => char !== undefined && /[\p{Script=Han}\u3000-\u303f]/u.test(char);

/**
 * Collapses white space, and removes zero-width spaces (from empty anchors), pictographs (from cards), and breaks that
 * separate nothing.
 */
export const tidy = (text: string): string =>
  text
    .replace(/[\u200b\ufe0f\ufeff]|\p{Extended_Pictographic}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:^| )(?:· )+(?=[.,;:!?。，；：！？)])/gu, '')
    .replace(/(?<=[.:;!?。：；！？·]) (?:· ?)+/gu, (_match, at: number, all: string) => (isHan(all[at - 1]) ? '' : ' '))
    .replace(/^[· ]+|[· ]+$/g, '');

export function find(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of children(node)) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** The line with date and reading time above a post. */
const isByline = (element: Element): boolean => children(element).some((child) => child.nodeName === 'time');

export function skipped(element: Element): boolean {
  return (
    isByline(element) ||
    SKIPPED_TAGS.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    classes(element).some((name) => SKIPPED_CLASSES.includes(name))
  );
}

/** What stands before and after the text of an element. */
export function gaps({tagName}: Element): [before: string, after: string] {
  if (INLINE_TAGS.has(tagName)) return ['', ''];
  return [' ', ENDING_TAGS.has(tagName) ? BREAK : ' '];
}

/** Elements that belong to the word before them. */
const ATTACHED_TAGS = new Set(['sub', 'sup', 'wbr']);

/** Whether two neighbors are boxes side by side, such as the name and the type of a parameter: no text joins them. */
export const areApart = (first: Node, second: Node): boolean =>
  isElement(first) && isElement(second) && !ATTACHED_TAGS.has(first.tagName) && !ATTACHED_TAGS.has(second.tagName);

export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (isElement(node) && skipped(node)) return '';
  const inner = children(node).map(textOf).join('');
  if (!isElement(node)) return inner;
  const [before, after] = gaps(node);
  return before + inner + after;
}

/** The root element, its main element and the value of a meta element. */
export function readDocument(html: string) {
  const document = parse(html);
  // The parser adds this element if it is missing in the text.
  const root = children(document).find(isElement)!;
  const meta = (name: string): string => {
    const element = find(
      document,
      ({tagName, attrs}) =>
        tagName === 'meta' && attrs.some((attr) => attr.name === 'name' && attr.value.toLowerCase() === name),
    );
    return element ? attribute(element, 'content') : '';
  };
  return {root, main: find(document, ({tagName}) => tagName === 'main'), meta};
}
