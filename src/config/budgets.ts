/** What a kind of page may weigh. All sizes are kilobytes (1000 bytes) after gzip, level 6, which the hosts use. */
export interface Budget {
  /** Page that stands for its kind. */
  readonly path: string;
  /** JavaScript that is fetched until the page is hydrated, nothing prefetched. */
  readonly hydrate: number;
  /** The same with everything that the page prefetches. */
  readonly withPrefetch: number;
}

/**
 * Where the portal stands since the method pages joined its route table. The aim is lower: 230 for home with prefetch,
 * 185 for docs, 210 and 330 for RPC pages; these numbers may only shrink towards it.
 *
 * Kinds of pages; `tests/e2e/budgets.spec.ts` holds the build to them, `npm run measure` prints where it stands.
 */
export const budgets = {
  home: {path: '/', hydrate: 165, withPrefetch: 245},
  docs: {path: '/docs/overview/space-intro', hydrate: 199, withPrefetch: 300},
  rpc: {path: '/docs/core/rpc/cfx_getbalance', hydrate: 211, withPrefetch: 347},
  blog: {path: '/blog/first-blog-post', hydrate: 192, withPrefetch: 300},
} satisfies Record<string, Budget>;
