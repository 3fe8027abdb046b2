import fs from 'node:fs/promises';
import path from 'node:path';
import {readRenderedPage} from './html';
import type {SearchIndex} from './model';

type Build = {
  /** Folder of the locale's finished pages. */
  outDir: string;
  /** Base URL of the locale, with slashes at both ends. */
  baseUrl: string;
  /** Addresses of all routes, including the base URL. */
  routesPaths: string[];
};

/** The file that a host serves for a route with any trailing-slash setting: `a/index.html` or `a.html`. */
async function readRoute(route: string, {outDir, baseUrl}: Build): Promise<string | undefined> {
  const relative = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  for (const file of [path.join(outDir, relative, 'index.html'), path.join(outDir, `${relative}.html`)]) {
    const html = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** Reads every finished page of one locale and returns the data for the search index, in the order of the addresses. */
export async function collectIndex(build: Build): Promise<SearchIndex> {
  const index: SearchIndex = {pages: [], sections: []};
  for (const url of [...new Set(build.routesPaths)].sort()) {
    const html = await readRoute(url, build);
    const page = html === undefined ? undefined : readRenderedPage(html);
    if (!page) continue;
    const {sections, ...rest} = page;
    const position = index.pages.push({url, ...rest}) - 1;
    // A page whose text starts with a heading still needs a section for the page itself.
    const complete = sections[0]?.anchor === '' ? sections : [{anchor: '', heading: '', text: ''}, ...sections];
    index.sections.push(...complete.map((section) => ({page: position, ...section})));
  }
  return index;
}

/** Writes the index into the folder of the pages that it was created from. */
export async function writeIndex(build: Build, fileName: string): Promise<void> {
  await fs.writeFile(path.join(build.outDir, fileName), JSON.stringify(await collectIndex(build)));
}
