import type {Space} from '../../../facts/types';
import {textName, type FirstFile, type Shard, type TextFile, type WordsFile} from '../format';
import type {PageHit, SearchAnswer, SectionHit} from '../model';
import {ContentReader} from './content';
import {methodNames, methodOf} from './entityTerms';
import {inTokens, knownTerms} from './fields';
import {excerpt, highlight} from './highlight';
import type {Place} from './postings';
import type {Name} from './names';
import {QueryReader, type Query} from './query';
import {rank, type Corpus, type Ranked, type RankedPage} from './rank';
import {SenseFinder} from './senses';
import {tolerance} from './spelling';
import {fold, type Token} from './tokens';
import {Vocabulary} from './vocabulary';

/** Pages with a smaller share of the best page's score have a word of the query by chance. */
const LEAST_SHARE = 0.3;
/** A name or a code has a higher score, and other pages still have to do with it. */
const GOOD_SCORE = 2;
const SUGGESTIONS = 3;

/** A suggestion can have one mistake more than a correction. */
const forgivenInSuggestion = (term: string): number => tolerance(term) && tolerance(term) + 1;

/** Pages for a query, best first. */
export type Found = {query: string; terms: ReadonlySet<string>; pages: Ranked[]} & Pick<Query, 'corrections'>;

/** Finds pages with the files that are loaded. More files make its answers better. */
export class SearchEngine {
  private readonly contents: ContentReader;
  private readonly vocabulary: Vocabulary;
  private readonly corpus: Corpus;
  private readonly entities: Map<string, [page: number, share: number][]>;
  private readonly texts = new Map<string, TextFile>();
  private senses: SenseFinder | undefined;
  private reader: QueryReader;

  constructor(private readonly first: FirstFile) {
    this.contents = new ContentReader(first.ignored);
    this.vocabulary = new Vocabulary(first.language, first.shards);
    this.entities = entitiesOf(first);
    this.corpus = {
      pages: this.readPages(),
      vocabulary: this.vocabulary,
      entityPages: (term) => this.entities.get(term) ?? [],
    };
    this.reader = this.newReader();
  }

  addWords(words: WordsFile): void {
    this.senses = new SenseFinder(words, this.first.language, this.contents.ignored);
    this.reader = this.newReader();
  }

  addShard(position: number, shard: Shard): void {
    this.vocabulary.addShard(position, shard);
  }

  addText(name: string, text: TextFile): void {
    this.texts.set(name, text);
  }

  /** Positions of the shards that would make the answer to a query better. */
  missingShards(query: string): number[] {
    return this.reader.missing(query);
  }

  /** Finds the pages for a query. The order doesn't depend on texts. */
  find(query: string): Found {
    const typed = this.reader.read(query);
    // What a word could mean is only known of the right word.
    const read = typed.corrections.length === 0 ? typed : this.reader.read(corrected(query, typed.corrections));
    const all = rank(this.corpus, read);
    return {
      query,
      terms: read.terms,
      pages: all.filter(({score}) => score >= LEAST_SHARE * Math.min(all[0]!.score, GOOD_SCORE)),
      corrections: typed.corrections,
    };
  }

  /** Names of the files with the texts that the first results show, and that aren't loaded. */
  missingTexts({pages}: Found, limit: number): string[] {
    return pages
      .slice(0, limit)
      .map((ranked) => this.place(ranked).name)
      .filter((name) => !this.texts.has(name));
  }

  /** What to show. `limit` applies to the pages, not to their count. */
  answer({query, terms, pages, corrections}: Found, limit: number): Omit<SearchAnswer, 'isComplete'> {
    const hasFound = pages.length > 0;
    return {
      hits: pages.slice(0, limit).map((ranked) => this.hit(ranked, terms)),
      total: pages.length,
      corrections: hasFound ? corrections : [],
      suggestions: hasFound ? [] : this.suggest(query),
    };
  }

  private newReader(): QueryReader {
    return new QueryReader(this.vocabulary, this.contents, this.senses, {
      pages: this.first.pages.length,
      entities: new Set(this.entities.keys()),
    });
  }

  /** Reads the fields of all pages that are known from the start. */
  private readPages(): RankedPage[] {
    const known = new Map<string, Map<number, Place>>();
    const ranked = this.first.pages.map(([, title, label, description, headings, , , , prior], page): RankedPage => {
      const fields = inTokens({title, label, description, headings});
      for (const [term, self] of knownTerms(fields)) {
        const place: Place = {self, text: 0, sections: []};
        const places = known.get(term);
        if (places) places.set(page, place);
        else known.set(term, new Map([[page, place]]));
      }
      return {
        names: [fields.title, fields.label].filter(({length}) => length > 0).map((tokens) => this.name(tokens)),
        headings: fields.headings.map((tokens) => this.name(tokens)),
        prior: prior / 100,
      };
    });
    for (const [term, places] of known) if (!this.contents.ignored.has(term)) this.vocabulary.add(term, places);
    return ranked;
  }

  private name(tokens: readonly Token[]): Name {
    const all = tokens.filter(({whole}) => whole).map(({term}) => term);
    return {all, content: new Set(all.filter((term) => this.contents.isContent(term)))};
  }

  /** The file with the text of a page that a result shows, and the position of the section in it. */
  private place({page, section}: Ranked): {name: string; position: number} {
    const parts = this.first.pages[page]![9];
    const part = parts.filter((start) => start <= section).length;
    return {name: textName(page, part), position: section - (part === 0 ? 0 : parts[part - 1]!)};
  }

  private hit(ranked: Ranked, terms: ReadonlySet<string>): PageHit {
    const [url, title, , description, , trail, space, kind] = this.first.pages[ranked.page]!;
    const {name, position} = this.place(ranked);
    const [anchor, heading, text] = this.texts.get(name)?.[position] ?? ['', '', ''];
    const section: SectionHit | undefined = anchor
      ? {url: `${url}#${anchor}`, heading: highlight(heading, terms), excerpt: excerpt(text, terms)}
      : undefined;
    return {
      url,
      title: highlight(title, terms),
      trail: this.first.trails[trail]!,
      space: space === '' ? undefined : (space as Space),
      kind,
      excerpt: excerpt(section || !text ? description : text, terms),
      section,
    };
  }

  /** Known words that resemble the query. */
  private suggest(query: string): string[] {
    const near = this.contents
      .content(query)
      .flatMap(({term}) => this.vocabulary.corrections(term, forgivenInSuggestion(term)).slice(0, SUGGESTIONS));
    return [...new Set(near)].slice(0, SUGGESTIONS);
  }
}

/** A query with the right words in place of the misspelt ones. */
const corrected = (query: string, corrections: Query['corrections']): string =>
  corrections.reduce((text, {from, to}) => text.replace(new RegExp(from, 'i'), to), fold(query));

/** Pages by name or code: those of the file, and the methods, whose pages have their name as title. */
function entitiesOf({entities, pages}: FirstFile): Map<string, [number, number][]> {
  const found = new Map<string, [number, number][]>();
  for (const [name, row] of Object.entries(entities))
    found.set(
      name,
      row.flatMap((page, index): [number, number][] => (index % 2 === 0 ? [[page, row[index + 1]! / 100]] : [])),
    );
  for (const [page, [, title]] of pages.entries()) {
    const method = methodOf(title);
    for (const name of method ? methodNames(method) : []) found.set(name, [...(found.get(name) ?? []), [page, 1]]);
  }
  return found;
}
