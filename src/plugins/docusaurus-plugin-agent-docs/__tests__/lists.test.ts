import {describe, expect, it} from 'vitest';
import {twinPath} from '../client/twinPath';
import {fillAreas} from '../lists/areas';
import {areaList, overviewList} from '../lists/lists';
import {listedPages} from '../lists/listedPages';
import {joinTexts} from '../lists/parts';

const page = (permalink: string) => ({permalink, title: `Title of ${permalink}`, description: 'About it.'});

describe('the address of the Markdown of a page', () => {
  it.each([
    ['/docs/core/Overview', '/', '/docs/core/Overview.md'],
    ['/docs/overview/', '/', '/docs/overview.md'],
    ['/', '/', '/index.md'],
    ['/es/', '/es/', '/es/index.md'],
    ['/es', '/es/', '/es/index.md'],
    ['/zh-CN/docs', '/zh-CN/', '/zh-CN/docs.md'],
  ])('of %s below %s is %s', (pathname, baseUrl, expected) => {
    expect(twinPath(pathname, baseUrl)).toBe(expected);
  });
});

describe('the pages of the lists', () => {
  it('are those of the documentation in the order of the sidebars, without unlisted ones, and then the posts', () => {
    const docs = [
      {id: 'a', ...page('/docs/a')},
      {id: 'b', ...page('/docs/b')},
      {id: 'c', ...page('/docs/c'), unlisted: true},
      {id: 'd', ...page('/docs/d')},
    ];
    const sidebars = {
      one: [{type: 'category', link: {type: 'doc', id: 'd'}, items: [{type: 'doc', id: 'b'}]}],
      two: [{type: 'link'}, {type: 'doc', id: 'a'}, {type: 'doc', id: 'c'}],
    };
    const blog = {
      blogTitle: 'Blog',
      blogDescription: 'Posts.',
      blogTagsListPath: '/blog/tags',
      blogPosts: [{metadata: page('/blog/new')}, {metadata: {...page('/blog/hidden'), unlisted: true}}],
    };
    const plugins = [
      {name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [{docs, sidebars}]}},
      {name: 'docusaurus-plugin-content-blog', content: blog},
    ];
    expect(listedPages(plugins).map(({permalink}) => permalink)).toEqual([
      '/docs/d',
      '/docs/b',
      '/docs/a',
      '/blog',
      '/blog/new',
    ]);
  });
});

describe('areas', () => {
  const areas = [
    {id: 'core', hub: '/docs/core/Overview', paths: ['/docs/core/']},
    {id: 'core-rpc', hub: '/docs/core/rpc/', paths: ['/docs/core/rpc/']},
    {id: 'start', hub: '/docs', paths: ['/docs']},
  ];
  const pages = ['/es/docs', '/es/docs/core/rpc/', '/es/docs/core/rpc/cfx_call', '/es/docs/core/Overview'].map(page);

  it('contain the pages whose address fits most closely', () => {
    const filled = fillAreas(areas, pages, '/es/');
    expect(filled.map(({id, hub, pages: own}) => [id, hub.permalink, own.map(({permalink}) => permalink)])).toEqual([
      ['core', '/es/docs/core/Overview', ['/es/docs/core/Overview']],
      ['core-rpc', '/es/docs/core/rpc/', ['/es/docs/core/rpc/', '/es/docs/core/rpc/cfx_call']],
      ['start', '/es/docs', ['/es/docs']],
    ]);
  });

  it('report pages and hubs that they lack', () => {
    expect(() => fillAreas(areas, [...pages, page('/es/docs/new')], '/es/')).toThrow('/docs/new is in no area');
    expect(() => fillAreas([{...areas[0]!, hub: '/docs/gone'}], pages.slice(3), '/es/')).toThrow('/docs/gone');
  });
});

describe('files with whole pages', () => {
  it('are as few as the limit allows, count bytes, and keep the order', () => {
    const parts = joinTexts('core', ['aaaa\n', 'bb\n', '链\n', 'c\n'], 22);
    expect(parts.map(({name, text, from, to}) => [name, text, from, to])).toEqual([
      ['core-1', 'aaaa\n\n---\n\nbb\n', 0, 1],
      ['core-2', '链\n\n---\n\nc\n', 2, 3],
    ]);
    for (const {text} of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(22);
    expect(joinTexts('core', ['a\n'], 22).map(({name}) => name)).toEqual(['core']);
  });

  it('can not be shorter than a page', () => {
    expect(() => joinTexts('core', ['a'.repeat(22)], 22)).toThrow('Text 1 of "core"');
  });
});

describe('lists', () => {
  const context = {folder: 'es', site: 'https://docs.example', baseUrl: '/es/'} as const;
  const area = {id: 'core', hub: page('/es/docs/core'), pages: [page('/es/docs/core'), page('/es/docs/core/a')]};

  it('of an area have its pages with one line each, and the files with their text', () => {
    const text = areaList(context, area, joinTexts('core', ['x'.repeat(1500), 'y']));
    expect(text).toContain('# Title of /es/docs/core\n\n> About it.\n');
    expect(text).toContain('- [Title of /es/docs/core/a](https://docs.example/es/docs/core/a.md): About it.');
    expect(text).toContain(
      '- [core](https://docs.example/es/llms-full/core.txt): Title of /es/docs/core … Title of /es/docs/core/a (2 KB)',
    );
  });

  it('do not repeat the name of a method', () => {
    const method = {permalink: '/es/docs/m', title: 'cfx_call', description: 'cfx_call: Llama.'};
    const text = areaList(context, {...area, pages: [method]}, joinTexts('core', ['x']));
    expect(text).toContain('- [cfx_call](https://docs.example/es/docs/m.md): Llama.\n');
  });

  it('llms.txt has the introduction, the areas, the documents and the other languages', () => {
    const text = overviewList(
      context,
      'Docs',
      {description: 'Todo.', text: '## Datos\n\nUno.\n'},
      [area],
      ['/openrpc/core.json'],
      [{label: 'English', baseUrl: '/'}],
    );
    expect(text).toMatch(/^# Docs\n\n> Todo\.\n\n/);
    expect(text).toContain('## Datos\n\nUno.\n\n## Áreas');
    expect(text).toContain('(https://docs.example/es/llms/core.txt): About it. (2 páginas)');
    expect(text).toContain('[core.json](https://docs.example/openrpc/core.json)');
    expect(text).toContain('- [English](https://docs.example/llms.txt)');
  });
});
