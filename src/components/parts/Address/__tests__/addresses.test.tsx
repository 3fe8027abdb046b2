import i18n from '@generated/i18n';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {network} from '@site/src/facts';
import type {Provider} from '@site/src/facts/types';
import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import CipTable from '@site/src/components/tables/CipTable';
import ContractTable from '@site/src/components/tables/ContractTable';
import EndpointTable from '@site/src/components/tables/EndpointTable';
import PoolTable from '@site/src/components/tables/PoolTable';
import PriceFeedTable from '@site/src/components/tables/PriceFeedTable';
import ProviderTable from '@site/src/components/tables/ProviderTable';
import RpcCompatibility from '@site/src/components/tables/RpcCompatibility';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/Link',
    '@docusaurus/Translate',
    '@theme/RpcHtml',
    '@theme/RpcMethodName',
    '@site/src/components/parts/AddToWallet',
    '@site/src/components/parts/CopyButton',
    '@site/src/components/parts/TableScroll',
  ];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
afterEach(() => {
  i18n.currentLocale = 'en';
});
// The framework's modules exist only in a build. Links and buttons are shown with what they lead to and copy.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, href, children}: {to?: string; href?: string; children: ReactNode}) => (
    <>
      {children}→{to ?? href}
    </>
  ),
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/RpcHtml', () => ({default: ({html}: {html: string}) => html}));
vi.mock('@theme/RpcMethodName', () => ({default: ({name}: {name: string}) => name}));
vi.mock('@site/src/components/parts/AddToWallet', () => ({default: () => '[add]'}));
vi.mock('@site/src/components/parts/CopyButton', () => ({default: ({value}: {value: string}) => `[copy ${value}]`}));
vi.mock('@site/src/components/parts/TableScroll', () => ({default: ({children}: {children: ReactNode}) => children}));

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
/** The words of each cell, row by row, the headings first. */
const cellsOf = (table: ReactNode): string[][] =>
  [...renderToStaticMarkup(table).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell!)),
  );

describe('the table of a network', () => {
  const rowsOf = (...of: Parameters<typeof network>): Record<string, string> =>
    Object.fromEntries(
      [
        ...renderToStaticMarkup(<EndpointTable network={network(...of)} />).matchAll(
          /<dt.*?>(.*?)<\/dt><dd.*?>(.*?)<\/dd>/g,
        ),
      ].map(([, label, value]) => [label!, plain(value!)]),
    );

  it('of Core Space has the prefix of addresses and copies the decimal chain ID', () => {
    const rows = rowsOf('core', 'testnet');
    expect(rows['Chain ID']).toBe('1 (0x1)[copy 1]');
    expect(rows['Address prefix']).toBe('cfxtest:');
    expect(rows.Currency).toBe('CFX, 18 decimals');
    expect(Object.keys(rows)).not.toContain('Wallet');
    expect(Object.keys(rows)).not.toContain('Explorer API');
  });

  it('of eSpace has the button for wallets and the API of its explorer, and no prefix', () => {
    const rows = rowsOf('espace', 'mainnet');
    expect(rows['Chain ID']).toBe('1030 (0x406)[copy 1030]');
    expect(rows.Wallet).toBe('[add]');
    expect(rows['Verification API']).toBe(
      `${network('espace', 'mainnet').explorerVerifyApi}[copy ${network('espace', 'mainnet').explorerVerifyApi}]`,
    );
    expect(Object.keys(rows)).not.toContain('Address prefix');
    expect(Object.keys(rows), 'mainnet has no faucet').not.toContain('Faucet');
  });

  it('has the amounts of faucets in the language of the page, and says which ones are of a third party', () => {
    const faucets = [
      {url: 'https://own.example/', amount: '12345.5 CFX', tokens: ['FC']},
      {url: 'https://other.example/', amount: '2 CFX', thirdParty: true},
    ];
    i18n.currentLocale = 'es';
    const html = renderToStaticMarkup(<EndpointTable network={{...network('core', 'testnet'), faucets}} />);
    expect([...html.matchAll(/<small>(.*?)<\/small>/g)].map(([, text]) => text)).toEqual([
      '12\u202f345,5\u00a0CFX, FC',
      '2\u00a0CFX · third party',
    ]);
  });
});

