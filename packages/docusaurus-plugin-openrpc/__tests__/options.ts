import type {PluginOptions} from '../options';

const call = {method: 'head', params: []};
/** Options for the sources that `writeSources` writes, without endpoints. */
export const options: PluginOptions = {
  id: 'shop',
  sources: 'openrpc',
  docs: 'docs',
  pages: 'shop/rpc',
  docsRoute: '/docs',
  locales: {},
  publish: 'openrpc/shop.json',
  endpoints: {},
  samples: ['curl'],
  adapter: {fields: {}, units: {}, samples: [], labels: {}},
  probe: {head: call, block: call},
  known: {},
  sidebar: {label: 'JSON-RPC', position: 3},
};
