import {describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {documentSummary} from '../summary';
import {temporarySources} from './sources';

/** The summary of sources with a second method, a group of two errors and an error that no method lists. */
function summary() {
  const root = temporarySources({
    'shop/methods/items.yaml': [
      [
        '- name: shop_getItem',
        `- name: shop_countItems
  summary: Returns the \`number\` of items.
  x-since: null
  x-public: null
  x-counterpart: {method: stall_countItems, differences: None.}
  errors: [{$ref: '#/components/x-errorGroups/Night'}]
- name: shop_getItem`,
      ],
    ],
    'shared/errors.yaml': [
      [
        'groups: {}',
        `  Dark: {code: -32002, message: dark, space: shop, x-cause: '\`lamp\` is off.', x-fix: 'Turn \`lamp\` on.'}
  Rain: {code: -32003, message: rain, space: stall, x-cause: It rains., x-fix: Wait.}
groups: {Night: [Dark, Closed]}`,
      ],
    ],
  });
  return documentSummary(
    loadDocument(root, 'shop'),
    (method) => `/docs/${method}`,
    (method) => (method === 'shop_getItem' ? {node: 'till/1', date: '2026-01-31'} : null),
  );
}

describe('the summary of a document for other plugins', () => {
  it('has every method with its page, its subject and on what its examples were run', () =>
    expect(summary().methods).toStrictEqual([
      {
        method: 'shop_countItems',
        path: '/docs/shop_countItems',
        subject: 'Items',
        summary: 'Returns the <code>number</code> of items.',
        since: null,
        isPublic: null,
        counterpart: 'stall_countItems',
      },
      {
        method: 'shop_getItem',
        path: '/docs/shop_getItem',
        subject: 'Items',
        summary: 'Returns one item of the shop.',
        since: '1.0.0',
        isPublic: true,
        counterpart: null,
        checked: {node: 'till/1', date: '2026-01-31'},
      },
    ]));

  it('has the errors that a method lists, by itself or by a group, with all of these methods', () =>
    expect(summary().errors).toStrictEqual([
      {
        name: 'Closed',
        code: -32001,
        message: 'closed',
        cause: 'Nobody is there.',
        fix: 'Come back tomorrow.',
        methods: ['shop_countItems', 'shop_getItem'],
      },
      {
        name: 'Dark',
        code: -32002,
        message: 'dark',
        cause: '<code>lamp</code> is off.',
        fix: 'Turn <code>lamp</code> on.',
        methods: ['shop_countItems'],
      },
    ]));

  it('has the groups of errors with their names', () =>
    expect(summary().groups).toStrictEqual({Night: ['Dark', 'Closed']}));
});
