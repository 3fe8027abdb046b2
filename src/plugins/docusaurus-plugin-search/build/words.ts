import {parse} from 'yaml';
import {FOLDERS, languageOf, type LocaleFolder} from '../../../languages';
import type {Term, Wording} from '../../../remark/glossary/types';
import {ContentReader, isHan} from '../client/content';
import {areForms} from '../client/stem';
import {tokenise} from '../client/tokens';
import type {WordsFile} from '../format';

/** What readers type, and what the pages say instead. */
type Sense = {readers: string[]; pages: string[]};

/** The words of one language that search knows beside those of the pages. */
export type Words = {
  /** Words that say nothing about the subject of a query. */
  ignored: string[];
  senses: WordsFile;
};

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' && item.trim() !== '');

/** Checks the parsed file, and returns it in the form that its first lines describe. */
function check(data: unknown) {
  const fail = (what: string): never => {
    throw new Error(`search-words.yaml ${what}`);
  };
  const {ignored, senses} = (data ?? {}) as {ignored?: Record<string, unknown>; senses?: unknown};
  if (!Array.isArray(senses)) return fail('has no list of senses.');
  for (const folder of FOLDERS)
    if (typeof ignored?.[folder] !== 'string') fail(`has no ignored words for "${folder}".`);
  const ids = senses.map((sense) => String((sense as {id?: unknown} | null)?.id));
  for (const [index, sense] of senses.entries()) {
    if (index > 0 && ids[index]! <= ids[index - 1]!)
      fail(`has "${ids[index]}" after "${ids[index - 1]}". Sort the senses by id, each id once.`);
    for (const folder of FOLDERS) {
      const row = (sense as Record<string, Partial<Sense> | undefined>)[folder];
      if (!isWords(row?.readers) || !isWords(row.pages))
        fail(`has no list of "readers" or of "pages" under "${folder}" in the sense "${ids[index]}".`);
    }
  }
  return {ignored: ignored as Record<LocaleFolder, string>, senses: senses as Record<LocaleFolder, Sense>[]};
}

const formsOf = ({name, also, synonyms}: Wording): string[] => [name, ...also, ...synonyms];

/** What a page may not call a term, its synonyms, and its English names lead to its name. */
function senseOf(term: Term, folder: LocaleFolder): Sense {
  const {name, also, synonyms, search, not} = term[folder];
  return {
    readers: [...also, ...synonyms, ...search, ...not, ...(folder === 'en' ? [] : formsOf(term.en))],
    pages: [name],
  };
}

/** An ignored word as search reads it: "don't" in two pieces. */
const piecesOf = (word: string): string[] => (isHan(word) ? [word] : tokenise(word).map(({term}) => term));

/**
 * The words of a language, from the terms and from the readers' words.
 *
 * @param text of `src/facts/search-words.yaml`
 */
export function readWords(text: string, terms: readonly Term[], folder: LocaleFolder): Words {
  const {ignored: lists, senses} = check(parse(text));
  // Readers mix English into other languages.
  const ignored = [...new Set(`${lists.en} ${lists[folder]}`.trim().split(/\s+/).flatMap(piecesOf))];
  const contents = new ContentReader(ignored);
  const {dictionary} = languageOf(folder);
  const inWords = ({readers, pages}: Sense): Sense => {
    const said = unique(
      pages.map((one) =>
        contents
          .content(one)
          .map(({term}) => term)
          .join(' '),
      ),
    );
    const isKnown = (reader: string): boolean =>
      said.some((one) => {
        const [a, b] = [reader.split(' '), one.split(' ')];
        return a.length === b.length && a.every((word, index) => areForms(word, b[index]!, dictionary));
      });
    const typed = unique(
      readers.map((one) =>
        contents
          .words(one)
          .map(({term}) => term)
          .join(' '),
      ),
    );
    return {readers: typed.filter((one) => said.length > 1 || !isKnown(one)), pages: said};
  };
  return {
    ignored,
    senses: [...terms.map((term) => senseOf(term, folder)), ...senses.map((sense) => sense[folder])]
      .map(inWords)
      .filter(({readers, pages}) => readers.length > 0 && pages.length > 0),
  };
}

const unique = (texts: string[]): string[] => [...new Set(texts.filter(Boolean))];
