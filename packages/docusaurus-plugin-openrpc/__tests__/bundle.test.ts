import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bundleDocument, positional} from '../bundle';
import {loadDocument} from '../loadDocument';
import {temporarySources} from './sources';

describe('parameters by position', () => {
  const method = {params: ['a', 'b', 'c'].map((name) => ({name, description: name, schema: {}}))};
  it('end with the last one given; left-out ones before it are null', () => {
    expect(positional(method, {b: 1})).toEqual([null, 1]);
    expect(positional(method, {})).toEqual([]);
    expect(positional(method, {a: false, c: ''})).toEqual([false, null, '']);
    expect(positional(method, ['x', 'y', 'z', 'too many'])).toEqual(['x', 'y', 'z', 'too many']);
  });
});

describe('the published document', () => {
  it('without recordings: example values of the catalogue, no result, not verified', () => {
    const {methods, components} = bundleDocument(loadDocument(temporarySources(), 'shop'));
    expect(methods[0]).toMatchObject({
      name: 'shop_getItem',
      paramStructure: 'by-position',
      tags: [{name: 'Items'}],
      'x-verified': null,
    });
    expect(methods[0]?.examples[0]).toEqual({
      name: 'first',
      description: 'An item that is there.',
      params: [{name: 'number', value: '0x1'}],
      'x-params': {number: '${item}'},
    });
    expect(methods[0]?.examples[1]?.['x-error']).toEqual({name: 'Closed', code: -32001, message: 'closed'});
    expect(methods[0]?.errors).toEqual([{$ref: '#/components/errors/Closed'}]);
    expect(Object.keys(components.schemas)).toEqual(['Quantity', 'Item']);
    expect(components.errors).toEqual({Closed: {code: -32001, message: 'closed'}});
  });

  it('has the errors and placeholders of its space, and none of another', () => {
    const root = temporarySources({
      'shared/errors.yaml': [
        [
          'groups: {}',
          [
            '  SoldOut: {code: -32002, message: sold out, space: shop, x-cause: None is left., x-fix: Order one.}',
            '  Rain: {code: -32003, message: rain, space: stall, x-cause: It rains., x-fix: Wait.}',
            'groups: {}',
          ].join('\n'),
        ],
      ],
      'placeholders.yaml': [
        [
          "shop: {example: '0x1'}\n",
          "shop: {example: '0x1', live: lookup.newest}\nawning: {description: A colour., stall: {example: red}}\n",
        ],
      ],
    });
    const document = bundleDocument(loadDocument(root, 'shop'));
    expect(document.components.errors).toEqual({
      Closed: {code: -32001, message: 'closed'},
      SoldOut: {code: -32002, message: 'sold out'},
    });
    expect(document['x-errors']).toEqual({
      Closed: {
        code: -32001,
        message: 'closed',
        space: 'both',
        'x-cause': 'Nobody is there.',
        'x-fix': 'Come back tomorrow.',
      },
      SoldOut: {code: -32002, message: 'sold out', space: 'shop', 'x-cause': 'None is left.', 'x-fix': 'Order one.'},
    });
    expect(document['x-placeholders']).toEqual({
      item: {description: 'An item that is there.', example: '0x1', live: 'lookup.newest'},
    });
  });

  it('with recordings: what was sent and answered', () => {
    const root = temporarySources();
    fs.mkdirSync(path.join(root, 'recordings/shop'), {recursive: true});
    const request = {method: 'shop_getItem', params: ['0x5']};
    const examples = [
      {name: 'first', request, response: {result: {number: '0x5'}}, masked: []},
      {
        name: 'at-night',
        request: {...request, params: ['0x5', {}, {}]},
        response: {error: {code: -32001, message: 'closed until 8'}},
        masked: [],
      },
    ];
    fs.writeFileSync(
      path.join(root, 'recordings/shop/shop_getItem.json'),
      JSON.stringify({method: 'shop_getItem', node: 'till/1', date: '2026-01-31', examples}),
    );
    const method = bundleDocument(loadDocument(root, 'shop')).methods[0];
    expect(method?.['x-verified']).toEqual({node: 'till/1', date: '2026-01-31'});
    expect(method?.examples[0]).toMatchObject({
      params: [{name: 'number', value: '0x5'}],
      result: {name: 'item', value: {number: '0x5'}},
    });
    expect(method?.examples[1]).toMatchObject({
      params: [{name: 'number'}, {name: 'options'}, {name: 'extra 2'}],
      'x-error': {name: 'Closed', code: -32001, message: 'closed until 8'},
    });
    expect(method?.examples[1]).not.toHaveProperty('result');
  });

  it('an example says which other node answered it, and over what', () => {
    const root = temporarySources();
    const file = path.join(root, 'shop/methods/items.yaml');
    fs.writeFileSync(
      file,
      fs
        .readFileSync(file, 'utf8')
        .replace('x-error: Closed', 'x-error: Closed\n      x-node: night-shop\n      x-transport: http'),
    );
    const [first, second] = bundleDocument(loadDocument(root, 'shop')).methods[0]!.examples;
    expect(second).toMatchObject({'x-node': 'night-shop', 'x-transport': 'http'});
    expect(Object.keys(first!).filter((key) => ['x-node', 'x-transport'].includes(key))).toEqual([]);
  });

  it('an unverified method is published as such, although its errors were recorded', () => {
    const root = temporarySources();
    const file = path.join(root, 'shop/methods/items.yaml');
    fs.writeFileSync(
      file,
      fs
        .readFileSync(file, 'utf8')
        .replace('  params:\n', '  x-unverified: It comes with the next version.\n  params:\n'),
    );
    fs.mkdirSync(path.join(root, 'recordings/shop'), {recursive: true});
    fs.writeFileSync(
      path.join(root, 'recordings/shop/shop_getItem.json'),
      JSON.stringify({method: 'shop_getItem', node: 'till/1', date: '2026-01-31', examples: []}),
    );
    expect(bundleDocument(loadDocument(root, 'shop')).methods[0]).toMatchObject({
      'x-verified': null,
      'x-unverified': 'It comes with the next version.',
    });
  });
});
