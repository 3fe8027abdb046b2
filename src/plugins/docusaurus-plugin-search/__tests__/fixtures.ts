import type {IndexedPage, SearchIndex} from '../model';

type Fixture = [page: IndexedPage, sections: [anchor: string, heading: string, text: string][]];

const docs = (url: string, title: string): IndexedPage => ({url, title, kind: 'docs', trail: []});

const FIXTURES: Fixture[] = [
  [
    docs('/docs/core/rpc/cfx_getbalance', 'cfx_getBalance'),
    [
      ['', '', 'Returns the balance of an account in Drip.'],
      ['errors', 'Errors', 'The node answers -32602 when the address is malformed.'],
    ],
  ],
  [
    docs('/docs/core/FAQs', 'FAQs'),
    [
      ['', '', 'Questions.'],
      ['balance', 'Why is my balance zero?', 'Call cfx_getBalance with the right network prefix.'],
    ],
  ],
  [
    docs('/docs/core/sponsor', "Sponsor a contract's gas"),
    [
      ['', '', 'A sponsor pays gas and collateral for the users of a contract.'],
      ['set', 'Set the sponsor', 'Call setSponsorForGas on SponsorWhitelistControl.'],
    ],
  ],
  [
    docs('/docs/general/stake', 'Staking'),
    [
      ['', '', 'Lock CFX for interest and votes.'],
      ['rewards', 'Rewards', 'Rewards follow CIP-113 and the base reward.'],
    ],
  ],
  [docs('/docs/general/wallets', 'Wallets'), [['', '', 'Choose a wallet and keep the seed phrase.']]],
  [{url: '/blog/staking', title: 'Staking', kind: 'blog', trail: []}, [['', '', 'Lock CFX for interest and votes.']]],
  [
    docs('/zh-CN/docs/general/stake', '质押'),
    [
      ['', '', '锁定 CFX 以获得利息与投票权。'],
      ['rewards', '奖励', '质押奖励由基础奖励决定。'],
    ],
  ],
  [docs('/zh-CN/docs/core/sponsor', '赞助机制'), [['', '', '赞助者为合约用户支付 gas 与存储抵押。']]],
  [
    docs('/es/docs/tx', 'Enviar una transacción'),
    [
      ['', '', 'Firma la transacción y envíala al nodo.'],
      ['pendiente', '¿Por qué está pendiente?', 'El nonce deja un hueco.'],
    ],
  ],
];

/** Nine small pages in three languages, as the build would collect them. */
export const INDEX: SearchIndex = {
  pages: FIXTURES.map(([page]) => page),
  sections: FIXTURES.flatMap(([, sections], page) =>
    sections.map(([anchor, heading, text]) => ({page, anchor, heading, text})),
  ),
};
