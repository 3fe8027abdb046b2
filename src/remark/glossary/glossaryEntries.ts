import {languageOf} from '../../languages';
import {LOCALES, type GlossaryEntry, type Locale, type Term, type Wording} from './types';

const startAlike = (a: string, b: string): boolean => {
  const length = Math.min(4, a.length, b.length);
  return a.slice(0, length) === b.slice(0, length);
};

/** Whether a form is the plural or an inflection of another one: each word starts in the same way. */
function isInflected(form: string, of: string): boolean {
  const [words, others] = [form.split(' '), of.split(' ')];
  return words.length === others.length && words.every((word, index) => startAlike(word, others[index]!));
}

/** The forms that a reader would consider a different name. */
function otherNames({name, also, synonyms, search}: Wording): string[] {
  return [...also, ...synonyms, ...search].reduce<string[]>(
    (kept, form) => ([name, ...kept].some((one) => isInflected(form, one)) ? kept : [...kept, form]),
    [],
  );
}

/** The entries of the glossary page in one language, in that language's alphabetical order. */
export function glossaryEntries(terms: readonly Term[], locale: Locale): GlossaryEntry[] {
  const collator = new Intl.Collator(languageOf(locale).locale, {sensitivity: 'base'});
  return terms
    .map((term): GlossaryEntry => ({
      id: term.id,
      name: term[locale].name,
      also: otherNames(term[locale]),
      means: term[locale].means,
      others: LOCALES.filter((other) => other !== locale).map((other) => ({
        lang: languageOf(other).locale,
        name: term[other].name,
      })),
      page: term.page,
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
