import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import type {FinderData, NamespaceMethod} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import RpcErrorTable from '../RpcErrorTable';
import RpcMethodTable from '../RpcMethodTable';
import RpcNamespaceTable from '../RpcNamespaceTable';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/Link', '@docusaurus/Translate', '@theme/RpcHtml', '@site/src/components/parts/TableScroll'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
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

describe('tables of the JSON-RPC reference have each value below its heading', () => {
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
