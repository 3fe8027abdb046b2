/** Components and facts that so many files need that one copy for all of them is smaller. */
const MANY = 5;

/**
 * One file for what many pages share: the facts, icons, cards. Docusaurus shares what half of the pages need, and puts a
 * copy of everything else into each page, which its neighbours then fetch ahead once per link.
 */
export const sharedChunk = {
  test: /[\\/]src[\\/](?:components|facts)[\\/](?!Gas|gas).*\.(?:tsx?|json)$/,
  name: 'portal',
  chunks: 'async',
  minChunks: MANY,
  enforce: true,
  priority: 50,
} as const;

/** The measured gas with its tables: many pages of one subject share it, and no other page should load it. */
export const gasChunk = {...sharedChunk, test: /[\\/]src[\\/](?:components[\\/]Gas|facts[\\/]gas).*\.(?:tsx?|json)$/, name: 'gas', minChunks: 2} as const;
