import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadDocument} from '../loadDocument';
import {localizedMethod} from '../localizedMethod';
import {localize, loadTranslations} from '../translations';
import {temporarySources, type Changes} from './sources';

const load = (changes: Changes = {}) => loadDocument(temporarySources(changes), 'shop');

describe('a loaded document', () => {
  it('orders methods by the subjects of the head, not by file names', () => {
    const root = temporarySources({'shop/openrpc.yaml': [['{items: Items}', '{items: Items, coupons: Coupons}']]});
    const text = fs.readFileSync(`${root}/shop/methods/items.yaml`, 'utf8');
    fs.writeFileSync(`${root}/shop/methods/coupons.yaml`, text.replace('shop_getItem', 'shop_getCoupon'));
    expect(loadDocument(root, 'shop').methods.map(({value, subject}) => `${subject} ${value.name}`)).toEqual([
      'items shop_getItem',
      'coupons shop_getCoupon',
    ]);
  });
});

it('a method for pages has its errors spread out and its texts in the language of the document', () => {
  const document = load();
  const source = localizedMethod(localize(document, loadTranslations(document, 'es')), document.methods[0]!);
  expect(source).toMatchObject({name: 'shop_getItem', since: '1.0.0', isPublic: true, counterpart: null});
  expect(source.errors).toEqual([
    {name: 'Closed', code: -32001, message: 'closed', cause: 'No hay nadie.', fix: 'Vuelve mañana.'},
  ]);
  expect(source.params.map(({name, required}) => [name, required])).toEqual([
    ['number', true],
    ['options', false],
  ]);
  expect(source.examples.map(({isError}) => isError)).toEqual([false, true]);
});
