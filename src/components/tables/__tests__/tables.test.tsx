import i18n from '@generated/i18n';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import type {EvmRow} from '@site/src/facts/evmRows';
import type {HardFork, LocalNode, RateLimits, Wallet} from '@site/src/facts/types';
import type {FinderData, NamespaceMethod} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import EvmTable from '../EvmTable';
import ForkTable from '../ForkTable';
import LocalPorts from '../LocalPorts';
import RateLimitTable from '../RateLimitTable';
import RpcErrorTable from '../RpcErrorTable';
import RpcMethodTable from '../RpcMethodTable';
import RpcNamespaceTable from '../RpcNamespaceTable';
import WalletTable from '../WalletTable';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/Link', '@docusaurus/Translate', '@theme/RpcHtml', '@site/src/components/parts/TableScroll'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
afterEach(() => {
  i18n.currentLocale = 'en';
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({default: ({children}: {children: ReactNode}) => <a>{children}</a>}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/RpcHtml', () => ({default: ({html}: {html: string}) => html}));
vi.mock('@site/src/components/parts/TableScroll', () => ({default: ({children}: {children: ReactNode}) => children}));

/** The words of each cell, row by row, the headings first. */
const cellsOf = (table: ReactNode): string[][] =>
  [...renderToStaticMarkup(table).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell!.replace(/<[^>]*>/g, '')),
  );
const source = '';

describe('tables of facts have each value below its heading', () => {
  it('upgrades, the newest first, with the heights of both networks', () => {
    i18n.currentLocale = 'es';
    const forks: HardFork[] = [
      {version: '1.0', name: 'Tethys', client: 'v1.0.0', mainnet: {date: '2020-10-29', epoch: 0}, testnet: {}, source},
      {version: '2.0', client: 'v2.0.0', mainnet: {epoch: 36_935_000, block: 9}, testnet: {block: 68_845_000}, source},
    ];
    expect(cellsOf(<ForkTable forks={forks} />)).toEqual([
      ['Version', 'First mainnet release', 'Mainnet epoch', 'Date', 'Testnet epoch'],
      ['2.0', 'v2.0.0', '36\u202f935\u202f000', '–', 'block 68\u202f845\u202f000'],
      ['1.0 Tethys', 'v1.0.0', '0', '2020-10-29', '–'],
    ]);
  });

  it('ports and chain IDs of local nodes, for one space', () => {
    const nodes: LocalNode[] = [
      {id: 'conflux-docker', chainId: 1, evmChainId: 2, ports: {coreHttp: 3, coreWs: 4, espaceHttp: 5}, source},
      {id: 'xcfx-node', ports: {coreHttp: 6, espaceHttp: 7, espaceWs: 8}, source},
    ];
    expect(cellsOf(<LocalPorts space="core" nodes={nodes} />)).toEqual([
      ['Node', 'HTTP', 'WebSocket', 'Chain ID'],
      ['conflux-docker, dev node', 'http://127.0.0.1:3', 'ws://127.0.0.1:4', '1'],
      ['@xcfx/node', 'http://127.0.0.1:6', '–', 'as configured'],
    ]);
    expect(cellsOf(<LocalPorts space="espace" nodes={nodes} />).slice(1)).toEqual([
      ['conflux-docker, dev node', 'http://127.0.0.1:5', '–', '2'],
      ['@xcfx/node', 'http://127.0.0.1:7', 'ws://127.0.0.1:8', 'as configured'],
    ]);
  });

  it('rate limits by plan: a number, none at all, or not known', () => {
    const limits: RateLimits = {
      plans: [
        {id: 'free', callsPerSecond: 50, callsPerDay: 100_000},
        {id: 'standard', callsPerSecond: 100, callsPerDay: 1_000_000, usdPerMonth: 150},
      ],
      logsPerQuery: 1,
      methods: [
        {group: 'getLogs', free: 5, standard: 20},
        {group: 'filters', free: 0, standard: null},
      ],
      diagnostic: '',
      source,
    };
    expect(cellsOf(<RateLimitTable limits={limits} />)).toEqual([
      ['Limit', 'Free', 'Standard'],
      ['All methods, calls per second', '50', '100'],
      ['All methods, calls per day', '100,000', '1,000,000'],
      ['getLogs, calls per second', '5', '20'],
      ['filter methods, calls per second', 'not available', '–'],
      ['Price per month', 'USD 0', 'USD 150'],
    ]);
  });

  it('wallets by space', () => {
    const wallet = (name: string, spaces: Wallet['spaces']): Wallet => ({name, spaces, source});
    expect(cellsOf(<WalletTable wallets={[wallet('A', ['espace']), wallet('B', ['core'])]} />)).toEqual([
      ['Wallet', 'Core Space', 'eSpace', 'Source code'],
      ['A', 'not supported', 'supported', '–'],
      ['B', 'supported', 'not supported', '–'],
    ]);
  });

  it('opcodes, proposals and precompiled contracts, each with its status', () => {
    const row = (name: string, status: EvmRow['status'], more: Partial<EvmRow> = {}): EvmRow => ({
      name,
      status,
      ...more,
    });
    const rows = [
      row('PUSH', 'same', {code: '0x60', last: '0x7f'}),
      row('CLZ', 'later', {code: '0x1e', eip: 7939, since: '3.1', run: false}),
      row('SLOAD', 'differs', {code: '0x54', run: true}),
    ];
    expect(cellsOf(<EvmTable of="opcodes" rows={rows} />)).toEqual([
      ['Byte', 'Name', 'EIP', 'Since', 'In eSpace'],
      ['0x60 – 0x7f', 'PUSH', '–', '–', 'same as Ethereum'],
      ['0x1e', 'CLZ', 'EIP-7939', 'V3.1', 'from version 3.1 (from the source code)'],
      ['0x54', 'SLOAD', '–', '–', 'differs'],
    ]);
    expect(cellsOf(<EvmTable of="eips" rows={[row('Blobs', 'absent', {eip: 4844})]} />)).toEqual([
      ['EIP', 'Name', 'Since', 'In eSpace'],
      ['EIP-4844', 'Blobs', '–', 'not supported'],
    ]);
  });

  it('methods of a namespace', () => {
    const row = (parts: Partial<NamespaceMethod>): NamespaceMethod => ({
      method: 'a_b',
      summaryHtml: '',
      served: 'served',
      isPublic: false,
      checked: false,
      ...parts,
    });
    const rows = [
      row({summaryHtml: 'Reads it.', isPublic: true, served: 'newer'}),
      row({checked: true, served: 'stub'}),
      row({served: 'missing'}),
    ];
    expect(cellsOf(<RpcMethodTable rows={rows} />)).toEqual([
      ['Method', 'What it does', 'Supported', 'Public', 'Checked'],
      ['a_b', 'Reads it.', 'from 3.1', 'yes', 'no'],
      ['a_b', 'For node operators.', 'not supported (-32603)', 'no', 'yes'],
      ['a_b', 'For node operators.', 'not supported (-32601)', 'no', 'no'],
    ]);
  });

  it('namespaces of one space', () => {
    const counts = {declared: 4, described: 3, checked: 2, open: 1};
    const rows = [
      {namespace: 'cfx', space: 'core', ...counts},
      {namespace: 'eth', space: 'espace', ...counts},
    ] as const;
    expect(cellsOf(<RpcNamespaceTable rows={[...rows]} space="espace" />)).toEqual([
      ['Namespace', 'Node methods', 'Documented here', 'Checked on a node', 'On public endpoints'],
      ['eth', '4', '3', '2', '1'],
    ]);
  });
});

describe('the tables of errors', () => {
  const texts = {causeHtml: 'why', fixHtml: 'what to do'};
  const entry = (id: string, space: 'core' | 'espace' | 'both', layer?: string) => ({
    id,
    space,
    code: -32000,
    messages: [id, `${id} too`],
    methods: [],
    ...texts,
    ...(layer && {layer}),
  });
  const data: FinderData = {
    entries: [
      entry('ours', 'core'),
      entry('shared', 'both'),
      entry('theirs', 'espace'),
      entry('pooled', 'core', 'pool'),
      entry('opcode', 'core', 'vm'),
      entry('internal', 'core', 'contract'),
      entry('limited', 'both', 'gateway'),
    ],
    codes: [
      {code: -32000, name: 'Ours', space: 'core', ...texts},
      {code: -32001, name: 'Shared', space: 'both', ...texts},
      {code: -32002, name: 'Theirs', space: 'espace', ...texts},
    ],
    methods: [],
  };

  it('of a space contain its own messages and those of both spaces, each with its cause and its fix', () =>
    expect(cellsOf(<RpcErrorTable data={data} show="messages" space="core" />)).toEqual([
      ['Code', 'Message', 'Cause', 'Fix'],
      ['-32000', 'oursours too', 'why', 'what to do'],
      ['-32000', 'sharedshared too', 'why', 'what to do'],
      ['-32000', 'pooledpooled too', 'why', 'what to do'],
    ]));

  it('of codes contain the codes of the space', () =>
    expect(cellsOf(<RpcErrorTable data={data} show="codes" space="core" />).slice(1)).toEqual([
      ['-32000', 'Ours', 'why', 'what to do'],
      ['-32001', 'Shared', 'why', 'what to do'],
    ]));

  it.each([
    ['pool', ['-32000', 'pooledpooled too', 'why', 'what to do']],
    ['vm', ['opcodeopcode too', 'why', 'what to do']],
    ['contract', ['internalinternal too', 'why', 'what to do']],
    ['gateway', ['limitedlimited too', 'why', 'what to do']],
  ] as const)('of the part %s contain nothing else', (show, row) =>
    expect(cellsOf(<RpcErrorTable data={data} show={show} />).slice(1)).toEqual([row]),
  );
});
