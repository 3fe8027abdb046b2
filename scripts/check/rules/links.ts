import path from 'node:path/posix';
import {LANGUAGE_PREFIX} from '../../../src/languages';
import {isDataFile} from '../parse/dataTexts';
import {RouteTable} from '../routes/routes';
import type {PageIndex, Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};

/** Every address inside the portal leads to an existing page, file and heading, and is case-sensitive. */
export const links: SiteRule = {
  id: 'links',
  about: 'files, addresses and anchors inside the portal exist; no two pages share an address',
  *check(site): Generator<Found> {
    const table = new RouteTable(site);
    for (const {route, file, other} of table.clashes) {
      yield {
        file,
        line: 1,
        message: `The address ${route} already belongs to ${other}.`,
        fix: 'Give one of them another slug.',
      };
    }
    for (const page of site.pages.values()) {
      for (const link of page.links) {
        const problem = judge(link.url, page, site, table);
        if (problem) yield {file: page.path, line: link.line, column: link.column, ...problem};
      }
    }
    yield* inSources(site, table);
    yield* inDataFiles(site, table);
  },
};

type Verdict = Pick<Problem, 'message' | 'fix'> | undefined;

function judge(url: string, page: PageIndex, site: Site, table: RouteTable): Verdict {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|\{)/i.test(url)) return undefined;
  const [target, anchor] = splitAnchor(url);
  if (target === '') return judgeAnchor(anchor, table.bySource.get(page.original), page, table);
  if (target.startsWith('/') && !/\.mdx?$/.test(target)) {
    if (LANGUAGE_PREFIX.test(target)) return undefined; // The rule link-form reports it.
    if (!table.get(target)) return missing(target, [...table.routes.keys()]);
    return judgeAnchor(anchor, target, page, table);
  }
  const file = resolveFile(target, page, site);
  if (file === undefined) return /\.[a-z0-9]+$/i.test(target) ? missingFile(target, page, site) : undefined;
  return judgeAnchor(anchor, table.bySource.get(file), page, table);
}

function judgeAnchor(
  anchor: string | undefined,
  route: string | undefined,
  page: PageIndex,
  table: RouteTable,
): Verdict {
  if (!anchor || route === undefined) return undefined;
  const ids = table.get(route)?.anchors?.(page.locale);
  if (!ids || ids.has(anchor)) return undefined;
  const near = nearest(anchor, [...ids]);
  return {
    message: `"#${anchor}" is not a heading of ${route}.`,
    fix: near ? `Did you mean "#${near}"?` : 'Use the id of one of its headings.',
  };
}

/** The English source that a relative link refers to; translations use the same links as their original. */
function resolveFile(target: string, page: PageIndex, site: Site): string | undefined {
  const clean = decode(target).replace(/^@site\//, '/');
  const english = clean.startsWith('/')
    ? [clean.slice(1), `docs${clean}`]
    : [path.join(path.dirname(page.original), clean), path.join(path.dirname(page.path), clean)];
  return english.find((file) => site.files.has(file));
}

function missingFile(target: string, page: PageIndex, site: Site): Verdict {
  const wanted = path.join(path.dirname(page.original), decode(target));
  const otherCase = [...site.files].find((file) => file.toLowerCase() === wanted.toLowerCase());
  if (otherCase)
    return {
      message: `The file "${target}" is capitalized differently: ${otherCase}.`,
      fix: 'Write it exactly like the file name; most hosts are case-sensitive.',
    };
  return {
    message: `The file "${target}" does not exist.`,
    fix: "Correct the path; it is relative to this page's folder.",
  };
}

function missing(target: string, routes: string[]): Verdict {
  const near = nearest(target, routes);
  return {
    message: `No page has the address "${target}".`,
    fix: near ? `Did you mean "${near}"?` : 'Correct the address, or write the page first.',
  };
}

const SOURCE_LINK = /\b(?:to|href)\s*[:=]\s*\{?\s*['"`](\/(?:docs|blog)[^'"`${}\s]*)['"`]/g;

/** Addresses in components, pages and the configuration. */
function* inSources(site: Site, table: RouteTable): Generator<Found> {
  for (const file of site.files) {
    if (!/^src\/.+\.tsx?$/.test(file) || /__tests__|^src\/(?:plugins|snippets)\//.test(file)) continue;
    const text = site.read(file) ?? '';
    if (!/\/(?:docs|blog)/.test(text)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      if (/^\s*(?:\*|\/\/|\/\*)/.test(line)) continue;
      for (const match of line.matchAll(SOURCE_LINK)) {
        const [target, anchor] = splitAnchor(match[1]!);
        const verdict = table.get(target)
          ? judgeAnchor(anchor, target, {locale: 'en'} as PageIndex, table)
          : missing(target, [...table.routes.keys()]);
        if (verdict) yield {file, line: index + 1, column: match.index + 1, ...verdict};
      }
    }
  }
}

const DATA_LINK = /\]\(([^)\s]+)\)|^page: (\S+)$/gm;

/** Addresses in texts of data files, and those of the pages that show errors. */
function* inDataFiles(site: Site, table: RouteTable): Generator<Found> {
  for (const file of site.files) {
    if (!isDataFile(file)) continue;
    const text = site.read(file) ?? '';
    for (const match of text.matchAll(DATA_LINK)) {
      const url = match[1] ?? match[2]!;
      if (/^(?:https?:|\{)/.test(url)) continue;
      const [target, anchor] = splitAnchor(url);
      const verdict = table.get(target)
        ? judgeAnchor(anchor, target, {locale: 'en'} as PageIndex, table)
        : missing(target, [...table.routes.keys()]);
      if (verdict) yield {file, line: text.slice(0, match.index).split('\n').length, ...verdict};
    }
  }
}

function splitAnchor(url: string): [string, string | undefined] {
  const hash = url.indexOf('#');
  const target = (hash === -1 ? url : url.slice(0, hash)).replace(/\?.*/, '');
  return [target, hash === -1 ? undefined : decode(url.slice(hash + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The closest candidate, if one is within a quarter of the word's length in edits; two edits are always allowed. */
export function nearest(word: string, candidates: string[]): string | undefined {
  let best: {candidate: string; distance: number} | undefined;
  const limit = Math.max(2, Math.floor(word.length / 4));
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = edits(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = {candidate, distance};
  }
  return best?.candidate;
}

function edits(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
