import {describe, expect, it} from 'vitest';
import type {EthereumMethod, NodeMethod} from '../../../facts/rpcMethods';
import type {RpcMessage} from '../../../facts/rpcErrors';
import {finderData} from '../finder';
import {inlineHtml} from '../inlineHtml';
import {unpackMethods} from '../client/methodNames';
import {compatibilityRows, namespaceMethods, namespaceRows} from '../methods';
import {summariesOf, type Summaries} from '../sources';

const text = (word: string) => ({en: `${word} en`, zh: `${word} zh`, es: `${word} es`});
const method = (name: string, path: string, isChecked = true) => ({
  method: name,
  path,
  summary: `<b>${name}</b>`,
  isPublic: true,
  ...(isChecked && {checked: {node: 'n/v1', date: '2026-01-01'}}),
});
const error = (name: string, methods: string[]) => ({
  name,
  code: -1,
  message: `words of ${name}`,
  cause: 'c',
  fix: 'f',
  methods,
});

const summaries: Summaries = {
  core: {
    methods: [method('cfx_a', '/core/cfx_a'), method('cfx_b', '/core/cfx_b', false)],
    errors: [error('Bad', ['cfx_a', 'cfx_b']), error('Full', ['cfx_b']), error('Late', ['cfx_c', 'cfx_a'])],
    groups: {CorePoolRefusal: ['Full']},
  },
  espace: {methods: [method('eth_a', '/espace/eth_a')], errors: [error('Bad', ['eth_a'])], groups: {}},
};
const node: NodeMethod[] = [
  {space: 'core', method: 'cfx_a', status: 'served', servedBy240: true, source: 's'},
  {space: 'core', method: 'debug_x', status: 'newer', servedBy240: true, source: 's'},
  {space: 'espace', method: 'eth_a', status: 'served', servedBy240: true, source: 's'},
  {space: 'espace', method: 'eth_stub', status: 'stub', servedBy240: true, source: 's'},
];
const ethereum: EthereumMethod[] = [
  {method: 'eth_a', standard: 'current', source: 's', differences: text('`d`')},
  {method: 'eth_gone', standard: 'earlier', source: 's'},
];

describe('data of the error finder', () => {
  const messages: RpcMessage[] = [
    {id: 'more', space: 'core', error: 'Bad', messages: ['long <n> words'], source: 's'},
    {id: 'other', space: 'core', error: 'Full', messages: ['the pool is full'], source: 's'},
    {
      id: 'own',
      space: 'both',
      layer: 'vm',
      messages: ['own words'],
      like: ['CorePoolRefusal'],
      cause: text('a < b, `code`'),
      fix: text('x'),
      source: 's',
    },
  ];
  const dataOf = () =>
    finderData(
      {codes: [{code: -1, name: 'n', space: 'both', cause: text('c'), fix: text('f'), source: 's'}], messages},
      summaries,
      'zh-CN',
    );

  it('joins an error of both spaces, with the words of the facts first', () => {
    expect(dataOf().entries[0]).toMatchObject({
      id: 'Bad',
      space: 'both',
      messages: ['long <n> words', 'words of Bad'],
      methods: [[0, 2]],
    });
    expect(unpackMethods(dataOf().methods).map(({path}) => path)).toEqual([
      '/core/cfx_a',
      '/core/cfx_b',
      '/espace/eth_a',
    ]);
  });

  it('marks what a pool refuses', () => {
    expect(dataOf().entries.map(({id, layer}) => [id, layer])).toEqual([
      ['Bad', undefined],
      ['Full', 'pool'],
      ['Late', undefined],
      ['own', 'vm'],
    ]);
  });

  it('speaks the language of the build, as safe HTML, with the methods of the named group', () => {
    expect(dataOf().entries[3]).toStrictEqual({
      id: 'own',
      space: 'both',
      messages: ['own words'],
      causeHtml: 'a &lt; b, <code>code</code> zh',
      fixHtml: 'x zh',
      methods: [1],
      layer: 'vm',
    });
    expect(dataOf().codes[0]).toMatchObject({causeHtml: 'c zh'});
  });

  it('names the methods of the space of a message alone, in the order of the documents', () => {
    const own = (id: string, space: 'core' | 'espace' | 'both', ...like: string[]): RpcMessage => ({
      id,
      space,
      layer: 'node',
      messages: [id],
      like,
      cause: text('c'),
      fix: text('f'),
      source: 's',
    });
    const found = finderData(
      {
        codes: [],
        messages: [
          own('core', 'core', 'Bad'),
          own('espace', 'espace', 'Bad'),
          own('both', 'both', 'Bad'),
          own('ordered', 'core', 'CorePoolRefusal', 'Late'),
          {...own('coded', 'core'), code: -7},
        ],
      },
      summaries,
      'en',
    ).entries;
    expect(found.slice(-5).map(({id, code, methods}) => [id, code, methods])).toEqual([
      ['core', undefined, [[0, 1]]],
      ['espace', undefined, [2]],
      ['both', undefined, [[0, 2]]],
      ['ordered', undefined, [[0, 1]]],
      ['coded', -7, []],
    ]);
  });

  it('escapes everything outside code, and inside', () => {
    expect(inlineHtml('<script> & "q" `<b>`')).toBe('&lt;script&gt; &amp; &quot;q&quot; <code>&lt;b&gt;</code>');
  });
});

