/** Components that so many files need that one copy for all of them is smaller. */
const MANY = 5;
/**
 * Pages that must need a module for it to stand in `common`. Docusaurus says half of all pages, which moves with each
 * new page.
 */
const OFTEN = 100;

/** Modules of these components: a pattern of their names. */
const at = (names: string): RegExp => new RegExp(`[\\\\/]src[\\\\/]components[\\\\/]${names}.*\\.tsx?$`);

/**
 * One file for what many pages share: icons, cards, tables. Docusaurus shares what half of the pages need, and puts a
 * copy of everything else into each page, which its neighbours then fetch ahead once per link. The frame of a
 * calculator is small, its parts come only when a reader is near, and few pages have a table of gas or ask a node:
 * these stay out.
 */
export const sharedChunk = {
  test: at('(?!Calculator|GasTable|Diagram|SequenceDiagram|TreeGraph|HardforkStatus|LiveRequest|Rpc)'),
  name: 'portal',
  chunks: 'async',
  minChunks: MANY,
  enforce: true,
  priority: 50,
} as const;

/** What pictures are drawn with: some pages have one, most have none. */
export const diagramChunk = {
  ...sharedChunk,
  test: at('(?:Diagram|SequenceDiagram)'),
  name: 'diagrams',
  minChunks: 2,
} as const;

/** Docusaurus' own file for what very many pages share. */
export const commonChunk = {name: 'common', minChunks: OFTEN, priority: 40} as const;

/**
 * Which pages share the file of the JSON-RPC reference: all but the calculators. They take one module of it, and would
 * fetch all of it; now each brings its own copy. A pattern of names, as the bundler asks a function for each module.
 */
export const openrpcChunk = {chunks: /^(?!main$|runtime~main$|calculator-)/} as const;
