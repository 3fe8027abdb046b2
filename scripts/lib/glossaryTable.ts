import {FOLDERS, TRANSLATION_FOLDERS} from '../../src/languages';
import {formsOf} from '../../src/remark/glossary/matcher';
import type {Locale, Term} from '../../src/remark/glossary/types';

type Options = {
  /** Language of the translator; without it, all languages. */
  locale?: Locale;
  /** Words that the id or the names of a term must all contain. */
  query?: string;
};

/** The translators' table: English name, name in the other languages, banned words. Columns are aligned. */
export function glossaryTable(terms: readonly Term[], {locale, query = ''}: Options): string {
  const languages: Locale[] = locale && locale !== 'en' ? [locale] : [...TRANSLATION_FOLDERS];
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = terms.filter((term) => {
    const text = [term.id, ...FOLDERS.flatMap((one) => [...formsOf(term[one]), ...term[one].search, ...term[one].not])]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  if (found.length === 0) return `No term contains "${query}". Terms are defined in src/facts/glossary.yaml.`;
  const rows = [
    ['en', ...languages, 'not'],
    ...found.map((term) => [
      term.en.name,
      ...languages.map((one) => formsOf(term[one]).join(', ')),
      languages.flatMap((one) => [...term[one].not, ...term[one].search]).join(', '),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => width(row[column]!))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(widths[column]! - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Columns of a terminal: Chinese characters occupy two. */
const width = (text: string): number =>
  [...text].reduce((sum, char) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/.test(char) ? 2 : 1), 0);
