import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {budgets, TRANSLATED_EXTRA} from '../../src/config/budgets';
import {BuiltBundle} from '../support/builtBundle';
import {BUILD} from '../support/builtPages';
import {readPage} from '../support/builtSite';
import {localeOf, sitemapPaths} from '../support/sitemap';

/** Pages of each kind, without the locale, and what the worst of them may weigh (`src/config/budgets.ts`). */
const KINDS = [
  {kind: 'home', pattern: /^\/$/, limit: budgets.home.hydrate},
  {kind: 'rpc', pattern: /^\/docs\/(?:core|espace)\/rpc\/[^/]+$/, limit: budgets.rpc.hydrate},
  {kind: 'docs', pattern: /^\/docs(?:\/|$)/, limit: budgets.docs.hydrate},
  {kind: 'blog', pattern: /^\/blog(?:\/|$)/, limit: budgets.blog.hydrate},
  // Standalone pages have no limit of their own.
  {kind: 'page', pattern: /^/, limit: budgets.docs.hydrate},
];

const sizes = new Map<string, number>();
/** Bytes of a file after gzip, level 6, as the browser's test counts them. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(fs.readFileSync(path.join(BUILD, file)), {level: 6}).length;
  sizes.set(file, size);
  return size;
}

const bundles = new Map<string, BuiltBundle>();

/** A script that runs, or one that is fetched to be run later. */
const SCRIPT = /<script[^>]*\ssrc="?([^\s">]+)|<link[^>]*\sas="?script[^>]*\shref="?([^\s">]+)/g;

/** Scripts that a page loads until it is hydrated, below `build/`: those in its HTML, and the chunks of its routes. */
function scriptsOf(pathname: string): string[] {
  const inHtml = [...readPage(pathname).matchAll(SCRIPT)].map(([, address, preloaded]) => (address ?? preloaded)!);
  const entries = inHtml.filter((address) => address.includes('/assets/js/'));
  const key = entries.join(' ');
  const bundle = bundles.get(key) ?? new BuiltBundle(entries);
  bundles.set(key, bundle);
  return [...new Set([...inHtml, ...bundle.filesOf(pathname)])].map((address) => address.slice(1));
}

interface Page {
  readonly pathname: string;
  readonly kind: string;
  readonly limit: number;
  readonly kilobytes: number;
}

const pages = sitemapPaths().map((pathname): Page => {
  const locale = localeOf(pathname);
  const own = locale === 'en' ? pathname : pathname.slice(locale.length + 1);
  const {kind, limit} = KINDS.find(({pattern}) => pattern.test(own))!;
  const bytes = scriptsOf(pathname).reduce((sum, file) => sum + sizeOf(file), 0);
  return {
    pathname,
    kind,
    limit: locale === 'en' ? limit : limit + TRANSLATED_EXTRA,
    kilobytes: Math.ceil(bytes / 100) / 10,
  };
});

const line = ({pathname, kilobytes, limit}: Page): string => `${pathname}: ${kilobytes} KB, limit ${limit} KB`;

describe('JavaScript until a page is hydrated, in KB after gzip', () => {
  it('is counted for every kind', () => {
    for (const {kind} of KINDS) expect(pages.filter((page) => page.kind === kind).length, kind).toBeGreaterThan(0);
    expect(Math.min(...pages.map(({kilobytes}) => kilobytes))).toBeGreaterThan(100);
  });

  it.each(KINDS)('stays within $limit KB on the worst page of kind $kind', ({kind}) => {
    expect(pages.filter((page) => page.kind === kind && page.kilobytes > page.limit).map(line)).toEqual([]);
  });
});
