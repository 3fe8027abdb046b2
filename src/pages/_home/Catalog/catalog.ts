import {translate} from '@docusaurus/Translate';
import type {IconName} from '@site/src/components/parts/Icon';

/** One destination of the catalog: the page's title as a task or a thing, and a line about its content. */
export type Entry = {to: string; title: string; text?: string};
export type Group = {id: string; icon: IconName; title: string; entries: Entry[]};

export const espaceEntries = (): Entry[] => [
  {
    to: '/docs/espace/Overview',
    title: translate({id: 'home.espace.overview', message: 'Start with eSpace'}),
    text: translate({id: 'home.espace.overview.text', message: 'What works as on Ethereum, and what is different.'}),
  },
  {
    to: '/docs/espace/network-endpoints',
    title: translate({id: 'home.espace.endpoints', message: 'Endpoints and chain IDs'}),
    text: translate({
      id: 'home.espace.endpoints.text',
      message: 'Copy RPC and WebSocket addresses, and find explorers and faucets.',
    }),
  },
  {
    to: '/docs/overview/for-dapp-developers',
    title: translate({id: 'home.espace.developers', message: 'Your first dApp'}),
    text: translate({
      id: 'home.espace.developers.text',
      message: 'Go from test CFX in your wallet to a deployed contract that you can call.',
    }),
  },
  {
    to: '/docs/espace/rpc/',
    title: translate({id: 'home.espace.rpc', message: 'JSON-RPC of eSpace'}),
    text: translate({
      id: 'home.espace.rpc.text',
      message: 'Look up each method with its parameters and errors, and run it on its page.',
    }),
  },
];

export const coreEntries = (): Entry[] => [
  {
    to: '/docs/core/Overview',
    title: translate({id: 'home.core.overview', message: 'Start with Core Space'}),
    text: translate({id: 'home.core.overview.text', message: 'Addresses, transactions and internal contracts.'}),
  },
  {
    to: '/docs/core/conflux_rpcs',
    title: translate({id: 'home.core.endpoints', message: 'Core Space endpoints'}),
    text: translate({
      id: 'home.core.endpoints.text',
      message: 'Public RPC addresses and chain IDs for mainnet and testnet.',
    }),
  },
  {
    to: '/blog/long-blog-post',
    title: translate({id: 'home.core.order', message: 'How the Tree-Graph orders blocks'}),
    text: translate({
      id: 'home.core.order.text',
      message: 'The pivot chain, referenced blocks and epochs, step by step.',
    }),
  },
  {
    to: '/docs/core/rpc/',
    title: translate({id: 'home.core.rpc', message: 'JSON-RPC of Core Space'}),
    text: translate({
      id: 'home.core.rpc.text',
      message: 'Look up each method with its parameters and errors, and run it on its page.',
    }),
  },
];

/** The five groups of the general section, in the order of specification §2.1. */
export const generalGroups = (): Group[] => [
  {
    id: 'basics',
    icon: 'book',
    title: translate({id: 'home.general.basics', message: 'Basics'}),
    entries: [
      {to: '/docs/overview', title: translate({id: 'home.general.overview', message: 'What Conflux is'})},
      {
        to: '/docs/overview/space-intro',
        title: translate({id: 'home.general.spaces', message: 'The two spaces compared'}),
      },
      {
        to: '/docs/general/article-collection-links/concept-links',
        title: translate({id: 'home.general.concepts', message: 'Concepts, A to Z'}),
      },
      {
        to: '/docs/general/additional-resources/articles',
        title: translate({id: 'home.general.articles', message: 'Articles and videos'}),
      },
      {to: '/blog', title: translate({id: 'home.general.blog', message: 'Blog'})},
      {to: '/docs/tags', title: translate({id: 'home.general.tags', message: 'Browse by tag'})},
    ],
  },
  {
    id: 'run-a-node',
    icon: 'server',
    title: translate({id: 'home.general.node', message: 'Run a node'}),
    entries: [
      {
        to: '/docs/general/run-a-node',
        title: translate({id: 'home.general.node.start', message: 'Set up and operate a node'}),
      },
      {
        to: '/docs/general/hardforks',
        title: translate({id: 'home.general.upgrades', message: 'Hard forks and upgrades'}),
      },
      {to: '/docs/general', title: translate({id: 'home.general.hub', message: 'All general topics'})},
    ],
  },
  {
    id: 'mining-and-staking',
    icon: 'stake',
    title: translate({id: 'home.general.earn', message: 'Mining and staking'}),
    entries: [
      {
        to: '/docs/general/mine-stake/mine/running-mining-node',
        title: translate({id: 'home.general.mine', message: 'Run a mining node'}),
      },
      {to: '/docs/general/mine-stake/stake', title: translate({id: 'home.general.stake', message: 'Stake CFX'})},
    ],
  },
  {
    id: 'build',
    icon: 'tools',
    title: translate({id: 'home.general.build', message: 'Build'}),
    entries: [
      {
        to: '/docs/overview/for-dapp-developers',
        title: translate({id: 'home.general.build.start', message: 'A path for dApp developers'}),
      },
      {
        to: '/docs/general/build/smart-contracts/contract-security',
        title: translate({id: 'home.general.build.security', message: 'Attacks on contracts, and their fixes'}),
      },
      {
        to: '/docs/general/build/smart-contracts/gas-optimization',
        title: translate({id: 'home.general.build.gas', message: 'What saves gas, and what no longer does'}),
      },
      {
        to: '/docs/core/build/sdks-and-tools/tools',
        title: translate({id: 'home.general.build.tools', message: 'Calculators, decoders and other tools'}),
      },
      {
        to: '/docs/general/build',
        title: translate({id: 'home.general.build.all', message: 'Everything about building'}),
      },
      {
        to: '/docs/general/article-collection-links/reference-links',
        title: translate({id: 'home.general.references', message: 'Useful references'}),
      },
    ],
  },
  {
    id: 'faq',
    icon: 'help',
    title: translate({id: 'home.general.faq', message: 'FAQ'}),
    entries: [
      {to: '/docs/overview/space-intro', title: translate({id: 'home.faq.space', message: 'Which space do I need?'})},
      {
        to: '/docs/general/tutorials/wallets',
        title: translate({id: 'home.faq.wallet', message: 'Which wallets work with CFX?'}),
      },
      {
        to: '/docs/espace/network-endpoints#testnet',
        title: translate({id: 'home.faq.faucet', message: 'Where do I get test CFX?'}),
      },
      {to: '/docs/general/rpc-errors', title: translate({id: 'home.faq.error', message: 'What does this error mean?'})},
      {
        to: '/docs/general/tutorials/transferring-funds',
        title: translate({id: 'home.faq.transfer', message: 'How do I move CFX into my wallet?'}),
      },
      {
        to: '/docs/general/CONTRIBUTING',
        title: translate({id: 'home.faq.contribute', message: 'How can I improve these pages?'}),
      },
    ],
  },
];
