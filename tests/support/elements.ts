import {parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The attributes of every element of these names, in document order. */
export function elements(html: string, ...tagNames: string[]): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const walk = (node: Node): void => {
    if ('tagName' in node && tagNames.includes(node.tagName))
      found.push(Object.fromEntries((node as Element).attrs.map(({name, value}) => [name, value])));
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** An element: its name, its attributes and the text directly inside it. */
export interface Tag {
  name: string;
  attributes: Record<string, string | undefined>;
  text: string;
}

/** The elements of these names in a parsed page, in document order. */
export function tagsOf(page: Node, names: readonly string[]): Tag[] {
  const found: Tag[] = [];
  const wanted = new Set(names);
  const walk = (node: Node): void => {
    if ('tagName' in node && wanted.has(node.tagName)) {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      found.push({
        name: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({name, value}) => [name, value])),
        text,
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(page);
  return found;
}

/** Whether a page asks robots not to index it. A page that doesn't contain the word is not parsed. */
export const isNoIndex = (html: string): boolean =>
  html.includes('noindex') &&
  elements(html, 'meta').some(({name, content}) => name === 'robots' && /noindex/.test(content ?? ''));
