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

/** Whether a page asks robots not to index it. A page that doesn't contain the word is not parsed. */
export const isNoIndex = (html: string): boolean =>
  html.includes('noindex') &&
  elements(html, 'meta').some(({name, content}) => name === 'robots' && /noindex/.test(content ?? ''));
