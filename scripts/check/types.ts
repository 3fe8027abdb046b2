import type {Root} from 'mdast';
import type {LocaleFolder} from '../../src/languages';

/** A problem that a rule found at one position. Lines and columns count from 1. */
export interface Problem {
  line: number;
  column?: number;
  /** The fault: a full sentence, with the offending words in quotes. */
  message: string;
  /** How to fix it: an imperative sentence. */
  fix: string;
  /** Neither a `notice` nor a `warning` fails the check. A `warning` is printed only with `--warnings`. */
  severity?: 'error' | 'notice' | 'warning';
}

/** A problem with its position in the tree and the rule that found it. */
export interface Finding extends Problem {
  file: string;
  rule: string;
}

export type PageKind = 'doc' | 'blog' | 'page' | 'partial';
export type {LocaleFolder} from '../../src/languages';

interface Heading {
  depth: number;
  text: string;
  id?: string;
  line: number;
}
interface Link {
  url: string;
  text: string;
  line: number;
  column: number;
  via: 'markdown' | 'jsx' | 'bare';
}
interface Image {
  url: string;
  alt?: string;
  line: number;
  /** Component name, or undefined for Markdown syntax. */ component?: string;
}
interface Component {
  name: string;
  props: Record<string, string | true>;
  line: number;
}
interface Code {
  lang: string;
  meta: string;
  value: string;
  line: number;
}
interface Admonition {
  type: string;
  line: number;
}

/**
 * One run of prose: a paragraph, heading, table cell, front-matter value or a JSX attribute that readers see.
 * `text` is flat; U+FFFC replaces inline code, expressions and components.
 * `pieces` maps offsets of `text` to the source: each piece starts at `at` and begins at `line`:`column`.
 */
export interface Block {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute' | 'frontmatter';
  text: string;
  line: number;
  pieces: {at: number; line: number; column: number}[];
  /** Offsets of `text` inside the labels of links: [start, end). */
  links: [number, number][];
}

/** The content of a page by kind, without its syntax tree: plain data, so it can be cached. */
export interface PageIndex {
  /** Path from the project root, with `/`. */
  path: string;
  /** Changes with every byte of the file. */
  hash: string;
  kind: PageKind;
  locale: LocaleFolder;
  /** For a translation, the path of the English original; for an English page, its own path. */
  original: string;
  frontMatter: Record<string, unknown>;
  /** Line of each top-level front-matter key. */
  frontMatterLines: Record<string, number>;
  headings: Heading[];
  /** Ids set by `id="…"` on JSX elements. */
  ids: {id: string; line: number}[];
  links: Link[];
  images: Image[];
  components: Component[];
  code: Code[];
  inlineCode: {value: string; line: number}[];
  admonitions: Admonition[];
  blocks: Block[];
  /** Words of the blocks that a dictionary can check, each once, at its first position. */
  words: {word: string; line: number; column: number}[];
  /** Lines of `import` and `export`. */
  imports: {value: string; line: number}[];
  /** Parts of the page with their hashes: front matter, beginning, and one per heading. */
  sections: {id: string; line: number; hash: string}[];
  tables: number;
  orderedLists: number;
}

/** A parsed page, as page rules see it. */
export interface Page extends PageIndex {
  text: string;
  lines: string[];
  tree: Root;
}

/** Checks one text file of any kind by its bytes and characters. */
export interface TextRule {
  id: string;
  about: string;
  check(file: {path: string; text: string}): Iterable<Problem>;
}

/** Checks one parsed page independently of others; the result is cached with the page's content hash. */
export interface PageRule {
  id: string;
  about: string;
  check(page: Page): Iterable<Problem>;
}

/** Checks that need more than one file. It runs on every call, so it must be fast or cache its verdicts. */
export interface SiteRule {
  id: string;
  about: string;
  check(site: Site): Iterable<Problem & {file: string}> | Promise<Iterable<Problem & {file: string}>>;
}

/** The whole project as site rules see it. */
export interface Site {
  root: string;
  /** Every tracked or new file (without ignored ones), sorted, relative to the root. */
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, PageIndex>;
  /** Text of a file, or undefined if there is none. */
  read(path: string): string | undefined;
}
