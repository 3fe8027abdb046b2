/**
 * The one door to the values of `src/facts/*.json`. Every record names its source. Pages reach them through
 * components; a value that is typed into a page by hand fails tests/content/facts.test.ts.
 */
export type * from './types';
export * from './networks';
export * from './protocol';
export * from './hardforks';
export * from './format';
export * from './wallets';
