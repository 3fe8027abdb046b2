import {expect, it} from 'vitest';
import {packMethods, unpackMethods} from '../client/methodNames';

const LINKS = [
  {method: 'cfx_getCode', path: '/docs/core/rpc/cfx_getcode'},
  {method: 'cfx_call', path: '/docs/core/rpc/cfx_call'},
  {method: 'eth_getCode', path: '/docs/espace/rpc/eth_getcode'},
];

it('names each folder once, and finds every address again', () => {
  const groups = packMethods(LINKS);
  expect(groups).toEqual([
    {route: '/docs/core/rpc/', names: ['cfx_getCode', 'cfx_call']},
    {route: '/docs/espace/rpc/', names: ['eth_getCode']},
  ]);
  expect(unpackMethods(groups)).toEqual(LINKS);
});

it('rejects an address that is not made from the name, which readers could not reach', () => {
  expect(() => packMethods([{method: 'cfx_call', path: '/docs/core/rpc/call'}])).toThrow(
    "/docs/core/rpc/call doesn't end with the name of cfx_call",
  );
});