describe('tables of methods', () => {
  it('compares with Ethereum: served, stub, missing, and beyond', () => {
    expect(compatibilityRows({node, ethereum}, summaries, 'es')).toEqual([
      {
        method: 'eth_a',
        path: '/espace/eth_a',
        standard: 'current',
        served: 'served',
        isPublic: true,
        checked: {node: 'n/v1', date: '2026-01-01'},
        differencesHtml: '<code>d</code> es',
      },
      {method: 'eth_gone', standard: 'earlier', served: 'missing', isPublic: false, differencesHtml: ''},
      {method: 'eth_stub', standard: 'none', served: 'stub', isPublic: false, differencesHtml: ''},
    ]);
  });

  it('lists methods by name, and one that is described but not in the list of the node as served', () => {
    const [first, second] = [method('eth_c', '/espace/eth_c'), method('eth_b', '/espace/eth_b')];
    const unordered = {...summaries, espace: {...summaries.espace, methods: [first, second]}};
    const facts = {node: [{...node[2]!, space: 'core' as const, method: 'eth_b', status: 'stub' as const}], ethereum};
    expect(compatibilityRows(facts, unordered, 'en').map((one) => [one.method, one.served, one.path])).toEqual([
      ['eth_a', 'missing', undefined],
      ['eth_b', 'served', '/espace/eth_b'],
      ['eth_c', 'served', '/espace/eth_c'],
      ['eth_gone', 'missing', undefined],
    ]);
    expect(namespaceMethods(facts, unordered, 'espace', 'eth').map((one) => [one.method, one.served])).toEqual([
      ['eth_b', 'served'],
      ['eth_c', 'served'],
    ]);
  });

  it('lists a prefix that both spaces have for each apart', () => {
    const facts = {
      node: [...node, {...node[1]!, space: 'espace' as const, method: 'debug_y', status: 'served' as const}],
    };
    expect(namespaceMethods(facts, summaries, 'core', 'debug')).toEqual([
      {method: 'debug_x', summaryHtml: '', served: 'newer', isPublic: false, checked: false},
    ]);
    expect(namespaceRows(facts, summaries).map(({space, namespace}) => [space, namespace])).toEqual([
      ['core', 'cfx'],
      ['core', 'debug'],
      ['espace', 'debug'],
      ['espace', 'eth'],
    ]);
  });

  it('lists a namespace from both sources, and counts it', () => {
    const [first, second] = namespaceMethods({node}, summaries, 'core', 'cfx');
    expect(first).toEqual({
      method: 'cfx_a',
      path: '/core/cfx_a',
      summaryHtml: '<b>cfx_a</b>',
      served: 'served',
      isPublic: true,
      checked: true,
    });
    expect(second).toMatchObject({method: 'cfx_b', served: 'served', checked: false});
    expect(namespaceRows({node}, summaries)).toEqual([
      {namespace: 'cfx', space: 'core', declared: 2, described: 2, checked: 1, open: 2},
      {namespace: 'debug', space: 'core', declared: 1, described: 0, checked: 0, open: 0},
      {namespace: 'eth', space: 'espace', declared: 2, described: 1, checked: 1, open: 1},
    ]);
  });
});

it('reads what the plugin of the method pages loaded, or says which instance is missing', () => {
  expect(summariesOf({'docusaurus-plugin-openrpc': summaries})).toBe(summaries);
  expect(() => summariesOf({})).toThrow('has no instance "core", "espace". Add');
  expect(() => summariesOf({'docusaurus-plugin-openrpc': {core: {}}})).toThrow('has no instance "espace"');
});
