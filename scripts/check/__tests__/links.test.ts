import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {images} from '../rules/images';
import {nearest} from '../rules/links';
import type {Problem} from '../types';
import {expectFindings, lines, page, spots} from './support';

const A = 'docs/general/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx';
/** Pages and files that links of these tests can lead to. */
const TARGETS = {
  'docs/general/b.mdx': page(),
  'docs/general/old.md': page(),
  'docs/general/logo.svg': '',
  'static/img/logo.svg': '',
  'src/pages/index.tsx': '',
};

describe('links', () => {
  it.each<[what: string, url: string, found: boolean]>([
    ['a query', '/docs/general/b?tab=1#cost', false],
    ['a wrong address with a query', '/docs/general/c?tab=1', true],
    ['a wrong anchor behind a query', '/docs/general/b?tab=1#costs', true],
    ['an address of mail', 'mailto:team@example.org', false],
    ['another host without a protocol', '//example.org/a.pdf', false],
    ['another protocol with a file', 'web+cfx:a.mdx', false],
    ['a wrong address with a doubled slash', '/docs/general//c', true],
    ['a picture beside the page', './logo.svg', false],
    ['an anchor of a picture', './logo.svg#layer', false],
    ['a wrong file that is no page', './logo.png', true],
    ['a page with the extension .md', './old.md', false],
    ['a file counted from the docs', '/general/old.md#cost', false],
    ['a wrong anchor of a file counted from the docs', '/general/b.mdx#costs', true],
    ['a file counted from the root', '@site/docs/general/b.mdx', false],
    ['a wrong file counted from the root', '@site/docs/general/c.mdx', true],
    ['a file with a slash behind it', '/docs/general/b.mdx/', true],
    ['an address with a language, which link-form finds', '/zh-CN/docs/none', false],
    ['a relative address, which link-form finds', '../v2.0/none', false],
    ['no address, which markdown-style finds', '', false],
    ['the beginning of the page', '#', false],
    ['an anchor with a lone percent sign', '#50%', true],
    ['an escaped anchor', '/docs/general/b#%63ost', false],
    ['an escaped file name', './%62.mdx', false],
  ])('judge %s', async (_what, url, found) =>
    expect(await spots({[A]: page(`See [the other page](${url}).`), ...TARGETS}, 'links')).toEqual(
      found ? ['7:5 error'] : [],
    ),
  );

  it('do not judge anchors of a part of a page, whose headings are those of pages that include it', async () => {
    expect(await spots({'docs/general/_part.mdx': page('See [above](#above).')}, 'links')).toEqual([]);
  });

  it('compare an anchor of a translated page with its own headings', async () => {
    const files = {[A]: page('## A {#a}'), [ES]: page('## A {#b}\n\nVer [a](#a), [b](#b) y [c](./a.mdx#b).')};
    expect(await spots(files, 'links')).toEqual(['9:5 error']);
  });

  it('suggest an anchor, an address, or nothing that is far away', async () => {
    const files = {
      [A]: page('[a b](#wat-it-costs) [c d](#x) [e f](/docs/generl/b) [g h](/never/written)\n\n## A {#what-it-costs}'),
      ...TARGETS,
    };
    expectFindings(await lines(files, 'links'), [
      `${A}:7:1  links`,
      `${A}:7:22  links`,
      `${A}:7:32  links`,
      `${A}:7:54  links`,
    ]);
  });

  it.each<[what: string, file: string, text: string, places: string[]]>([
    ['a good link', 'src/theme/Footer/index.tsx', '<a href="/docs/general/b#cost" />', []],
    ['a wrong anchor', 'src/theme/Footer/index.tsx', '<a\n  href={"/docs/general/b#costs"}\n/>', ['2:3 error']],
    ['a wrong post', 'src/config/footer.ts', "const a = {to: '/blog/none'};", ['1:12 error']],
    ['a link before a comment', 'src/config/footer.ts', "f({to: '/docs/none'}); // the hub", ['1:4 error']],
    [
      'links in comments',
      'src/config/footer.ts',
      "// to: '/docs/none'\n  // to: '/docs/none'\n/* to: '/docs/none'\n * to: '/docs/none' */",
      [],
    ],
    ['links of a test', 'src/theme/Footer/__tests__/footer.test.tsx', '<a href="/docs/none" />', []],
    ['links of a plugin', 'src/plugins/a/b.ts', "const a = {to: '/docs/none'};", []],
    ['links of a snippet', 'src/snippets/a.ts', "const a = {to: '/docs/none'};", []],
    ['links of a package', 'packages/a/src/b.ts', "const a = {to: '/docs/none'};", []],
    ['links in a text', 'src/config/footer.ts.txt', "const a = {to: '/docs/none'};", []],
    ['links to other addresses', 'src/config/footer.ts', "const a = {to: '/none', b: 'https://example.org/docs'};", []],
  ])('judge %s in sources', async (_what, file, text, places) =>
    expect(await spots({...TARGETS, [file]: `${text}\n`}, 'links')).toEqual(places),
  );

  it('suggest the address of a page in sources too', async () => {
    const file = 'src/config/footer.ts';
    expectFindings(await lines({...TARGETS, [file]: "const a = {to: '/docs/generl/b'};\n"}, 'links'), [
      `${file}:1:12  links`,
    ]);
  });

  it.each<[word: string, candidates: string[], best: string | undefined]>([
    ['gas', ['fuel', 'network'], undefined],
    ['gas', ['g'], 'g'],
    ['g', ['gas'], 'gas'],
    ['gas', ['gsa'], 'gsa'],
    ['gas', ['fuel', 'gaz', 'gsa'], 'gaz'],
    ['gas', ['gsa', 'gaz'], 'gaz'],
    ['GAS', ['gas'], 'gas'],
    ['activation-x', ['activation'], 'activation'],
    ['activation-xy', ['activation'], 'activation'],
    ['activation-xyz', ['activation'], undefined],
    ['activation', ['aktivazion'], 'aktivazion'],
    ['activation', ['aktivazionen'], undefined],
  ])('what is like %s in %s is %s', (word, candidates, best) => expect(nearest(word, candidates)).toBe(best));
});

