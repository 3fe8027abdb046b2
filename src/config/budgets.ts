/** What a kind of page may weigh. All sizes are kilobytes (1000 bytes) after gzip, level 6, which the hosts use. */
export interface Budget {
  /** Example page of its kind. */
  readonly path: string;
  /** JavaScript that is fetched until the page is hydrated, nothing prefetched. */
  readonly hydrate: number;
  /** The same with everything that the page prefetches. */
  readonly withPrefetch: number;
}

/** Every page of a JSON-RPC method, the playground ready to use. */
const rpc = {hydrate: 210, withPrefetch: 330};

/**
 * Kinds of pages; `tests/e2e/budgets.spec.ts` holds the build to them in a browser, `tests/build/weight.test.ts` holds
 * every page to its kind's limit to hydrate, `npm run measure` prints where it stands.
 */
export const budgets = {
  home: {path: '/', hydrate: 150, withPrefetch: 230},
  docs: {path: '/docs/espace/Overview', hydrate: 185, withPrefetch: 300},
  rpc: {path: '/docs/core/rpc/cfx_getbalance', ...rpc},
  'rpc of eSpace': {path: '/docs/espace/rpc/eth_getbalance', ...rpc},
  'rpc with most parts': {path: '/docs/espace/rpc/eth_getlogs', ...rpc},
  blog: {path: '/blog/welcome', hydrate: 185, withPrefetch: 300},
} satisfies Record<string, Budget>;

/**
 * KB that a page of another language than English may load more: the framework's texts, which come with every page, and
 * texts that are longer than in English. May only shrink.
 */
export const TRANSLATED_EXTRA = 5;
