import {evmEips} from '@site/src/facts/evmFacts';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {network} from '@site/src/facts';
import {htmlOf} from '@site/src/remark/facts/elements/__tests__/compiled';
import FactTable from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/Link',
    '@docusaurus/Translate',
    '@site/src/components/parts/CopyButton',
    '@site/src/components/parts/TableScroll',
  ];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build. Links and buttons are shown with what they lead to and copy.
vi.mock('@docusaurus/Link', () => ({
  default: ({href, children}: {href: string; children: ReactNode}) => (
    <>
      {children}→{href}
    </>
  ),
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@site/src/components/parts/CopyButton', () => ({default: ({value}: {value: string}) => `[copy ${value}]`}));
vi.mock('@site/src/components/parts/TableScroll', () => ({default: ({children}: {children: ReactNode}) => children}));

/** The words of each cell, row by row, the headings first. Code is between backticks. */
const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) =>
      cell!
        .replace(/<\/?code[^>]*>/g, '`')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>'),
    ),
  );

/** The cells of a table in a page: its headings, and the row of each name. */
async function tableOf(attributes: string, locale = 'en') {
  const html = await htmlOf(`<FactTable ${attributes} />`, locale, {FactTable});
  const [heads, ...rows] = cellsOf(html);
  return {heads, rows, row: (name: string) => rows.find(([first]) => first === name)};
}

describe('a table of facts', () => {
  const html = (
    as: 'code' | 'long' | 'url' | 'copied' | 'address' | undefined,
    cell: string | null | {text: string; href: string},
  ) =>
    renderToStaticMarkup(<FactTable columns={[{name: 'A', as}]} rows={[[cell]]} />).replace(
      /^.*scope="row">|<\/th>.*$/g,
      '',
    );

  it.each([
    [undefined, 'plain', 'plain'],
    [undefined, 'the `x` of `y`', 'the <code>x</code> of <code>y</code>'],
    [undefined, {text: 'a', href: '/a'}, 'a→/a'],
    ['code', 'x', '<code>x</code>'],
    ['long', {text: 'x', href: '/x'}, '<code class="wraps">x</code>→/x'],
    ['url', 'wss://a.b/c/d', '<code class="wraps">wss://a.b/<wbr/>c/<wbr/>d<wbr/></code>'],
    ['copied', 'x', '<code>x</code> [copy x]'],
    ['code', null, '–'],
  ] as const)('shows a cell as %s: %j', (as, cell, expected) => expect(html(as, cell)).toBe(expected));

  it('names its rows in the first column, and says that a column is English', () => {
    const table = <FactTable columns={[{name: 'A', lang: 'en'}, {name: 'B'}]} rows={[['1', '2']]} />;
    expect(renderToStaticMarkup(table)).toBe(
      '<thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row" lang="en">1</th><td>2</td></tr></tbody>',
    );
  });
});

