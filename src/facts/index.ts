/**
 * The only entry point to the values of `src/facts/*.json`. Every record has a source. Pages use the values through
 * components, or as `{{fact:…}}` in code, which src/remark/facts resolves. The check `typed-values` fails for a value
 * that is typed into a page by hand. Files that few pages need have separate entry points: ./contracts, ./gasRows,
 * ./evmFacts and others. For the build, its checks and tests, ./all loads any file. The types come from the schemas:
 * `npm run generate`.
 */
export type * from './types';
export * from './networkFacts';
export * from './protocolFacts';
export * from './hardForkFacts';
export * from './format';
