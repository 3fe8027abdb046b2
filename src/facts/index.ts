/**
 * The one door to the values of `src/facts/*.json`. Every record names its source. Pages reach them through components,
 * or as `{{fact:…}}` in code, which src/remark/facts resolves; a value that is typed into a page by hand fails the
 * check (typed-values). Files that few pages need have doors of their own: ./contracts, ./gasRows, ./evm and others.
 * ./all loads any file for the build, its checks and tests. The types come from the schemas: `npm run fact-types`.
 */
export type * from './types';
export * from './networkFacts';
export * from './protocolFacts';
export * from './hardForkFacts';
export * from './format';
