import {describe, expect, it} from 'vitest';
import {unpackDocs, unpackList, type PackedDocs} from '../client/unpackDocs';
import {listDescriptions} from '../../sidebars/listDescriptions';
import {packDocs} from '../packDocs';

const docs = [
  {id: 'core/Overview', path: '/zh-CN/docs/core/Overview', sidebar: 'core'},
  {id: 'core/rpc/blocks/cfx_a', path: '/zh-CN/docs/core/rpc/cfx_a', sidebar: 'core'},
  {id: 'core/rpc/fees/cfx_b', path: '/zh-CN/docs/core/rpc/cfx_b', sidebar: 'core'},
  {id: 'core/rpc/index', path: '/zh-CN/docs/core/rpc/', sidebar: 'core'},
  {id: 'index', path: '/zh-CN/docs/'},
  {id: 'loose', path: '/zh-CN/docs/loose'},
  {id: '/category/c', path: '/zh-CN/docs/category/c', sidebar: 'core'},
];
/** Documents that differ from their route. */
const others = [
  {id: 'core/chosen', path: '/zh-CN/docs/another', sidebar: 'core'},
  {id: 'unlinked', path: '/zh-CN/docs/unlinked', sidebar: 'core'},
  {id: 'more', path: '/zh-CN/docs/more', unknown: true},
];
const routeOf = ({path, sidebar}: {path: string; sidebar?: string}): object => ({path, ...(sidebar && {sidebar})});
const routes = [
  {path: '/zh-CN/blog'},
  {
    path: '/zh-CN/docs',
    routes: [
      {path: '/zh-CN/docs/tags'},
      {
        path: '/zh-CN/docs',
        routes: [
          ...docs.map(routeOf),
          routeOf(others[0]!),
          {path: '/zh-CN/docs/unlinked'},
          {path: '/zh-CN/docs/more'},
          {path: '/zh-CN/docs/no-document'},
        ],
      },
    ],
  },
] as Parameters<typeof unpackList>[1];

const packedVersion = () => ({
  path: '/zh-CN/docs',
  docs: packDocs({path: '/zh-CN/docs', docs: [...others, ...docs]}, routes) as PackedDocs,
});

describe('packDocs', () => {
  it('gives back every document, in the order of the routes', () => {
    expect(unpackList(packedVersion(), routes)).toStrictEqual([...docs, ...others]);
  });

  it('gives back the documents of a site that has them at its root', () => {
    const root = [
      {id: 'gas', path: '/gas'},
      {id: 'core/index', path: '/core/'},
    ];
    const packed = packDocs({path: '/', docs: root}, root) as PackedDocs;
    expect(packed).toEqual({codes: '!!', folders: [], loose: []});
    expect(unpackList({path: '/', docs: packed}, root)).toStrictEqual(root);
  });

  it('takes one character for a document, and writes out only those that differ from their route', () => {
    expect(packedVersion().docs).toEqual({
      codes: '  !#$!!!%',
      folders: ['core/rpc/blocks/', 'core/rpc/fees/', '/category/'],
      loose: others,
    });
  });

  it('leaves the rest of global data alone, and a site without documents', () => {
    const version = packedVersion();
    const key = 'docusaurus-plugin-content-docs';
    expect(unpackDocs({[key]: {default: {versions: [version]}}}, routes)).toEqual({
      [key]: {default: {versions: [{path: version.path, docs: [...docs, ...others]}]}},
    });
    expect(unpackDocs({other: 1} as object, routes)).toEqual({other: 1});
  });
});

describe('listDescriptions', () => {
  it('names the description of every document of every version and instance', () => {
    const version = (name: string): object => ({docs: [{permalink: `/${name}`, description: `About ${name}`}]});
    expect(
      listDescriptions({a: {loadedVersions: [version('x'), version('y')]}, b: {loadedVersions: [version('z')]}}),
    ).toEqual({'/x': 'About x', '/y': 'About y', '/z': 'About z'});
    expect(listDescriptions(undefined)).toEqual({});
  });

  it('names the description of every page that lists a category', () => {
    const link = {type: 'generated-index', permalink: '/category/b', description: 'About b.'};
    const inner = {
      type: 'category',
      items: [{type: 'doc'}],
      link: {...link, permalink: '/category/c', description: 'About c.'},
    };
    const sidebars = {
      one: [
        {type: 'doc'},
        {type: 'category', items: [inner], link},
        {type: 'category', items: [], link: {type: 'doc'}},
        {type: 'category', items: [], link: {type: 'generated-index', permalink: '/category/d'}},
      ],
    };
    expect(listDescriptions({a: {loadedVersions: [{docs: [], sidebars}]}})).toStrictEqual({
      '/category/b': 'About b.',
      '/category/c': 'About c.',
    });
  });
});
