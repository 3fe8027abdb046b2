import {translate} from '@docusaurus/Translate';
import type {IconName} from '@site/src/components/parts/Icon';

export type Reader = {to: string; icon: IconName; who: string; what: string};

/** The five kinds of reader (specification, introduction) and the page that each of them starts from. */
export function readers(): Reader[] {
  return [
    {
      to: '/docs/overview/for-dapp-developers',
      icon: 'code',
      who: translate({id: 'home.reader.developer', message: 'dApp developer'}),
      what: translate({id: 'home.reader.developer.what', message: 'Deploy contracts, query the network'}),
    },
    {
      to: '/docs/general/run-a-node',
      icon: 'server',
      who: translate({id: 'home.reader.operator', message: 'Node operator'}),
      what: translate({id: 'home.reader.operator.what', message: 'Install, synchronize, upgrade'}),
    },
    {
      to: '/docs/general/mine-stake/mine/running-mining-node',
      icon: 'mining',
      who: translate({id: 'home.reader.miner', message: 'Miner'}),
      what: translate({id: 'home.reader.miner.what', message: 'Mine on your own node'}),
    },
    {
      to: '/docs/general/mine-stake/stake',
      icon: 'stake',
      who: translate({id: 'home.reader.staker', message: 'Staker'}),
      what: translate({id: 'home.reader.staker.what', message: 'Lock CFX to secure finality'}),
    },
    {
      to: '/docs/general/tutorials/wallets',
      icon: 'wallet',
      who: translate({id: 'home.reader.wallet', message: 'Wallet user'}),
      what: translate({id: 'home.reader.wallet.what', message: 'Store and send CFX safely'}),
    },
  ];
}
