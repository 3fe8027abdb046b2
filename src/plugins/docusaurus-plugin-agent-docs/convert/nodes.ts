import type {DefaultTreeAdapterMap} from 'parse5';

/** Nodes of a parsed page. */
export type PageNode = DefaultTreeAdapterMap['node'];
export type PageElement = DefaultTreeAdapterMap['element'];

export const isElement = (node: PageNode): node is PageElement => 'tagName' in node;
export const attribute = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
export const children = (node: PageNode): PageNode[] => ('childNodes' in node ? node.childNodes : []);
export const childElements = (node: PageNode): PageElement[] => children(node).filter(isElement);
export const classes = (element: PageElement): string[] => attribute(element, 'class')?.split(/\s+/) ?? [];
export const hasClass = (element: PageElement, name: string): boolean => classes(element).includes(name);

/** The first element that matches, in document order. */
export function find(node: PageNode, matches: (element: PageElement) => boolean): PageElement | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of children(node)) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** All text of a node. A line break is a line break. */
export function textOf(node: PageNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return children(node).map(textOf).join('');
}

/** All text of a node on one line, without the zero-width spaces of empty anchors. */
export const lineOf = (node: PageNode): string =>
  textOf(node)
    .replace(/\u200b/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
