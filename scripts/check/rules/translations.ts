import type {PageIndex, Problem, SiteRule} from '../types';
import {owedTranslations} from './owedTranslations';

type Found = Problem & {file: string};
/** Properties that must be the same in all languages: addresses and positions in the sidebar derive from these. */
const SHARED_KEYS = [
  'slug',
  'type',
  'tags',
  'date',
  'authors',
  'displayed_sidebar',
  'sidebar_position',
  'sidebar_key',
  'pagination_next',
  'pagination_prev',
  'unlisted',
  'verified',
  'review_by',
  'hide_table_of_contents',
];

/** Every language has the same files. */
export const translations: SiteRule = {
  id: 'translations',
  about: 'each translation has its original, the same address and the same heading ids',
  *check(site): Generator<Found> {
    const owed = owedTranslations(site);
    for (const page of site.pages.values()) {
      if (page.locale === 'en') continue;
      const original = site.pages.get(page.original);
      if (original) yield* compare(page, original, owed.has(page.path));
      else if (!site.files.has(page.original)) {
        yield {
          file: page.path,
          line: 1,
          message: `The translation has no original: ${page.original} does not exist.`,
          fix: 'Move it to the path of its English page, or delete it.',
        };
      }
    }
  },
};

function* compare(page: PageIndex, original: PageIndex, isOwed: boolean): Generator<Found> {
  for (const key of SHARED_KEYS) {
    const [own, theirs] = [JSON.stringify(page.frontMatter[key]), JSON.stringify(original.frontMatter[key])];
    if (own === theirs) continue;
    yield {
      file: page.path,
      line: page.frontMatterLines[key] ?? 1,
      message: `"${key}" is ${own ?? 'missing'}, but ${theirs ?? 'missing'} in ${original.path}.`,
      fix: theirs === undefined ? 'Delete it here, or add it there.' : `Write ${key}: ${theirs}.`,
    };
  }
  if (isOwed) return;
  const wanted = original.headings.map(({id, depth}) => ({id, depth}));
  const own = page.headings.map(({id, depth, line}) => ({id, depth, line}));
  for (let i = 0; i < Math.max(wanted.length, own.length); i++) {
    const [ours, theirs] = [own[i], wanted[i]];
    if (ours?.id === theirs?.id && ours?.depth === theirs?.depth) continue;
    yield {
      file: page.path,
      line: ours?.line ?? own.at(-1)?.line ?? 1,
      message: `Heading ${i + 1} is ${name(ours)}, but ${name(theirs)} in ${original.path}.`,
      fix: 'Give the translation the same headings, with the same levels and ids, in the same order.',
    };
    return;
  }
}

function name(heading: {id?: string; depth: number} | undefined): string {
  return heading ? `"${'#'.repeat(heading.depth)} … {#${heading.id ?? ''}}"` : 'missing';
}
