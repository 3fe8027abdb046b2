import type {Footer} from '@docusaurus/theme-common';
import networkFacts from '../facts/networks.json';
import {FEEDBACK_URL, REPOSITORY_URL} from './repository';

const explorer = (id: string): string => networkFacts.networks.find((network) => network.id === id)!.explorer;
const portal = (id: string): string => networkFacts.portals.find((one) => one.id === id)!.url;

/**
 * Footer as in specification §2.2: quick links, then external links to resources, the community and developer pages.
 */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Quick links',
      items: [
        {label: 'eSpace endpoints', to: '/docs/espace/network-endpoints'},
        {label: 'Core Space endpoints', to: '/docs/core/conflux_rpcs'},
        {label: 'JSON-RPC of eSpace', to: '/docs/espace/rpc/'},
        {label: 'JSON-RPC of Core Space', to: '/docs/core/rpc/'},
        {label: 'Error finder', to: '/docs/general/rpc-errors'},
        {label: 'Glossary', to: '/docs/general/conflux-basics/glossary'},
        {label: 'Blog', to: '/blog'},
      ],
    },
    {
      title: 'Resources',
      items: [
        {label: 'ConfluxScan', href: explorer('core-mainnet')},
        {label: 'ConfluxScan eSpace', href: explorer('espace-mainnet')},
        {label: 'ConfluxHub', href: portal('hub')},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Forum', href: portal('forum')},
        {label: 'Discord', href: portal('discord')},
        {label: 'Feedback', href: FEEDBACK_URL},
      ],
    },
    {
      title: 'Developers',
      items: [
        {label: 'Source of this portal', href: REPOSITORY_URL},
        {label: 'conflux-rust', href: 'https://github.com/Conflux-Chain/conflux-rust'},
        {label: 'CIPs', href: 'https://github.com/Conflux-Chain/CIPs'},
      ],
    },
  ],
  copyright: 'Copyright © 2024 Conflux Foundation',
} as unknown as Footer;
