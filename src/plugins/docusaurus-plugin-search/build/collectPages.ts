import fs from 'node:fs/promises';
import path from 'node:path';
import {readRenderedPage, type RenderedPage} from './readPage';

export type Build = {
  /** Folder of the locale's finished pages. */
  outDir: string;
  /** Base URL of the locale, with slashes at both ends. */
  baseUrl: string;
  /** Addresses of all routes, including the base URL. */
  routesPaths: string[];
};

/** A page with its address. */
export type SourcePage = RenderedPage & {
  url: string;
  /** Type in its front matter, such as `howto`. */
  type?: string;
};

/** An address as other pages link to it, with or without a slash at the end. */
export const bareUrl = (url: string): string => url.replace(/\/$/, '');

/** The file that a host serves for a route with any trailing-slash setting: `a/index.html` or `a.html`. */
async function readRoute(route: string, {outDir, baseUrl}: Build): Promise<string | undefined> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  for (const file of [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative}.html`)]) {
    const html = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/**
 * Reads every finished page of one locale, in the order of the addresses.
 *
 * @param types type of each page by its address without a slash at the end
 */
export async function collectPages(build: Build, types: ReadonlyMap<string, string>): Promise<SourcePage[]> {
  const pages: SourcePage[] = [];
  for (const url of [...new Set(build.routesPaths)].sort()) {
    const html = await readRoute(url, build);
    const page = html === undefined ? undefined : readRenderedPage(html);
    const type = types.get(bareUrl(url));
    if (page) pages.push({url, ...page, ...(type && {type})});
  }
  return pages;
}
