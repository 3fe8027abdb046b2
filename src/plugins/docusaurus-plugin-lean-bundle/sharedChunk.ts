/** Components and facts that so many files need that one copy for all of them is smaller. */
const MANY = 5;
/** Pages that must need a module for it to stand in `common`. Docusaurus says half of all pages, which moves with each new page. */
const OFTEN = 100;

const at = (names: string): RegExp => new RegExp(`[\\\\/]src[\\\\/](?:components|facts)[\\\\/]${names}.*\\.(?:tsx?|json)$`);

/**
 * One file for what many pages share: the facts, icons, cards. Docusaurus shares what half of the pages need, and puts a
 * copy of everything else into each page, which its neighbours then fetch ahead once per link.
 */
export const sharedChunk = {test: at('(?!Gas|gas|Address|ContractTable|contracts|[\\w-]+-contract)'), name: 'portal', chunks: 'async', minChunks: MANY, enforce: true, priority: 50} as const;

/** The measured gas with its tables: many pages of one subject share it, and no other page should load it. */
export const gasChunk = {...sharedChunk, test: at('(?:Gas|gas)'), name: 'gas', minChunks: 2} as const;

/** The contracts with their tables, which are as large as all other facts together. */
export const contractsChunk = {...sharedChunk, test: at('(?:Address|ContractTable|contracts|[\\w-]+-contract)'), name: 'contracts', minChunks: 2} as const;

/** Docusaurus' own file for what very many pages share. */
export const commonChunk = {name: 'common', minChunks: OFTEN, priority: 40} as const;
