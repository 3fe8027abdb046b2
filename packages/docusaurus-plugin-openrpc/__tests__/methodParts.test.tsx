import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import type {ErrorView, InstanceData, MethodPage, MethodRow, ParamView} from '../client/pageData';
import RpcErrors from '../theme/RpcErrors';
import RpcExamples from '../theme/RpcExamples';
import RpcIndex from '../theme/RpcIndex';
import RpcMethodHeader from '../theme/RpcMethodHeader';
import RpcParameters from '../theme/RpcParameters';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return [
    '@docusaurus/Link',
    '@docusaurus/Translate',
    '@theme/CodeBlock',
    '@theme/MDXComponents',
    '@theme/RpcHtml',
    '@theme/RpcMethodName',
    '@theme/RpcSchema',
  ];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/CodeBlock', () => ({default: ({children}: {children: string}) => <pre>{children}</pre>}));
vi.mock('@theme/MDXComponents', () => ({default: {}}));
vi.mock('@theme/RpcHtml', () => import('../theme/RpcHtml'));
vi.mock('@theme/RpcMethodName', () => import('../theme/RpcMethodName'));
vi.mock('@theme/RpcSchema', () => import('../theme/RpcSchema'));

const plain = (html: string): string => html.replace(/<[^>]*>/g, '');
/** The text of each cell, row by row. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell!)),
  );
const instance: InstanceData = {
  id: 'shop',
  endpoints: [],
  defaultEndpoint: 'test',
  samples: [],
  probe: {head: {method: 'head', params: []}, block: {method: 'block', params: []}},
  known: {},
};
const page = (parts: Partial<MethodPage>) => ({counterpart: null, errors: [], params: [], ...parts}) as MethodPage;

describe('the errors of a method', () => {
  const error: ErrorView = {
    name: 'Low',
    code: -32003,
    message: 'nonce too low',
    cause: '<b>why</b>',
    fix: 'what to do',
  };

  it('have their cause and their fix below the right headings', () =>
    expect(rowsOf(renderToStaticMarkup(<RpcErrors page={page({errors: [error]})} />))).toEqual([
      ['Code', 'Message', 'Cause', 'Fix'],
      ['-32003', 'nonce too low', 'why', 'what to do'],
    ]));

  it('lead to their explanations, where the site has them', () => {
    const html = renderToStaticMarkup(
      <RpcErrors page={page({errors: [{...error, link: '/nonces'}], errorsPage: '/errors?error='})} />,
    );
    expect([...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, to, words]) => [plain(words!), to])).toEqual([
      ['-32003', '/errors?error=Low'],
      ['nonce too low', '/nonces'],
    ]);
  });
});

it('parameters and fields that may be left out are told from those that must be there', () => {
  const field = {kind: 'json'} as const;
  const params: ParamView[] = [
    {
      name: 'request',
      type: 'object',
      required: true,
      field,
      fields: [
        {name: 'to', type: 'hex', required: true},
        {name: 'data', type: 'hex', required: false},
      ],
    },
    {name: 'block', type: 'tag', required: false, field},
  ];
  const html = renderToStaticMarkup(<RpcParameters page={page({params})} />);
  const marks = [...html.matchAll(/ id="param\.([^"]*)"|>(required|optional)</g)].map(([, id, word]) => id ?? word);
  expect(marks).toEqual(['request', 'required', 'request.to', 'request.data', 'optional', 'block', 'optional']);
});

describe('the facts below the title of a method', () => {
  const served = (parts: Partial<MethodPage>): string =>
    plain(/<li>(.*?)<\/li>/.exec(renderToStaticMarkup(<RpcMethodHeader page={page(parts)} />))![1]!);
  const reason = {reason: 'No node has it.'};

  it.each<[string, Partial<MethodPage>]>([
    ['Available on public endpoints', {since: null, isPublic: true, checked: {reason: ''}}],
    ['Requires your own node', {since: null, isPublic: false, checked: {reason: ''}}],
    ['Public endpoints: not confirmed', {since: null, isPublic: null, checked: {reason: ''}}],
    ['Not supported by any node release', {since: null, isPublic: true, checked: reason}],
    ['Since node 2.4', {since: '2.4', isPublic: true, checked: reason}],
  ])('%s', (words, parts) => expect(served(parts)).toBe(words));
});

it('an example shows its request, and its response only where a node gave one', () => {
  const examples = [
    {name: 'one', summary: 'One', params: [1], response: {result: null}},
    {name: 'two', summary: 'Two', params: []},
  ];
  const html = renderToStaticMarkup(<RpcExamples page={page({method: 'shop_get', examples})} instance={instance} />);
  const [first, second] = html
    .split('</details>')
    .map((part) => ({
      isOpen: part.includes(' open=""'),
      boxes: [...part.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>|<pre>(.*?)<\/pre>/gs)].map(
        ([, label, code]) => label ?? (JSON.parse(code!.replaceAll('&quot;', '"')) as unknown),
      ),
    }));
  const request = {jsonrpc: '2.0', id: 1, method: 'shop_get'};
  expect(first).toEqual({
    isOpen: true,
    boxes: ['Request', {...request, params: [1]}, 'Recorded response', {result: null}],
  });
  expect(second).toEqual({isOpen: false, boxes: ['Request', {...request, params: []}]});
});

it('the index tells methods that a node checked from the others, and has their counterparts', () => {
  const row = (method: string, checked: boolean, counterpart: MethodRow['counterpart']): MethodRow => ({
    method,
    path: `/rpc/${method}`,
    subject: 'calls',
    summary: 'Calls it.',
    counterpart,
    checked,
    isPublic: true,
  });
  const rows = [row('eth_call', true, {method: 'cfx_call', path: '/core/cfx_call'}), row('eth_sign', false, null)];
  expect(rowsOf(renderToStaticMarkup(<RpcIndex rows={rows} counterpart="In Core Space" />))).toEqual([
    ['Method', 'What it does', 'In Core Space', 'Checked on a node'],
    ['eth_call', 'Calls it.', 'cfx_call', 'yes'],
    ['eth_sign', 'Calls it.', '—', 'no'],
  ]);
});
