/** What a page is; documentation ranks above lists of a category's pages, standalone pages and posts. */
export type PageKind = 'docs' | 'category' | 'blog' | 'page';

/** One rendered page. `url` begins with the base URL of its locale. */
export type IndexedPage = {
  url: string;
  title: string;
  /** What the sidebar calls the page, where that is not its title: readers remember it. */
  label?: string;
  kind: PageKind;
  /** Labels of the categories above the page, outermost first. */
  trail: string[];
};

/** The text between two headings. The first section of a page has no anchor and no heading. */
export type IndexedSection = {
  /** Position in `SearchIndex.pages`. */
  page: number;
  anchor: string;
  heading: string;
  text: string;
};

/**
 * Content of the index file. It holds texts; the inverted index is built from it in the worker, which costs half the
 * bytes.
 */
export type SearchIndex = {pages: IndexedPage[]; sections: IndexedSection[]};

/** A piece of text for display; `hit` pieces matched the query. */
export type Part = {text: string; hit: boolean};

type SectionHit = {url: string; heading: Part[]; excerpt: Part[]};

/** A page that matched, with its best sections, best first. */
export type PageHit = {
  url: string;
  title: Part[];
  trail: string[];
  kind: PageKind;
  excerpt: Part[];
  sections: SectionHit[];
};

export type SearchAnswer = {
  hits: PageHit[];
  /** Pages that matched, `hits` may hold fewer. */
  total: number;
  /** Queries that would find something, offered when this one does not. */
  suggestions: string[];
};
