import type {Space} from '../../facts/types';

/** The kind of a page. Documentation ranks above standalone pages, posts and category pages. */
export type PageKind = 'docs' | 'category' | 'blog' | 'page';

/** A part of a text for display; parts with `hit` match the query. */
export type Part = {text: string; hit: boolean};

/** The section of a page that fits a query best. */
export type SectionHit = {url: string; heading: Part[]; excerpt: Part[]};

/** A page that matches. */
export type PageHit = {
  url: string;
  title: Part[];
  trail: string[];
  /** The execution space that the page belongs to; undefined for both. */
  space: Space | undefined;
  kind: PageKind;
  /** The beginning of the page or its description. */
  excerpt: Part[];
  /** Undefined if the whole page fits better than one section, and until the text of the page is loaded. */
  section: SectionHit | undefined;
};

/**
 * What search found. A query can have several answers, one after another, and each is at least as good as the one
 * before.
 */
export type SearchAnswer = {
  hits: PageHit[];
  /** Number of matching pages; `hits` can contain fewer. */
  total: number;
  /** Words that search replaced by known ones, because no page has them. */
  corrections: {from: string; to: string}[];
  /** Queries that would find something, for a query without results. */
  suggestions: string[];
  /** Whether everything that the query needs was loaded. */
  isComplete: boolean;
};
