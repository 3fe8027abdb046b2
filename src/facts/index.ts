/**
 * The one door to the values of `src/facts/*.json`. Every record names its source. Pages reach them through
 * components, or as `{{fact:…}}` in code (lookUp.ts); a value that is typed into a page by hand fails the check
 * (typed-values). Contracts have a door of their own, ./contracts, so that only pages that show one load them;
 * ./nodeParameters serves the build alone. Files without a door (parameters, tools, standards …) are what writers look values up in.
 */
export type * from './types';
export * from './networks';
export * from './protocol';
export * from './hardforks';
export * from './format';
export * from './wallets';
