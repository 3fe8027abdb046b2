import fs from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterMap} from 'parse5';
import {BUILD} from './builtPages';

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

/** The file that a static host sends for a path, undefined if there is none. */
export function fileOf(pathname: string): string | undefined {
  const clean = decodeURI(pathname).replace(/\/$/, '');
  return [path.join(BUILD, clean, 'index.html'), path.join(BUILD, `${clean}.html`), path.join(BUILD, clean)].find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

/** The page at a path; fails if there is none. */
export function readPage(pathname: string): string {
  const file = fileOf(pathname);
  if (!file) throw new Error(`no page was built for ${pathname}`);
  return fs.readFileSync(file, 'utf8');
}

/** Whether a page asks robots not to index it. A page that doesn't contain the word is not parsed. */
export const isNoIndex = (html: string): boolean =>
  html.includes('noindex') &&
  elements(html, 'meta').some(({name, content}) => name === 'robots' && /noindex/.test(content ?? ''));
