import type {TranslationFolder} from '../../../src/languages';
import type {Block, PageIndex, Problem, SiteRule} from '../types';

type Found = Problem & {file: string};
type Names = Record<TranslationFolder, string>;

/** Section titles that many pages share, by their English title; scripts/new/skeletons uses the same ones. */
const SECTIONS: Record<string, Names> = {
  'Check that it worked': {zh: '检查结果', es: 'Comprueba el resultado'},
  'If it fails': {zh: '故障排查', es: 'Si algo falla'},
  Next: {zh: '下一步', es: 'Siguientes pasos'},
  'What you need': {zh: '准备工作', es: 'Qué necesitas'},
};

/** Column headers of their tables. */
const COLUMNS: Record<string, Names> = {
  Cause: {zh: '原因', es: 'Causa'},
  Fix: {zh: '解决办法', es: 'Solución'},
  Symptom: {zh: '现象', es: 'Síntoma'},
  'What to do': {zh: '处理办法', es: 'Qué hacer'},
};

/** Sections and columns with the same purpose have the same title on every page of a language. */
export const recurringTitles: SiteRule = {
  id: 'recurring-titles',
  about: 'sections and columns that many pages share have one title in each language',
  *check(site): Generator<Found> {
    for (const page of site.pages.values()) {
      const original = page.locale === 'en' ? undefined : site.pages.get(page.original);
      if (original) yield* compare(page, original, page.locale as keyof Names);
    }
  },
};

function* compare(page: PageIndex, original: PageIndex, locale: keyof Names): Generator<Found> {
  for (const {text, id, line} of page.headings) {
    const source = original.headings.find((heading) => id !== undefined && heading.id === id);
    yield* judge(page.path, source?.text, {text, line}, SECTIONS, locale);
  }
  const [theirs, ours] = [cells(original), cells(page)];
  // Cells have the same order. Another rule reports a translation with a missing cell.
  if (theirs.length !== ours.length) return;
  for (const [index, cell] of ours.entries()) yield* judge(page.path, theirs[index]!.text, cell, COLUMNS, locale);
}

function* judge(
  file: string,
  source: string | undefined,
  {text, line}: {text: string; line: number},
  names: Record<string, Names>,
  locale: keyof Names,
): Generator<Found> {
  const name = Object.hasOwn(names, source ?? '') ? names[source!]![locale] : undefined;
  if (name !== undefined && text !== name)
    yield {
      file,
      line,
      message: `"${text}" is not the title that other pages use for "${source}".`,
      fix: `Write "${name}".`,
    };
}

const cells = ({blocks}: PageIndex): Block[] => blocks.filter(({kind}) => kind === 'cell');
