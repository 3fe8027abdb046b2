import {FOLDERS, type LocaleFolder} from '../../languages';

/** Folder names of the languages, as in `i18n/`. */
export const LOCALES = FOLDERS;
export type Locale = LocaleFolder;

/** A term in one language. */
export interface Wording {
  /** The term that the portal uses. */
  name: string;
  /** Other forms of the name: plurals, inflections, abbreviations. */
  also: string[];
  /** Synonyms, which a page uses at most as often as the name. */
  synonyms: string[];
  /** Words that readers might look for; the glossary page lists them, and no other page uses them. */
  search: string[];
  /** One sentence. */
  means: string;
  /** Renderings that a page in this language must not use. */
  not: string[];
  /** Renderings that are wrong in a sentence with certain words, and right elsewhere. */
  near: {form: string; words: string[]}[];
  /** Longer expressions in which a banned rendering is right, because it means something else there. */
  but: string[];
}

/** One term in all languages. */
export type Term = Record<Locale, Wording> & {
  id: string;
  /** Address of the page that explains it. */
  page?: string;
  /** False for words that are so common that an explanation at their first use would be a distraction. */
  tip: boolean;
};

/** The data of a term that the glossary page shows in one language. */
export interface GlossaryEntry {
  id: string;
  name: string;
  /** Other names and search words, without plurals. */
  also: string[];
  means: string;
  /** Names in the other languages. */
  others: {lang: string; name: string}[];
  page?: string;
}
