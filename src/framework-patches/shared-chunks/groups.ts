/** If this many files need a component, one shared copy is smaller. */
const MANY = 5;
/**
 * Number of pages that must need a module before it moves to `common`. Docusaurus uses half of all pages, a limit that
 * moves with each new page.
 */
const OFTEN = 100;

/** A pattern for modules of these components, in any room of `src/components`. */
const at = (names: string): RegExp => new RegExp(`[\\\\/]src[\\\\/]components[\\\\/]\\w+[\\\\/]${names}.*\\.tsx?$`);

/**
 * One file for modules that many pages share: icons, cards, tables. Docusaurus shares what half of the pages need, and
 * puts a copy of everything else into each page, which neighbouring pages then prefetch once per link. The excluded
 * components are the frame of a calculator, which is small and loads its parts when a reader is near, and those that
 * few pages use, such as gas tables and live requests.
 */
export const sharedChunk = {
  test: at('(?!Calculator|GasTable|Diagram|Sequence|TreeGraph|HardforkStatus|LiveRequest|Rpc)'),
  name: 'portal',
  chunks: 'async',
  minChunks: MANY,
  enforce: true,
  priority: 50,
} as const;

/** The modules of diagrams: some pages have one, most have none. */
export const diagramChunk = {...sharedChunk, test: at('(?:Diagram|Sequence)'), name: 'diagrams', minChunks: 2} as const;

/** Docusaurus' own file for modules that very many pages share. */
export const commonChunk = {name: 'common', minChunks: OFTEN, priority: 40} as const;

/**
 * The chunks that share the file of the JSON-RPC reference: all except the calculators. They use one module of it and
 * would load all of it, so each has its own copy instead. A pattern of names, because the bundler would call a function
 * for each module.
 */
export const openrpcChunk = {chunks: /^(?!main$|runtime~main$|calculator-)/} as const;