describe('images', () => {
  const EXISTING = {
    'docs/general/a.svg': '',
    'docs/general/a b.svg': '',
    'static/img/b.svg': '',
    'i18n/es/docusaurus-plugin-content-docs/current/general/c.svg': '',
  };
  it.each<[what: string, markup: string, found: boolean]>([
    ['beside the page', '![Three blocks](./a.svg)', false],
    ['beside the page, with a query', '![Three blocks](a.svg?v=2)', false],
    ['beside the page, with a space', '![Three blocks](./a%20b.svg)', false],
    ['of static/', '![Three blocks](/img/b.svg)', false],
    ['of static/ that is missing', '![Three blocks](/img/a.svg)', true],
    ['counted from the root', '![Three blocks](@site/static/img/b.svg)', false],
    ['counted from the root that is missing', '![Three blocks](@site/img/b.svg)', true],
    ['of another host, which image-form finds', '![Three blocks](https://example.org/a.svg)', false],
    ['that code imports', '<Figure img={shot} alt="Three blocks" />', false],
    ['with attributes from code', '<Figure {...shot} alt="Three blocks" />', false],
    ['with a doubled slash that is missing', '![Three blocks](./img//a.svg)', true],
    ['with a lone percent sign that is missing', '![Three blocks](./100%.svg)', true],
    ['that a component requires', "<Figure img={require('./a.svg')} alt='Three blocks' />", false],
    ['that a component requires, missing', "<Figure img={require('./none.svg').default} alt='Three blocks' />", true],
    ['that a component requires with blanks, missing', '<Figure img={require( "./none.svg" )} alt="Blocks" />', true],
  ])('are judged: one %s', async (_what, markup, found) =>
    expect(await spots({[A]: page(markup), ...EXISTING}, 'images')).toEqual(found ? ['7 error'] : []),
  );

  it('of a translation are beside it or beside the English page', async () => {
    const body = '![Un bloque](./a.svg)\n\n![Un bloque](./c.svg)\n\n![Un bloque](./b.svg)';
    expect(await spots({[ES]: page(body), ...EXISTING}, 'images')).toEqual(['11 error']);
  });

  it('have a limit in the folders of the site only, and files that were just deleted have none', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'check-images-'));
    const sizes = {
      'blog/a.SVG': 100_001,
      'docs/a.gif': 500_001,
      'docs/b.mp4': 2_000_000,
      'i18n/es/a.webp': 500_001,
      'src/theme/a.png': 1_500_001,
      'static/a.jpg': 1_500_000,
      'tests/fixtures/a.svg': 100_001,
      'packages/a/static/a.svg': 100_001,
    };
    for (const [file, bytes] of Object.entries(sizes)) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), 'x'.repeat(bytes));
    }
    const files = new Set([...Object.keys(sizes), 'static/deleted.svg']);
    const found = [
      ...(images.check({root, files, pages: new Map(), read: () => undefined}) as Iterable<Problem & {file: string}>),
    ];
    rmSync(root, {recursive: true});
    expect(found.map(({file, line}) => `${file}:${line}`)).toEqual([
      'blog/a.SVG:1',
      'docs/a.gif:1',
      'i18n/es/a.webp:1',
      'src/theme/a.png:1',
    ]);
  });
});
