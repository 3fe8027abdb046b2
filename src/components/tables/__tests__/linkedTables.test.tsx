import i18n from '@generated/i18n';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {network} from '@site/src/facts';
import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import EndpointTable from '@site/src/components/tables/EndpointTable';
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
      '12\u202f345,5\u00a0CFX y FC',
      '2\u00a0CFX · third party',
    ]);
  });
});

describe('the compatibility table has each value below its heading', () => {
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
