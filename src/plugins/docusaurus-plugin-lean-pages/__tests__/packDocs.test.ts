import {describe, expect, it} from 'vitest';
import {unpackDocs, unpackList, type PackedDocs} from '../client/unpackDocs';
import {listDescriptions} from '../docs/listDescriptions';
import {packDocs} from '../docs/packDocs';
import {stripVersion} from '../docs/stripVersion';

const docs = [
  {id: 'core/Overview', path: '/zh-CN/docs/core/Overview', sidebar: 'core'},
  {id: 'core/rpc/blocks/cfx_a', path: '/zh-CN/docs/core/rpc/cfx_a', sidebar: 'core'},
  {id: 'core/rpc/blocks/cfx_b', path: '/zh-CN/docs/core/rpc/cfx_b', sidebar: 'core'},
  {id: 'core/rpc/index', path: '/zh-CN/docs/core/rpc/', sidebar: 'core'},
  {id: 'loose', path: '/zh-CN/docs/loose'},
];

const packed = packDocs(docs) as PackedDocs;

describe('packDocs', () => {
  it('gives back every document in order', () => {
    expect(unpackList(packed)).toEqual(docs);
  });

  it('writes neighbours once', () => {
    expect(packed[1]).toEqual([['cfx_a', 'cfx_b'], 'core/rpc/blocks/', '/zh-CN/docs/core/rpc/', 'core']);
  });

  it('leaves the rest of global data alone, and a site without documents', () => {
    expect(unpackDocs({'docusaurus-plugin-content-docs': {default: {versions: [{docs: packed}]}}})).toEqual({'docusaurus-plugin-content-docs': {default: {versions: [{docs}]}}});
    expect(unpackDocs({other: 1} as object)).toEqual({other: 1});
  });
});

describe('stripVersion', () => {
  it('takes out what only cards show, and keeps the sidebar', () => {
    const other = {type: 'link', href: 'https://example.org', label: 'Elsewhere'};
    const link = {type: 'link', href: '/a', label: 'A'};
    const items = [{...link, docId: 'a', unlisted: false}, {type: 'category', label: 'B', collapsed: true, items: [{...link, docId: 'b', unlisted: true}, other]}];
    const version = {label: 'Next', docs: {a: {title: 'A', description: 'About a.'}}, docsSidebars: {one: items}};
    expect(stripVersion({version})).toEqual({version: {label: 'Next', docs: {}, docsSidebars: {one: [{...link, docId: '+'}, {type: 'category', label: 'B', collapsed: true, items: [{...link, docId: '+', unlisted: true}, other]}]}}});
  });

  it('leaves other properties as they are', () => {
    const props = {tag: {label: 'x', items: [{docId: 'a'}]}};
    expect(stripVersion(props)).toBe(props);
  });
});

describe('listDescriptions', () => {
  it('names the description of every document of every version and instance', () => {
    const version = (name: string): object => ({docs: [{permalink: `/${name}`, description: `About ${name}`}]});
    expect(listDescriptions({a: {loadedVersions: [version('x'), version('y')]}, b: {loadedVersions: [version('z')]}})).toEqual({'/x': 'About x', '/y': 'About y', '/z': 'About z'});
    expect(listDescriptions(undefined)).toEqual({});
  });

  it('names the description of every page that lists a category', () => {
    const link = {type: 'generated-index', permalink: '/category/b', description: 'About b.'};
    const inner = {type: 'category', items: [{type: 'doc'}], link: {...link, permalink: '/category/c', description: 'About c.'}};
    const sidebars = {one: [{type: 'doc'}, {type: 'category', items: [inner], link}, {type: 'category', items: [], link: {type: 'doc'}}]};
    expect(listDescriptions({a: {loadedVersions: [{docs: [], sidebars}]}})).toEqual({'/category/b': 'About b.', '/category/c': 'About c.'});
  });
});
