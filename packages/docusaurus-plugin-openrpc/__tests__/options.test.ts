import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {validateOptions, type PluginOptions} from '../options';
import {unitNamesIn} from '../unitNames';

const call = {method: 'head', params: []};
const good = {
  id: 'shop',
  pages: 'shop/rpc',
  publish: 'openrpc/shop.json',
  endpoints: {testnet: {label: 'Testnet'}},
  probe: {head: call, block: call},
  sidebar: {label: 'JSON-RPC', position: 1},
};
const judge = (options: object) =>
  validateOptions({validate: normalizePluginOptions as never, options: options as PluginOptions});

describe('options', () => {
  it('fill in what a site leaves out', () => {
    expect(judge(good)).toMatchObject({
      sources: 'openrpc',
      docs: 'docs',
      docsRoute: '/docs',
      locales: {},
      samples: ['curl', 'fetch', 'python'],
      known: {},
      adapter: {fields: {}, units: {}, samples: [], labels: {}},
    });
    expect(judge({...good, samples: ['wget', 'curl'], adapter: {samples: ['wget']}}).samples).toEqual(['wget', 'curl']);
  });

  it('name units in each language, in the others by the name of the sources', () => {
    const {units} = judge({...good, adapter: {units: {drip: 'Drip', bytes: {es: 'octetos'}}}}).adapter;
    expect(unitNamesIn(units, 'es')).toEqual({drip: 'Drip', bytes: 'octetos'});
    expect(unitNamesIn(units, 'en')).toEqual({drip: 'Drip', bytes: 'bytes'});
  });

  it.each([
    ['an absolute folder', {pages: '/shop/rpc'}, /pages/],
    ['no place to publish', {publish: undefined}, /publish/],
    ['an unknown sample', {samples: ['cobol']}, /samples" of "shop" has the unknown sample "cobol".*curl, fetch/],
    ['a module that would end its import', {adapter: {module: "a'; import 'b"}}, /module/],
    ['an unknown key', {outptu: 'x'}, /outptu/],
    ['an endpoint without a label', {endpoints: {testnet: {}}}, /label/],
    ['a lookup without a pointer', {probe: {head: call, block: call, lookups: {item: call}}}, /pointer/],
    ['a probe without a block call', {probe: {head: call}}, /block/],
  ])('refuse %s', (_, change, message) => expect(() => judge({...good, ...change})).toThrow(message));
});
