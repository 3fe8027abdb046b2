import type {DictionaryLanguage} from '@site/src/languages';
import {shardOf, shardsOf} from './shards';
import {decodePostings, type Place} from './postings';
import {nearest} from './spelling';
import {stem} from './stem';

const NONE: ReadonlyMap<number, Place> = new Map();
/** Words whose beginning is the same, for a word that isn't known. */
const COMPLETIONS = 6;
/** A name, or its beginning, from the first letter after its namespace on. */
const NAME = /^[a-z][a-z0-9]*_[a-z0-9]/;
const isWord = (term: string): boolean => /^[a-z]+$/.test(term);

/**
 * The words that search knows: at first those of titles, descriptions and headings, then also those of loaded shards.
 */
export class Vocabulary {
  /** Places of each word; those of a shard are decoded when they are needed. */
  private readonly places = new Map<string, ReadonlyMap<number, Place> | string>();
  private readonly forms = new Map<string, string[]>();
  private readonly loaded = new Set<number>();

  constructor(
    private readonly language: DictionaryLanguage,
    private readonly boundaries: readonly string[],
  ) {}

  add(term: string, places: ReadonlyMap<number, Place> | string): void {
    if (!this.places.has(term)) {
      const key = stem(term, this.language);
      const forms = this.forms.get(key);
      if (forms) forms.push(term);
      else this.forms.set(key, [term]);
    }
    this.places.set(term, places);
  }

  addShard(position: number, words: Readonly<Record<string, string>>): void {
    this.loaded.add(position);
    for (const [term, encoded] of Object.entries(words)) this.add(term, encoded);
  }

  has(term: string): boolean {
    return this.places.has(term);
  }

  placesOf(term: string): ReadonlyMap<number, Place> {
    const known = this.places.get(term);
    if (typeof known !== 'string') return known ?? NONE;
    const decoded = decodePostings(known);
    this.places.set(term, decoded);
    return decoded;
  }

  /** Known forms of a word, among them the word itself if it is known. */
  formsOf(term: string): readonly string[] {
    return this.forms.get(stem(term, this.language)) ?? [];
  }

  /** Shards that have the forms of a word and aren't loaded. */
  missing(term: string): number[] {
    const from = isWord(term) ? stem(term, this.language) : term;
    return shardsOf(this.boundaries, from, term).filter((shard) => !this.loaded.has(shard));
  }

  /** Whether the shard of a word is loaded: only then, a word that isn't known isn't on any page. */
  isSettled(term: string): boolean {
    return this.boundaries.length === 0 || this.loaded.has(shardOf(this.boundaries, term));
  }

  /** The most frequent words that begin with a word, or the names that begin with a part of a name. */
  completions(start: string): string[] {
    const isRight = isWord(start) ? isWord : NAME.test(start) ? (term: string) => NAME.test(term) : undefined;
    if (!isRight) return [];
    return [...this.places.keys()]
      .filter((term) => term.startsWith(start) && isRight(term))
      .sort((a, b) => this.placesOf(b).size - this.placesOf(a).size)
      .slice(0, COMPLETIONS);
  }

  /** The known words that a misspelt one could be, best first. */
  corrections(term: string, limit?: number): string[] {
    return nearest(term, [...this.places.keys()], limit).sort((a, b) => {
      const first = Number(b[0] === term[0]) - Number(a[0] === term[0]);
      return first || this.placesOf(b).size - this.placesOf(a).size;
    });
  }
}
