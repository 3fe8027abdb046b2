import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {gatherParams, readField} from '../../packages/docusaurus-plugin-openrpc/client/fields';
import {initialTexts} from '../../packages/docusaurus-plugin-openrpc/client/initialTexts';
import {ownReader} from '../../packages/docusaurus-plugin-openrpc/client/ownReader';
import {rpcInstances} from '../../src/config/rpc';
import adapter from '../../src/openrpcAdapter';
import {methodPages} from '../support/node/methodPages';

vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const root = path.resolve(__dirname, '../..');

describe.each(rpcInstances.map((options) => [options.id, methodPages(root, options)] as const))(
  '§2.3 forms of the playground: %s',
  (_, pages) => {
    it.each(pages.map(({page}) => [page.method, page] as const))('%s accepts its own first example', (_name, page) => {
      // The recordings are from the test network.
      const reader = ownReader(adapter, 1);
      const values = page.params.map(({field}, index) => readField(initialTexts(page)[index]!, field, reader));
      const required = page.params.map((param) => param.required);
      expect(gatherParams(values, required)).toEqual({ok: true, params: page.examples[0]!.params});
    });
  },
);
