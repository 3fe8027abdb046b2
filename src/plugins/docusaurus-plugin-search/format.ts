import type {DictionaryLanguage} from '../../languages';
import type {PageKind} from './model';

/**
 * The files of the search index. `index.ts` writes them after a build, `client/` reads them in a worker, and README.md
 * describes them for other readers.
 */

/** A page as search knows it before it has loaded more. */
export type PageRow = [
  url: string,
  title: string,
  /** Its name in the sidebar, if the title doesn't contain it; otherwise empty. */
  label: string,
  description: string,
  /** Its headings that few other pages have, without words that say nothing. */
  headings: string[],
  /** Position of its breadcrumbs in `trails`. */
  trail: number,
  /** `core` or `espace`; empty for both. */
  space: string,
  kind: PageKind,
  /** Percentage by which its score is multiplied, depending on its type and on how many pages link to it. */
  prior: number,
  /** Positions of the sections with which the second and further files of its text begin. */
  parts: number[],
];

/** Pages for a name or a code, best first: pairs of a page and its share of the best page's weight, in percent. */
type EntityRow = number[];

/** `search-index.json`, the file that search starts with. */
export type FirstFile = {
  /** Folder of the shards and the texts, relative to the base URL of the locale. */
  folder: string;
  /** Whose endings words have. */
  language: DictionaryLanguage;
  /** Words that say nothing about the subject of a query. */
  ignored: string[];
  trails: string[][];
  /** Sorted by address; the other files refer to pages by their position. */
  pages: PageRow[];
  /** By name, in lower case: proposals, error codes and addresses. Methods are found by their title. */
  entities: Record<string, EntityRow>;
  /** The first word of each shard, sorted. */
  shards: string[];
};

/** `search-words.json`: what readers type, and what the pages say instead. Each expression is a list of words. */
export type WordsFile = {readers: string[]; pages: string[]}[];

/**
 * `<folder>/w<n>.json`: words in alphabetical order, and for each the pages that contain it (`postings.ts`).
 */
export type Shard = Record<string, string>;

/** `<folder>/t<page>-<n>.json`: sections in the order of the page. */
export type TextFile = [anchor: string, heading: string, text: string][];

/** Name of the file with the shard at a position. */
export const shardName = (position: number): string => `w${position}.json`;
/** Name of the file with a part of the text of a page. */
export const textName = (page: number, part: number): string => `t${page}-${part}.json`;
