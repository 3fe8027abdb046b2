/** Components that so many files need that one copy for all of them is smaller. */
const MANY = 5;
/** Pages that must need a module for it to stand in `common`. Docusaurus says half of all pages, which moves with each new page. */
const OFTEN = 100;

/**
 * One file for what many pages share: icons, cards, tables. Docusaurus shares what half of the pages need, and puts a copy of
 * everything else into each page, which its neighbours then fetch ahead once per link. The frame of a calculator is small, its parts
 * come only when a reader is near, and few pages have a table of gas: these stay out.
 */
export const sharedChunk = {test: /[\\/]src[\\/]components[\\/](?!Calculator|GasTable).*\.tsx?$/, name: 'portal', chunks: 'async', minChunks: MANY, enforce: true, priority: 50} as const;

/** Docusaurus' own file for what very many pages share. */
export const commonChunk = {name: 'common', minChunks: OFTEN, priority: 40} as const;

/**
 * Which pages share the file of the JSON-RPC reference: all but the calculators. They take one module of it, and would
 * fetch all of it; now each brings its own copy. A pattern of names, as the bundler asks a function for each module.
 */
export const openrpcChunk = {chunks: /^(?!main$|runtime~main$|calculator-)/} as const;
