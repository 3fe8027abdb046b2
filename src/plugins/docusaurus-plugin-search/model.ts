/** The kind of a page. Documentation ranks above standalone pages, category pages and posts. */
export type PageKind = 'docs' | 'category' | 'blog' | 'page';

/** One rendered page. `url` begins with the base URL of its locale. */
export type IndexedPage = {
  url: string;
  title: string;
  /** The page's name in the sidebar if it differs from the title, because readers remember it. */
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
 * Content of the index file. It contains only texts. The worker builds the inverted index, which halves the size of the
 * file.
 */
export type SearchIndex = {pages: IndexedPage[]; sections: IndexedSection[]};

/** A part of a text for display; parts with `hit` match the query. */
export type Part = {text: string; hit: boolean};

type SectionHit = {url: string; heading: Part[]; excerpt: Part[]};

/** A matching page with its best sections, best first. */
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
  /** Number of matching pages; `hits` can contain fewer. */
  total: number;
  /** Queries that would find something, for a query without results. */
  suggestions: string[];
};