describe('tables of addresses have each value below its heading', () => {
  it('contracts', () => {
    const contract = {name: 'Staking', address: '0x1', href: '/x'};
    expect(cellsOf(<ContractTable contracts={[{...contract, since: 'CIP-1'}]} />)).toEqual([
      ['Contract', 'Address', 'Since'],
      ['Staking', '0x1[copy 0x1]Explorer→/x', 'CIP-1'],
    ]);
    expect(cellsOf(<ContractTable contracts={[contract]} />)[0]).toEqual(['Contract', 'Address']);
  });

  it('pools, by space', () => {
    const [core, espace] = [
      {address: 'cfx:a', href: '/core'},
      {address: '0xa', href: '/espace'},
    ];
    const pools = [
      {name: 'Both', url: '/site', core, espace},
      {name: 'One', core},
    ];
    expect(cellsOf(<PoolTable pools={pools} />)).toEqual([
      ['Pool', 'Contract in Core Space', 'Contract in eSpace'],
      ['Both→/site', 'cfx:a→/core', '0xa→/espace'],
      ['One', 'cfx:a→/core', '–'],
    ]);
  });

  it('price feeds, whose exponents are negative', () =>
    expect(cellsOf(<PriceFeedTable feeds={[{pair: 'CFX/USD', id: '0xf', expo: -8, source: ''}]} />)).toEqual([
      ['Pair', 'Feed ID', 'Exponent'],
      ['CFX/USD', '0xf [copy 0xf]', '−8'],
    ]));

  it('providers: of mainnet unless the facts say more, and listed by the network or not', () => {
    const providers: Provider[] = [
      {name: 'A', url: 'https://a.example/<key>'},
      {name: 'B', url: 'https://b.example', nets: ['mainnet', 'testnet'], status: 'unverified'},
    ];
    expect(cellsOf(<ProviderTable providers={providers} />).slice(1)).toEqual([
      ['A', 'https://a.example/<key>', 'mainnet', 'listed by the network'],
      ['B', 'https://b.example', 'mainnet, testnet', 'unverified'],
    ]);
  });

  it('proposals: areas and versions only of those that are active', () => {
    const active = [
      {number: 1, title: 'Use `CHAINID`', status: 'Final', version: '2.0', area: 'Core', href: '/1'},
      {number: 2, title: 'All', version: '3.0', area: 'both'},
      {number: 3, title: 'Order', status: 'Final', version: '3.0', area: 'consensus'},
    ] as const;
    expect(cellsOf(<CipTable cips={active} />)).toEqual([
      ['Proposal', 'Title', 'Area', 'Version', 'Status'],
      ['CIP-1→/1', 'Use CHAINID', 'Core Space', '2.0', 'Final'],
      ['CIP-2', 'All', 'Both spaces', '3.0', '–'],
      ['CIP-3', 'Order', 'Consensus', '3.0', 'Final'],
    ]);
    expect(cellsOf(<CipTable cips={[{number: 4, title: 'Later', status: 'Draft'}]} />)).toEqual([
      ['Proposal', 'Title', 'Status'],
      ['CIP-4', 'Later', 'Draft'],
    ]);
  });

  it('methods of Ethereum, with the version of the node that they were checked on', () => {
    const row = (parts: Partial<CompatibilityRow>): CompatibilityRow => ({
      method: 'eth_call',
      standard: 'current',
      served: 'served',
      isPublic: true,
      differencesHtml: '',
      ...parts,
    });
    const checked = {node: 'conflux-rust/v3.0.2-fd68efe-20260110', date: '2026-03-01'};
    const rows = [
      row({checked, path: '/rpc'}),
      row({standard: 'earlier', served: 'missing', differencesHtml: 'Use another.'}),
      row({standard: 'websocket', served: 'newer'}),
      row({standard: 'none', served: 'stub'}),
    ];
    expect(cellsOf(<RpcCompatibility rows={rows} />)).toEqual([
      ['Method', 'Ethereum standard', 'Supported', 'Checked', 'Differences or alternatives'],
      ['eth_call→/rpc', 'current', 'yes', 'v3.0.2 2026-03-01', '–'],
      ['eth_call', 'earlier', 'not supported (-32601)', '–', 'Use another.'],
      ['eth_call', 'over WebSocket', 'from 3.1', '–', '–'],
      ['eth_call', 'no', 'not supported (-32603)', '–', '–'],
    ]);
  });
});
