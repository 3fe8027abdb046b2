import type {DictionaryLanguage} from '@site/src/languages';
import type {WordsFile} from '../format';
import {areForms, stem} from './stem';
import type {Token} from './tokens';

/** An expression of a query with what pages say instead. `start` and `end` are offsets in the query. */
export type Sense = {start: number; end: number; words: number; pages: string[][]};

type Found = {from: number; to: number; pages: string[][]};

/** Finds readers' expressions in queries. */
export class SenseFinder {
  /** Expressions by what the forms of their first word share. */
  private readonly entries = new Map<string, {readers: string[]; pages: string[][]}[]>();

  constructor(
    file: WordsFile,
    private readonly language: DictionaryLanguage,
    private readonly ignored: ReadonlySet<string>,
  ) {
    for (const {readers, pages} of file) {
      const said = pages.map((one) => one.split(' '));
      for (const expression of readers) {
        const words = expression.split(' ');
        const key = stem(words[0]!, language);
        const entries = this.entries.get(key);
        if (entries) entries.push({readers: words, pages: said});
        else this.entries.set(key, [{readers: words, pages: said}]);
      }
    }
  }

  /** The expressions in the words of a query, the longest first, none inside another. */
  find(tokens: readonly Token[]): Sense[] {
    const found = tokens.flatMap(({term}, from) =>
      (this.entries.get(stem(term, this.language)) ?? [])
        .filter(({readers}) => this.isAt(tokens, from, readers))
        .map(({readers, pages}): Found => ({from, to: from + readers.length - 1, pages})),
    );
    found.sort((a, b) => b.to - b.from - (a.to - a.from));
    const taken: Found[] = [];
    for (const one of found) {
      const same = taken.find(({from, to}) => from === one.from && to === one.to);
      if (same) same.pages = [...same.pages, ...one.pages];
      else if (!taken.some(({from, to}) => one.from <= to && one.to >= from)) taken.push(one);
    }
    return taken.map(({from, to, pages}) => ({
      start: tokens[from]!.start,
      end: tokens[to]!.end,
      words: to - from + 1,
      pages,
    }));
  }

  private isAt(tokens: readonly Token[], from: number, readers: readonly string[]): boolean {
    // An ignored word has a sense only in an expression.
    if (readers.length === 1 && this.ignored.has(tokens[from]!.term)) return false;
    return readers.every((word, index) => {
      const term = tokens[from + index]?.term;
      return term !== undefined && areForms(term, word, this.language);
    });
  }
}
