import {describe, expect, it} from 'vitest';
import {instanceData} from '../instanceData';
import {loadDocument} from '../loadDocument';
import type {LoadedDocument} from '../types';
import {options} from './options';
import {temporarySources} from './sources';

/** A document with this live source for the placeholder `item`. */
function document(live?: string): LoadedDocument {
  const root = temporarySources({
    'shop/openrpc.yaml': [
      [
        'x-default-server',
        "  - {name: main, url: 'https://main.example', x-network: shop-main, x-ws: 'wss://main.example'}\nx-default-server",
      ],
    ],
    ...(live && {'placeholders.yaml': [["'0x1'}", `'0x1', live: ${live}}`]]}),
  });
  return loadDocument(root, 'shop');
}
const endpoints = {test: {label: 'Test shop'}, main: {label: 'Main shop', networkId: 7}};
const complete = {...options, endpoints};

describe('what all pages of an instance share', () => {
  it('joins each server of the document with its option', () =>
    expect(instanceData({...complete, known: {'0xab': 'Sold'}}, document(), 'en')).toStrictEqual({
      id: 'shop',
      endpoints: [
        {id: 'test', url: 'https://test.example', label: 'Test shop'},
        {id: 'main', url: 'https://main.example', ws: 'wss://main.example', label: 'Main shop', networkId: 7},
      ],
      defaultEndpoint: 'test',
      samples: options.samples,
      probe: options.probe,
      known: {'0xab': 'Sold'},
    }));

  it('labels a server in the language of the pages, and without a translation by its name', () => {
    const translated = {...endpoints, test: {label: {en: 'Test shop', es: 'Tienda de pruebas'}}};
    const labels = (locale: string) =>
      instanceData({...complete, endpoints: translated}, document(), locale).endpoints.map(({label}) => label);
    expect(labels('es')).toEqual(['Tienda de pruebas', 'Main shop']);
    expect(labels('fr')).toEqual(['test', 'Main shop']);
  });

  it('a server of the document without an option is named', () =>
    expect(() => instanceData({...options, endpoints: {test: endpoints.test}}, document(), 'en')).toThrow(
      /lacks the server "main"/,
    ));

  it('a lookup that a placeholder names and no option describes is named', () => {
    const wrong = /probe\.lookups" of "shop" lacks "newest".*"item"/;
    const other = {oldest: {method: 'shop_oldest', params: [], pointer: ''}};
    expect(() => instanceData(complete, document('lookup.newest'), 'en')).toThrow(wrong);
    expect(() =>
      instanceData({...complete, probe: {...options.probe, lookups: other}}, document('lookup.newest'), 'en'),
    ).toThrow(wrong);
  });

  it('a lookup that an option describes reaches the pages', () => {
    const probe = {...options.probe, lookups: {newest: {method: 'shop_newest', params: [], pointer: '/id'}}};
    expect(instanceData({...complete, probe}, document('lookup.newest'), 'en').probe).toEqual(probe);
  });

  it.each(['fixed', 'recentBlock.hash'])('a placeholder that is %s needs no lookup', (live) =>
    expect(instanceData(complete, document(live), 'en').probe).toEqual(options.probe),
  );
});
