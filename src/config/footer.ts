import type {Footer} from '@docusaurus/theme-common';
import {FEEDBACK_URL, REPOSITORY_URL} from './site';

/** Footer of specification §2.2: quick links, then resource, community and developer links to the outside. */
export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Quick links',
      items: [
        {label: 'eSpace endpoints', to: '/docs/espace/network-endpoints'},
        {label: 'Core Space endpoints', to: '/docs/core/conflux_rpcs'},
      ],
    },
    {
      title: 'Resources',
      items: [
        {label: 'ConfluxScan', href: 'https://confluxscan.org'},
        {label: 'ConfluxScan eSpace', href: 'https://evm.confluxscan.org'},
        {label: 'ConfluxHub', href: 'https://confluxhub.io'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Forum', href: 'https://forum.conflux.fun'},
        {label: 'Discord', href: 'https://discord.com/invite/conflux-network'},
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
