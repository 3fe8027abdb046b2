/**
 * The size limits of a kind of page. All sizes are kilobytes (1000 bytes) after gzip at level 6, which the hosts use.
 */
export interface Budget {
  /** Example page of this kind. */
  readonly path: string;
  /** JavaScript that is loaded until the page is hydrated, without prefetching. */
  readonly hydrate: number;
  /** The same, including everything that the page prefetches. */
  readonly withPrefetch: number;
}

/** Every page of a JSON-RPC method, with the playground ready to use. */
const rpc = {hydrate: 216, withPrefetch: 370};
/**
 * Until a page is hydrated, each closed category of the sidebar is a link to its first page. On a busy machine, the
 * browser sees these links and prefetches up to ten pages more.
 */
const espaceRpc = {...rpc, withPrefetch: 380};

/**
 * Kinds of pages. `tests/e2e/budgets.spec.ts` checks these limits in a browser, `tests/build/weight.test.ts` checks
 * every page against the `hydrate` limit of its kind, and `npm run measure` prints the current sizes.
 */
export const budgets = {
  home: {path: '/', hydrate: 162, withPrefetch: 250},
  docs: {path: '/docs/espace/Overview', hydrate: 208, withPrefetch: 305},
  rpc: {path: '/docs/core/rpc/cfx_getbalance', ...rpc},
  'rpc of eSpace': {path: '/docs/espace/rpc/eth_getbalance', ...espaceRpc},
  'rpc with most parts': {path: '/docs/espace/rpc/eth_getlogs', ...espaceRpc},
  blog: {path: '/blog/welcome', hydrate: 190, withPrefetch: 305},
} satisfies Record<string, Budget>;

/**
 * KB that a translated page can load in addition: the framework's texts, which every page includes, and texts that are
 * longer than in English. Only reduce it.
 */
export const TRANSLATED_EXTRA = 5;
