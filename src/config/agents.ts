/** Pages without text of their own, below the base URL of a language. They have no Markdown. */
export const PAGES_WITHOUT_TEXT: readonly string[] = ['/search', '/404.html'];

/** What programs that read the documentation get, besides the Markdown of every page. */
export const agentOptions = {
  // llms.txt introduces each area with the title and the description of its hub.
  areas: [
    {id: 'overview', hub: '/docs/overview/', paths: ['/docs', '/docs/overview/']},
    {id: 'basics', hub: '/docs/general/conflux-basics/', paths: ['/docs/general/conflux-basics/']},
    {id: 'contracts', hub: '/docs/general/build', paths: ['/docs/general/build/']},
    {id: 'espace', hub: '/docs/espace/Overview', paths: ['/docs/espace/']},
    {id: 'espace-rpc', hub: '/docs/espace/rpc/', paths: ['/docs/espace/rpc/']},
    {id: 'core', hub: '/docs/core/Overview', paths: ['/docs/core/']},
    {id: 'core-rpc', hub: '/docs/core/rpc/', paths: ['/docs/core/rpc/']},
    {id: 'node', hub: '/docs/general/run-a-node', paths: ['/docs/general/run-a-node/']},
    {id: 'hardforks', hub: '/docs/general/hardforks', paths: ['/docs/general/hardforks/']},
    {id: 'mining', hub: '/docs/general/mine-stake/mine/running-mining-node', paths: ['/docs/general/mine-stake/mine/']},
    {id: 'staking', hub: '/docs/general/mine-stake/stake', paths: ['/docs/general/mine-stake/stake/']},
    {id: 'wallets', hub: '/docs/general/tutorials/wallets', paths: ['/docs/general/tutorials/wallets/']},
    {
      id: 'transfers',
      hub: '/docs/general/tutorials/transferring-funds',
      paths: ['/docs/general/tutorials/transferring-funds/'],
    },
    {id: 'general', hub: '/docs/general', paths: ['/docs/general/']},
    {id: 'blog', hub: '/blog', paths: ['/blog/']},
  ],
  introduction: '/docs/overview/for-agents',
  glossary: '/docs/general/conflux-basics/glossary',
  withoutText: PAGES_WITHOUT_TEXT,
  documents: ['/openrpc/core.json', '/openrpc/espace.json'],
};
