import MiniSearch, {type Query, type SearchOptions, type SearchResult} from 'minisearch';
import type {PageHit, SearchAnswer, SearchIndex} from '../model';
import {excerpt, highlight} from './highlight';
import {meaningful} from './stopWords';
import {tokenise} from './tokens';

type Entry = {id: number; title: string; heading: string; text: string};

/** Factors for the score of a match, by field and by kind of page. */
const FIELDS = {title: 5, heading: 3, text: 1};
const KINDS = {docs: 1, page: 0.8, category: 0.6, blog: 0.5};
/** The beginning of a page represents the page, so it ranks above its sections if both match equally. */
const PAGE_ITSELF = 1.3;
/** Readers who search for one word want an overview, so the beginning of a page ranks above the pages below it. */
const OVERVIEW = 1.5;
/** Sections shown below one page. */
const SECTIONS_PER_PAGE = 3;

const isLatinWord = (term: string): boolean => /^[a-z]/.test(term);

const SEARCH: SearchOptions = {
  boost: FIELDS,
  // The words of a query already are terms, and MiniSearch must not split them again.
  tokenize: (text) => [text],
  processTerm: (term) => term,
  prefix: (term) => term.length >= (isLatinWord(term) ? 2 : 1),
  fuzzy: (term) => (isLatinWord(term) && term.length >= 5 ? 0.2 : false),
  maxFuzzy: 2,
  weights: {fuzzy: 0.15, prefix: 0.5},
};

/** Searches the sections of an index and groups the results by page. */
export class SearchEngine {
  private readonly search: MiniSearch<Entry>;
  /** Addresses that have pages below them, without a slash at the end. */
  private readonly folders: ReadonlySet<string>;

  constructor(private readonly index: SearchIndex) {
    this.search = new MiniSearch<Entry>({
      fields: Object.keys(FIELDS),
      tokenize: (text) => tokenise(text).map((token) => token.term),
      processTerm: (term) => term,
    });
    this.folders = new Set(index.pages.map(({url}) => url.replace(/\/[^/]*\/?$/, '')));
    const names = index.pages.map(({title, label = ''}) => `${title} ${label}`);
    this.search.addAll(index.sections.map(({page, heading, text}, id) => ({id, heading, text, title: names[page]!})));
  }

  /** Finds pages for the reader's query. `limit` applies to the returned pages, not to the count. */
  find(query: string, limit: number): SearchAnswer {
    const tokens = tokenise(query);
    const whole = meaningful(tokens.filter((token) => token.whole).map((token) => token.term));
    const all = meaningful(tokens.map((token) => token.term));
    const results = this.firstThatFinds([
      {combineWith: 'AND', queries: whole},
      {combineWith: 'AND', queries: all},
      {combineWith: 'OR', queries: all},
    ]);
    const pages = this.groupByPage(results);
    return {
      hits: pages.slice(0, limit).map((group) => this.pageHit(group)),
      total: pages.length,
      suggestions: pages.length > 0 ? [] : this.suggest(all),
    };
  }

  private firstThatFinds(queries: {combineWith: 'AND' | 'OR'; queries: string[]}[]): SearchResult[] {
    for (const query of queries) {
      const results = this.search.search(query as Query, {...SEARCH, boostDocument: (id) => this.weight(id as number)});
      if (results.length > 0) return results;
    }
    return [];
  }

  private weight(id: number): number {
    const section = this.index.sections[id]!;
    const {kind, url} = this.index.pages[section.page]!;
    if (section.anchor !== '') return KINDS[kind];
    return KINDS[kind] * PAGE_ITSELF * (this.folders.has(url.replace(/\/$/, '')) ? OVERVIEW : 1);
  }

  /** Results are sorted best first, so pages are ranked by their first result. */
  private groupByPage(results: SearchResult[]): SearchResult[][] {
    const groups = new Map<number, SearchResult[]>();
    for (const result of results) {
      const {page} = this.index.sections[result.id as number]!;
      groups.set(page, [...(groups.get(page) ?? []), result]);
    }
    return [...groups.values()];
  }

  private pageHit(group: SearchResult[]): PageHit {
    const sections = group.map((result) => ({
      section: this.index.sections[result.id as number]!,
      terms: new Set(result.terms),
    }));
    const page = this.index.pages[sections[0]!.section.page]!;
    const intro = sections.find(({section}) => section.anchor === '');
    // If only the title matches, every section does. The result is then only the page.
    const own = group.map((result) =>
      Object.values(result.match).some((fields) => fields.some((field) => field !== 'title')),
    );
    return {
      url: page.url,
      title: highlight(page.title, new Set(group.flatMap((result) => result.terms))),
      trail: page.trail,
      kind: page.kind,
      excerpt: intro ? excerpt(intro.section.text, intro.terms) : [],
      sections: sections
        .filter(({section}, position) => section.anchor !== '' && own[position])
        .slice(0, SECTIONS_PER_PAGE)
        .map(({section, terms}) => ({
          url: `${page.url}#${section.anchor}`,
          heading: highlight(section.heading, terms),
          excerpt: excerpt(section.text, terms),
        })),
    };
  }

  /** Known words that resemble the query. Stop words are not considered, because they would suggest each other. */
  private suggest(terms: string[]): string[] {
    const found = terms
      .filter((term) => term.length >= 4)
      .flatMap((term) =>
        this.search
          .search(term, {...SEARCH, fuzzy: 0.4, maxFuzzy: 3})
          .slice(0, 5)
          .flatMap((result) => result.terms),
      );
    return [...new Set(found)].slice(0, 3);
  }
}
