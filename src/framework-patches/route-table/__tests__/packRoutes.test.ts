import {describe, expect, it} from 'vitest';
import {unpackRoutes, type PackedRoutes} from '../client/unpackRoutes';
import {evaluate} from '../generated';
import {packRoutes} from '../packRoutes';
import {shortNames} from '../shortNames';

const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', 'a1'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b1'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'b2'),
        exact: true,
        sidebar: "one"
      },
      {
        path: '/docs/it\\'s',
        component: ComponentCreator('/docs/it\\'s', 'b3'),
        exact: true,
        sidebar: "one"
      },
      {
        path: '/docs/b/',
        component: ComponentCreator('/docs/b/', 'b4'),
        exact: true,
        sidebar: "two"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const CHUNKS = {
  '/blog-a1': {__comp: 'list', items: [{content: 'post'}, {content: 'post2'}], __context: {plugin: 'context'}},
  '/docs-b1': {__comp: 'root', __context: {plugin: 'context'}},
  '/docs-b2': {__comp: 'doc', content: 'x'},
  "/docs/it's-b3": {__comp: 'doc', content: 'y'},
  '/docs/b/-b4': {__comp: 'doc', content: 'z'},
};

describe('packRoutes', () => {
  const pack = () => packRoutes(evaluate(SOURCE), CHUNKS);
  const unpack = () => {
    const {packed, order} = pack();
    return unpackRoutes(packed as PackedRoutes, order);
  };

  it('gives back every route, in order, with its attributes', () => {
    expect(unpack().routes).toEqual([
      {path: '/blog', key: '0', exact: true},
      {
        path: '/docs',
        key: '1',
        routes: [
          {path: '/docs', key: '2', exact: true, sidebar: 'one'},
          {path: "/docs/it's", key: '3', exact: true, sidebar: 'one'},
          {path: '/docs/b/', key: '4', exact: true, sidebar: 'two'},
        ],
      },
      {path: '*', key: '5'},
    ]);
  });

  it('gives back what each route loads', () => {
    expect(unpack().chunkNames).toEqual({
      '/blog-0': CHUNKS['/blog-a1'],
      '/docs-1': CHUNKS['/docs-b1'],
      '/docs-2': CHUNKS['/docs-b2'],
      "/docs/it's-3": CHUNKS["/docs/it's-b3"],
      '/docs/b/-4': CHUNKS['/docs/b/-b4'],
    });
  });

  it('names every chunk once', () => {
    expect([...pack().order].sort()).toEqual(['context', 'doc', 'list', 'post', 'post2', 'root', 'x', 'y', 'z']);
  });

  it('makes one run of pages that differ in the end of their path only', () => {
    const pages = ['a', 'b', 'c'].map((name) => ({path: `/docs/${name}`, component: name, exact: true}));
    expect(packRoutes(pages, {a: {content: '1'}, b: {content: '2'}, c: {content: '3'}}).packed.runs).toEqual([
      [0, 0, '/docs/', ['a', 'b', 'c']],
    ]);
  });
});

describe('shortNames', () => {
  it('shortens to four characters, and further where two begin alike', () => {
    expect([...shortNames(['12345678', '1234abcd', 'ffffffff', 'ffffffff2'])]).toEqual([
      ['12345678', '12345'],
      ['1234abcd', '1234a'],
      ['ffffffff', 'ffffffff'],
      ['ffffffff2', 'ffffffff2'],
    ]);
  });
});
