import {describe, expect, it} from 'vitest';
import {sidebarsOf} from '../client/sidebars';
import {sidebarOf, stripVersion} from '../stripVersion';
import versionLoader from '../loader';
import {addSidebars} from '../addSidebars';

const other = {type: 'link', href: 'https://example.org', label: 'Elsewhere'};
const link = {type: 'link', href: '/a', label: 'A'};
const one = [
  {...link, docId: 'a', unlisted: false},
  {type: 'category', label: 'B', collapsed: true, items: [{...link, docId: 'b', unlisted: true}, other]},
];
const version = {label: 'Next', docs: {a: {title: 'A', description: 'About a.'}}, docsSidebars: {one, two: [other]}};

describe('stripVersion', () => {
  it('takes out the sidebars and what only cards show', () => {
    expect(stripVersion(version)).toEqual({label: 'Next', docs: {}});
  });
});

describe('sidebarOf', () => {
  it('is the sidebar without what only cards show', () => {
    expect(sidebarOf({version}, 'one')).toEqual([
      {...link, docId: '+'},
      {type: 'category', label: 'B', collapsed: true, items: [{...link, docId: '+', unlisted: true}, other]},
    ]);
  });

  it.each([
    [{version}, 'three'],
    [{tag: {label: 'x'}}, 'one'],
  ])('says where Docusaurus no longer keeps a sidebar', (props, name) => {
    expect(() => sidebarOf(props, name)).toThrow(`There is no sidebar "${name}"`);
  });
});

describe('versionLoader', () => {
  const load = (props: object, resourceQuery = ''): string =>
    versionLoader.call({resourcePath: '/site/p/docs-175.json', resourceQuery}, JSON.stringify(props));

  it('leaves the sidebars of a version to their own modules', () => {
    const code = load({version});
    expect(code).toContain('docsSidebars: sidebars');
    expect(code).not.toContain('https://example.org');
  });

  it('makes of each sidebar a module that adds it to the same version', () => {
    const code = load({version}, '?sidebar=two');
    expect(code).toContain(JSON.stringify([other]));
    expect(code).not.toContain('"A"');
    expect(code).toContain('sidebarsOf("docs-175")');
    expect(load({version})).toContain('sidebarsOf("docs-175")');
  });

  it('leaves other properties as they are', () => {
    expect(load({tag: {label: 'x'}})).toBe('export default {"tag":{"label":"x"}};\n');
  });
});

describe('sidebarsOf', () => {
  it('keeps the sidebars of versions apart', () => {
    sidebarsOf('a').one = [];
    expect([sidebarsOf('a'), sidebarsOf('b')]).toEqual([{one: []}, {}]);
  });
});

describe('addSidebars', () => {
  const routes = [
    {
      path: '/docs',
      component: 'version',
      routes: [
        {
          path: '/docs',
          component: 'root',
          routes: [
            {path: '/docs/a', component: 'a', sidebar: 'one'},
            {path: '/docs/category/c', component: 'c', sidebar: 'two'},
            {path: '/docs/loose', component: 'loose'},
          ],
        },
      ],
    },
    {path: '*', component: undefined},
  ];
  const chunks = {
    version: {__comp: '0', __props: '12345678'},
    root: {__comp: '1'},
    a: {__comp: '2', content: '3'},
    c: {__comp: '4', __props: '5'},
    loose: {__comp: '2', content: '6'},
  };
  const modules = (): Map<string, string> => new Map([['12345678', '"@generated/p/docs-175.json"']]);

  it('gives each page its own, and asks the properties of its version for it', () => {
    const all = modules();
    expect(addSidebars(routes, chunks, all)).toEqual({
      ...chunks,
      a: {...chunks.a, docsSidebar: 'sidebar-1234-one'},
      c: {...chunks.c, docsSidebar: 'sidebar-1234-two'},
    });
    expect([...all]).toEqual([
      ...modules(),
      ['sidebar-1234-one', '"@generated/p/docs-175.json?sidebar=one"'],
      ['sidebar-1234-two', '"@generated/p/docs-175.json?sidebar=two"'],
    ]);
  });

  it('fails where no route above holds a version, or the property is taken', () => {
    expect(() => addSidebars([{path: '/docs/a', component: 'a', sidebar: 'one'}], chunks, modules())).toThrow(
      'The route /docs/a shows the sidebar "one"',
    );
    expect(() => addSidebars(routes, {...chunks, a: {docsSidebar: '9'}}, modules())).toThrow(
      'has a property "docsSidebar" already',
    );
  });
});
