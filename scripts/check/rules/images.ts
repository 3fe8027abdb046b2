import {statSync} from 'node:fs';
import path from 'node:path/posix';
import type {PageIndex, Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};
/**
 * Bytes. A raster source can be large, because ideal-image makes small files from it; an SVG is sent without changes.
 */
const LIMITS: Record<string, number> = {
  '.svg': 100_000,
  '.png': 1_500_000,
  '.jpg': 1_500_000,
  '.jpeg': 1_500_000,
  '.webp': 500_000,
  '.avif': 500_000,
  '.gif': 500_000,
};

/** Pictures exist and have a reasonable size. */
export const images: SiteRule = {
  id: 'images',
  about: 'picture files exist, in the right case, below their size limits',
  *check(site): Generator<Found> {
    for (const page of site.pages.values()) {
      for (const {url, line} of page.images) {
        const wanted = fileOf(url, page);
        if (wanted !== undefined && !wanted.some((file) => site.files.has(file))) {
          yield {
            file: page.path,
            line,
            message: `The picture "${url}" does not exist.`,
            fix: `Add the file ${wanted[0]}, or correct the path and its capitalization.`,
          };
        }
      }
    }
    for (const file of site.files) {
      const limit = LIMITS[path.extname(file).toLowerCase()];
      if (limit === undefined || !/^(?:docs|blog|i18n|static|src)\//.test(file)) continue;
      const bytes = sizeOf(site, file);
      if (bytes > limit)
        yield {
          file,
          line: 1,
          message: `The picture has ${bytes} bytes; ${limit} is the limit.`,
          fix: 'Scale it down to its displayed width, or compress it.',
        };
    }
  },
};

function fileOf(url: string, page: PageIndex): string[] | undefined {
  const required = /require\(\s*['"]([^'"]+)['"]\s*\)/.exec(url)?.[1];
  const target = required ?? url;
  if (target === '' || /^(?:[a-z]+:|\/\/|\{)/i.test(target)) return undefined;
  const clean = decoded(target.replace(/[?#].*/, ''));
  if (clean.startsWith('@site/')) return [clean.slice('@site/'.length)];
  if (clean.startsWith('/')) return [`static${clean}`];
  return [path.join(path.dirname(page.path), clean), path.join(path.dirname(page.original), clean)];
}

/** A wrong address may contain a `%` that is not part of an escape. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function sizeOf(site: Site, file: string): number {
  return statSync(path.join(site.root, file), {throwIfNoEntry: false})?.size ?? 0;
}
