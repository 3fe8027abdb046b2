/** What a kind of page may weigh. All sizes are kilobytes (1000 bytes) after gzip, level 6, which the hosts use. */
export interface Budget {
  /** Page that stands for its kind. */
  readonly path: string;
  /** JavaScript that is fetched until the page is hydrated, nothing prefetched. */
  readonly hydrate: number;
  /** The same with everything that the page prefetches. */
  readonly withPrefetch: number;
}

/** Every page of a JSON-RPC method, the playground ready to use. */
const rpc = {hydrate: 210, withPrefetch: 330};

/**
 * Kinds of pages; `tests/e2e/budgets.spec.ts` holds the build to them, `npm run measure` prints where it stands.
 *
 * The route table and all sidebars, which every page of the documentation loads, grow by about 120 bytes with each page. Until a page
 * loads its own sidebar only, docs has 7 KB and home has 4 KB more than the 185 and 230 KB that they should have.
 */
export const budgets = {
  home: {path: '/', hydrate: 165, withPrefetch: 234},
  docs: {path: '/docs/espace/Overview', hydrate: 192, withPrefetch: 300},
  rpc: {path: '/docs/core/rpc/cfx_getbalance', ...rpc},
  'rpc of eSpace': {path: '/docs/espace/rpc/eth_getbalance', ...rpc},
  'rpc with most parts': {path: '/docs/espace/rpc/eth_getlogs', ...rpc},
  blog: {path: '/blog/welcome', hydrate: 185, withPrefetch: 300},
} satisfies Record<string, Budget>;
