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
    if ('tagName' in node && tagNames.includes(node.tagName)) found.push(Object.fromEntries((node as Element).attrs.map(({name, value}) => [name, value])));
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

/** The file that a static host sends for a path, undefined when there is none. */
export function fileOf(pathname: string): string | undefined {
  const clean = decodeURI(pathname).replace(/\/$/, '');
  return [path.join(BUILD, clean, 'index.html'), path.join(BUILD, `${clean}.html`)].find((file) => fs.existsSync(file));
}

/** The page at a path; fails when there is none. */
export function readPage(pathname: string): string {
  const file = fileOf(pathname);
  if (!file) throw new Error(`no page was built for ${pathname}`);
  return fs.readFileSync(file, 'utf8');
}

/** Whether a page asks robots to leave it out. A page that does not hold the word need not be parsed for it. */
export const isNoIndex = (html: string): boolean => html.includes('noindex') && elements(html, 'meta').some(({name, content}) => name === 'robots' && /noindex/.test(content ?? ''));
