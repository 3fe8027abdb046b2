import {describe, expect, it} from 'vitest';
import * as stock from 'react-router-config';
import {matchRoutes} from '../client/routerConfig';

const leaf = (path: string) => ({path, exact: true});
const ROUTES = [
  leaf('/'),
  leaf('/docs'),
  {
    path: '/docs',
    routes: [
      {
        path: '/docs',
        routes: [
          leaf('/docs/core/Overview'),
          leaf('/docs/espace/rpc/eth_call'),
          leaf('/docs/espace/rpc/eth_call'),
          {path: '/docs/tags/:tag', exact: true},
          leaf('/docs/tags/gas'),
        ],
      },
    ],
  },
  leaf('/blog/2026/a'),
  {path: '/blog/*', exact: true},
  leaf('/blog/late'),
  leaf('/中文/页'),
  {path: '*'},
  leaf('/after-all'),
];

describe('matchRoutes', () => {
  it.each([
    '/',
    '/docs',
    '/docs/',
    '/DOCS',
    '/docs/core/Overview',
    '/docs/core/overview/',
    '/docs/core/unknown',
    '/docs/tags/gas',
    '/docs/tags/x',
    '/blog/2026/a',
    '/blog/late',
    '/blog',
    '/after-all',
    '/docs/espace/rpc/eth_call',
    '//docs',
    '/docs//',
    '/中文/页',
    '',
    '/a:b(c)*',
    '/docs/core/Overview?x',
    '/%64ocs',
  ])('finds for %j what the stock package finds', (pathname) => {
    expect(matchRoutes(ROUTES, pathname)).toEqual(stock.matchRoutes(ROUTES, pathname));
  });

  it('finds nothing where no route matches, and takes the match of the parent for a route without path', () => {
    const nested = [{path: '/a', routes: [{routes: [leaf('/a/b')]}]}];
    expect(matchRoutes([leaf('/a')], '/b')).toEqual([]);
    expect(matchRoutes(nested, '/a/b')).toEqual(stock.matchRoutes(nested, '/a/b'));
  });
});
