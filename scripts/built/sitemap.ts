import fs from 'node:fs';
import path from 'node:path';
import {LOCALES, prefixOf} from '../../src/languages';
import {BUILD} from './files';

/** The folder of each locale's sitemap in `build/`. */
const FOLDERS = LOCALES.map((locale) => prefixOf(locale).slice(1));

/** Every path of all sitemaps of the finished build, without the host, e.g. `/zh-CN/docs/overview/`. */
export function sitemapPaths(): string[] {
  return FOLDERS.flatMap((folder) => {
    const xml = fs.readFileSync(path.join(BUILD, folder, 'sitemap.xml'), 'utf8');
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => decodeURI(new URL(url!).pathname));
  });
}

/** The locale that a path belongs to. */
export function localeOf(pathname: string): string {
  return FOLDERS.find((folder) => folder && pathname.startsWith(`/${folder}/`)) ?? 'en';
}
