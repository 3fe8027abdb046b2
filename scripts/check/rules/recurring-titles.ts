import type {Block, PageIndex, Problem, SiteRule} from '../types';
import {wordingOf} from '../wording';

type Found = Problem & {file: string};

/** Sections and columns with the same purpose have the same title on every page of a language. */
export const recurringTitles: SiteRule = {
  id: 'recurring-titles',
  about: 'sections and columns that many pages share have one title in each language',
  *check(site): Generator<Found> {
    for (const page of site.pages.values()) {
      const original = page.locale === 'en' ? undefined : site.pages.get(page.original);
      if (original) yield* compare(page, original);
    }
  },
};

function* compare(page: PageIndex, original: PageIndex): Generator<Found> {
  const {titles, columns} = wordingOf(page.locale);
  for (const {text, id, line} of page.headings) {
    const source = original.headings.find((heading) => id !== undefined && heading.id === id);
    yield* judge(page.path, source?.text, {text, line}, titles);
  }
  const [theirs, ours] = [cells(original), cells(page)];
  // Cells have the same order. Another rule reports a translation with a missing cell.
  if (theirs.length !== ours.length) return;
  for (const [index, cell] of ours.entries()) yield* judge(page.path, theirs[index]!.text, cell, columns);
}

function* judge(
  file: string,
  source: string | undefined,
  {text, line}: {text: string; line: number},
  names: ReadonlyMap<string, string>,
): Generator<Found> {
  const name = names.get(source ?? '');
  if (name !== undefined && text !== name)
    yield {
      file,
      line,
      message: `"${text}" is not the title that other pages use for "${source}".`,
      fix: `Write "${name}".`,
    };
}

const cells = ({blocks}: PageIndex): Block[] => blocks.filter(({kind}) => kind === 'cell');
