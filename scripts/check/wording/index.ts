import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {languageOf} from '../../../src/languages';
import type {LocaleFolder} from '../types';

/** A file of this folder. */
interface WordingFile {
  /**
   * Number of words in a sentence: more than `soft` is a warning, more than `hard` an error. Missing if spaces don't
   * separate words.
   */
  sentence?: {soft: number; hard: number};
  /** Words that prose does not use, as regular expressions of whole words, and how to fix them. */
  words?: {find: string[]; fix: string; severity?: 'warning'}[];
  /** Words of a page that is not finished. */
  unfinished?: string[];
  /** Frequent words, by which the language of a sentence is recognized. */
  frequent?: string;
  /** Sections that many pages share, by their English title. */
  titles?: Record<string, string>;
  /** Column headers of their tables. */
  columns?: Record<string, string>;
}

/** What the check knows about the prose of one language. */
export interface Wording {
  sentence?: {soft: number; hard: number};
  words: {pattern: RegExp; fix: string; severity?: 'warning'}[];
  /** Undefined without such words. */
  unfinished?: RegExp;
  frequent: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
  columns: ReadonlyMap<string, string>;
}

/** The file of a language, which the rule `languages` requires. */
export const wordingFile = (locale: LocaleFolder): string => `scripts/check/wording/${locale}.yaml`;

const known = new Map<LocaleFolder, Wording>();

/** The lists of a language, read once; empty while a new language has no file. */
export function wordingOf(locale: LocaleFolder): Wording {
  const wording = known.get(locale) ?? compile(readWording(locale), locale);
  known.set(locale, wording);
  return wording;
}

/** A language's file as it is. */
export function readWording(locale: LocaleFolder): WordingFile {
  try {
    return parse(readFileSync(path.join(__dirname, `${locale}.yaml`), 'utf8')) as WordingFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function compile(file: WordingFile, locale: LocaleFolder): Wording {
  const {sentence, words = [], unfinished = [], frequent = '', titles = {}, columns = {}} = file;
  return {
    sentence,
    words: words.map(({find, ...entry}) => ({...entry, pattern: wordPattern(find, locale)})),
    unfinished: unfinished.length > 0 ? wordPattern(unfinished, locale) : undefined,
    frequent: new Set(frequent.split(' ').filter(Boolean)),
    titles: new Map(Object.entries(titles)),
    columns: new Map(Object.entries(columns)),
  };
}

/** Matches whole words, unless spaces don't separate the words of the language. */
export function wordPattern(words: readonly string[], locale: LocaleFolder): RegExp {
  const any = `(?:${words.join('|')})`;
  // \b knows only the letters of English.
  const letter = '[\\p{L}\\p{N}_]';
  const whole = `(?<!${letter}(?=${letter}))${any}(?!(?<=${letter})${letter})`;
  return new RegExp(languageOf(locale).hasSpaces ? whole : any, 'giu');
}
