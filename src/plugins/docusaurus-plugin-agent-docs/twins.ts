import fs from 'node:fs/promises';
import path from 'node:path';
import type {RootContent} from 'mdast';
import type {LocaleFolder} from '../../languages';
import {twinPath} from './client/twinPath';
import {Converter} from './convert/convert';
import {paragraph} from './convert/content';
import {readPage} from './convert/readPage';
import {TEXTS} from './convert/texts';
import {markdownOf} from './convert/toMarkdown';

/** The finished pages of one language. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin of the site, without a slash at the end. */
  readonly site: string;
  readonly folder: LocaleFolder;
  /** Addresses of the pages, including the base URL. */
  readonly routes: readonly string[];
  /** Address of the page with the terms. */
  readonly glossary: string;
}

/** The Markdown of a page. */
export interface Twin {
  readonly route: string;
  /** Its blocks without the line about the page. */
  readonly blocks: RootContent[];
  readonly text: string;
}

const bare = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** The file of a route: `a/index.html`, or `a.html` if the site has no slashes at the end. */
async function readRoute(route: string, {outDir, baseUrl}: Build): Promise<string | undefined> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  for (const file of [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative}.html`)]) {
    const html = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/**
 * What becomes of the links of a page. Links to other pages lead to their Markdown, and links to single terms of the
 * glossary are left out, because they only explain a word.
 */
function linkResolver({site, baseUrl, routes, glossary}: Build) {
  const known = new Set(routes.map(bare));
  return (page: string) =>
    (href: string): string | undefined => {
      if (href === '') return undefined;
      const local = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
      if (!/^[/#]/.test(local)) return href;
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(local)!;
      const route = bare(pathname || page);
      if (route === bare(glossary) && route !== bare(page) && rest.startsWith('#')) return undefined;
      return site + (known.has(route) ? twinPath(route, baseUrl) : pathname) + rest;
    };
}

/** The line below the title with the address of the page and of the list of all pages. */
const sourceLine = ({site, baseUrl, folder}: Build, page: string): RootContent => {
  const {page: label, all} = TEXTS[folder];
  const link = (url: string) => ({type: 'link' as const, url, children: [{type: 'text' as const, value: url}]});
  return paragraph([label, link(`${site}${page}`), all, link(`${site}${baseUrl}llms.txt`)]);
};

/** Makes the Markdown of a page from its HTML; undefined if it has no text. */
export function makeTwin(
  html: string,
  route: string,
  build: Build,
  resolverOf = linkResolver(build),
): Twin | undefined {
  const content = readPage(html);
  if (!content) return undefined;
  const {site, folder} = build;
  const converter = new Converter({url: `${site}${route}`, folder, resolve: resolverOf(route)});
  const blocks = converter.blocks(content);
  const title = blocks.findIndex((block) => block.type === 'heading' && block.depth === 1);
  const text = markdownOf([...blocks.slice(0, title + 1), sourceLine(build, route), ...blocks.slice(title + 1)]);
  return {route, blocks, text};
}

/** Writes the Markdown of every page next to it. */
export async function writeTwins(build: Build): Promise<Map<string, Twin>> {
  const twins = new Map<string, Twin>();
  const resolverOf = linkResolver(build);
  for (const route of build.routes) {
    const html = await readRoute(route, build);
    const twin = html === undefined ? undefined : makeTwin(html, route, build, resolverOf);
    if (!twin) continue;
    twins.set(bare(route), twin);
    const file = decodeURI(twinPath(route, build.baseUrl).slice(build.baseUrl.length));
    await fs.writeFile(path.join(build.outDir, file), twin.text);
  }
  return twins;
}