describe('tables in src/tables have each value below its heading', () => {
  it('upgrades, the newest first, with the heights of both networks, in the language of the page', async () => {
    const {heads, rows, row} = await tableOf('of="forks"');
    expect(heads).toEqual(['Version', 'First mainnet release', 'Mainnet epoch', 'Date', 'Testnet epoch']);
    expect(rows.at(-1)).toEqual(['1.0 Tethys', '`v1.0.0`', '0', '2020-10-29', '–']);
    expect(row('2.2')).toEqual(['2.2', '`v2.2.0`', 'block 137,740,000', '2022-11-17', 'block 125,360,000']);
    const spanish = await tableOf('of="forks"', 'es');
    expect(spanish.heads![0]).toBe('Versión');
    expect(spanish.row('2.2')![2]).toBe('bloque 137\u202f740\u202f000');
  });

  it('ports and chain IDs of local nodes, for one space', async () => {
    const core = await tableOf('of="local-nodes" space="core"');
    expect(core.heads).toEqual(['Node', 'HTTP', 'WebSocket', 'Chain ID']);
    expect(core.row('conflux-rust, dev mode')).toEqual([
      'conflux-rust, dev mode',
      '`http://127.0.0.1:12537`',
      '`ws://127.0.0.1:12535`',
      'as configured',
    ]);
    const espace = await tableOf('of="local-nodes" space="espace"');
    expect(espace.row('conflux-docker, dev node')).toEqual([
      'conflux-docker, dev node',
      '`http://127.0.0.1:8545`',
      '–',
      '1025',
    ]);
  });

  it('rate limits by plan: a number, none at all, or not known', async () => {
    const {heads, rows} = await tableOf('of="rate-limits"');
    expect(heads).toEqual(['Limit', 'Free', 'Standard']);
    expect(rows.slice(0, 3)).toEqual([
      ['All methods, calls per second', '50', '100'],
      ['All methods, calls per day', '100,000', '1,000,000'],
      ['`getLogs`, calls per second', '5', '20'],
    ]);
    expect(rows.slice(-2)).toEqual([
      ['filter methods, calls per second', 'not available', '–'],
      ['Price per month', 'USD 0', 'USD 150'],
    ]);
  });

  it('wallets by space', async () => {
    const {heads, row} = await tableOf('of="wallets"');
    expect(heads).toEqual(['Wallet', 'Core Space', 'eSpace', 'Source code']);
    expect(row('Fluent→https://fluentwallet.com/')).toEqual([
      'Fluent→https://fluentwallet.com/',
      'supported',
      'supported',
      'Conflux-Chain/helios→https://github.com/Conflux-Chain/helios',
    ]);
    expect(row('MetaMask')).toEqual(['MetaMask', 'not supported', 'supported', expect.any(String)]);
  });

  it('opcodes, proposals and precompiled contracts, each with its status', async () => {
    const opcodes = await tableOf('of="evm" which="opcodes"');
    expect(opcodes.heads).toEqual(['Byte', 'Name', 'EIP', 'Since', 'In eSpace']);
    expect(opcodes.row('`0x00`')).toEqual(['`0x00`', '`STOP`', '–', 'V2.0', 'same as Ethereum']);
    expect(opcodes.row('`0x1e`')).toEqual([
      '`0x1e`',
      '`CLZ`',
      'EIP-7939→https://eips.ethereum.org/EIPS/eip-7939',
      'V3.1',
      'from version 3.1',
    ]);
    expect(opcodes.rows.some(([code]) => /^`0x\w+` – `0x\w+`$/.test(code!))).toBe(true);
    const eips = await tableOf('of="evm" which="eips"');
    expect(eips.heads).toEqual(['EIP', 'Name', 'Since', 'In eSpace']);
    expect(eips.rows[0]).toEqual([
      'EIP-7→https://eips.ethereum.org/EIPS/eip-7',
      'DELEGATECALL',
      'V2.0',
      'same as Ethereum',
    ]);
    expect(eips.row('EIP-3607→https://eips.ethereum.org/EIPS/eip-3607')?.at(-1)).toBe(
      'same as Ethereum (from the source code)',
    );
    const precompiles = await tableOf('of="evm" which="precompiles"');
    expect(precompiles.heads).toEqual(['Address', 'Name', 'EIP', 'Since', 'In eSpace']);
    expect(precompiles.row('`0x01`')).toEqual(['`0x01`', 'ecrecover', '–', 'V2.0', 'same as Ethereum']);
  });

  it('proposals by the names of the facts in English, and in the language of the page elsewhere', async () => {
    const names = ({rows}: Awaited<ReturnType<typeof tableOf>>) => rows.map(([, name]) => name);
    expect(names(await tableOf('of="evm" which="eips"'))).toEqual(evmEips.map(({name}) => name));
    const inWords = evmEips.filter(({name}) => /[a-z]/.test(name)).length;
    const spanish = names(await tableOf('of="evm" which="eips"', 'es'));
    expect(spanish.filter((name, index) => name !== evmEips[index]!.name)).toHaveLength(inWords);
  });

  it('functions that were added to a contract of the node later, in the language of the page', async () => {
    expect((await tableOf('of="contracts" which="internal"')).row('SponsorWhitelistControl')?.at(-1)).toBe(
      'genesis; `getAvailableStoragePoints` since CIP-118',
    );
    expect((await tableOf('of="contracts" which="internal"', 'zh')).row('SponsorWhitelistControl')?.at(-1)).toBe(
      '创世区块；`getAvailableStoragePoints` 自 CIP-118 起',
    );
  });

  it('contracts, with the version of those that are a part of the node', async () => {
    const internal = await tableOf('of="contracts" which="internal"');
    expect(internal.heads).toEqual(['Contract', 'Address', 'Since']);
    const address = /^`(cfx:\w{42})`\[copy \1\]Explorer→https:\/\/confluxscan\.org\/address\/\1$/;
    expect(internal.row('Staking')).toEqual(['Staking', expect.stringMatching(address), 'genesis']);
    const deployed = await tableOf('of="contracts" which="espace" net="testnet"');
    expect(deployed.heads).toEqual(['Contract', 'Address']);
    expect(deployed.row('WCFX')![1]).toMatch(
      /^`0x\w{40}`\[copy .*→https:\/\/evmtestnet\.confluxscan\.\w+\/address\/0x/,
    );
  });

  it('pools, by space', async () => {
    const pools = await tableOf('of="pools" which="pools"');
    expect(pools.heads).toEqual(['Pool', 'Contract in Core Space', 'Contract in eSpace']);
    expect(pools.row('Nucleon→https://www.nucleon.space/')).toEqual(['Nucleon→https://www.nucleon.space/', '–', '–']);
    const bridges = await tableOf('of="pools" which="bridges"');
    expect(bridges.row('Korea')).toEqual([
      'Korea',
      expect.stringMatching(/^`(cfx:\w+)`→https:\/\/confluxscan\.org\/address\/\1$/),
      expect.stringMatching(/^`(0x\w+)`→https:\/\/evm\.confluxscan\.\w+\/address\/\1$/),
    ]);
  });

  it('price feeds, whose exponents are negative', async () => {
    const {heads, row} = await tableOf('of="price-feeds"');
    expect(heads).toEqual(['Pair', 'Feed ID', 'Exponent']);
    expect(row('BTC/USD')).toEqual(['BTC/USD', expect.stringMatching(/^`(0x\w{64})` \[copy \1\]$/), '−8']);
  });

  it('providers: of mainnet unless the facts say more, and listed by the network or not', async () => {
    const espace = await tableOf('of="providers" space="espace"');
    expect(espace.heads).toEqual(['Provider', 'Address', 'Network', 'Status']);
    for (const {name, url, nets, status} of network('espace', 'mainnet').otherProviders)
      expect(espace.row(name)).toEqual([
        name,
        `\`${url}\``,
        nets ? 'mainnet, testnet' : 'mainnet',
        status ?? 'listed by the network',
      ]);
    expect((await tableOf('of="providers" space="core"')).row('Unifra')?.[3]).toBe('unverified');
  });

  it('proposals: areas and versions only of those that are active', async () => {
    const link = (number: number) =>
      `CIP-${number}→https://github.com/Conflux-Chain/CIPs/blob/master/CIPs/cip-${number}.md`;
    const active = await tableOf('of="cips" which="active"');
    expect(active.heads).toEqual(['Proposal', 'Title', 'Area', 'Version', 'Status']);
    expect(active.row(link(3))).toEqual([link(3), 'Octopus Proof-of-Work Mining Algorithm', 'PoW', '1.0', 'Final']);
    expect(active.row(link(5))?.[2]).toBe('Both spaces');
    expect(active.row(link(8))?.[2]).toBe('Core Space');
    expect(active.rows.map((cells) => cells[2])).toContain('Consensus');
    const others = await tableOf('of="cips" which="others"');
    expect(others.heads).toEqual(['Proposal', 'Title', 'Status']);
    expect(others.row(link(4))).toEqual([link(4), 'Add Node Type in Status Message', 'Final']);
  });

  it('papers, with what the facts know about each', async () => {
    const {heads, rows} = await tableOf('of="papers"');
    expect(heads).toEqual(['Paper', 'Authors', 'Published']);
    expect(rows[0]!.slice(1)).toEqual(['–', '–']);
    expect(rows[1]!.slice(1)).toEqual([expect.stringMatching(/^Chenxing Li, Peilun Li, /), 'USENIX ATC 2020']);
  });

  it.each([
    ['of="forkz"', '<FactTable of="forkz">: write one of cips, contracts, evm, '],
    ['', '<FactTable> needs "of" as text: <FactTable of="forks" />.'],
    ['of="cips"', '<FactTable> needs "which": write active, others.'],
    ['of="evm" which="eip"', '<FactTable which="eip">: write opcodes, eips, precompiles.'],
    ['of="providers"', '<FactTable> needs "space": write core, espace.'],
  ])('<FactTable %s /> stops the build', async (attributes, message) => {
    await expect(tableOf(attributes)).rejects.toThrow(message);
  });
});
