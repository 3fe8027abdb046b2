import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {images} from '../rules/images';
import type {Problem} from '../types';
import {expectFindings, GOOD_BODY, lines, page} from './support';

const A = 'docs/general/a.mdx';
const B = 'docs/general/b.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const linksTo = (url: string) => page(`See [the other page](${url}).`);
const category = (fields: object) => JSON.stringify({label: 'Build', position: 1, key: 'build', ...fields});

const CATEGORY_NAMES = '{"sidebar.generalSidebar.category.build": {"message": "x"}}\n';

type Row = [rule: string, what: string, files: Record<string, string>, line: string];
const LINKS: Row[] = [
  ['links', 'address', {[A]: linksTo('/docs/general/c'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'capitals', {[A]: linksTo('/docs/general/B'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'anchor', {[A]: linksTo('/docs/general/b#costs'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'anchor of the page itself', {[A]: linksTo('#nowhere')}, `${A}:7:5  links`],
  ['links', 'file', {[A]: linksTo('./c.mdx'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'capitals of a file', {[A]: linksTo('./B.mdx'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'anchor of a file', {[A]: linksTo('./b.mdx#costs'), [B]: page()}, `${A}:7:5  links`],
  ['links', 'card', {[A]: page('<Card to="/docs/none" title="None">Text.</Card>')}, `${A}:7:7  links`],
  [
    'links',
    'component',
    {'src/config/footer.ts': "export const x = [{to: '/docs/none'}];\n"},
    'src/config/footer.ts:1:20  links',
  ],
  ['links', 'clash', {[A]: page(), [B]: page(undefined, {slug: '/general/a'})}, `${B}:1  links`],
];
const OTHERS: Row[] = [
  ['images', 'missing', {[A]: page('![Three blocks in a row](./a.svg)')}, `${A}:7  images`],
  [
    'tags',
    'unknown',
    {
      [A]: page(undefined, {tags: '[gaz]'}),
      'docs/tags.yml': 'gas:\n  label: Gas\n',
      [`${ZH}/tags.yml`]: 'gas:\n  label: 燃料\n',
      'i18n/es/docusaurus-plugin-content-docs/current/tags.yml': 'gas:\n  label: Gas\n',
    },
    `${A}:5  tags`,
  ],
  [
    'tags',
    'other permalink',
    {
      'docs/tags.yml': 'gas:\n  label: Gas\n',
      [`${ZH}/tags.yml`]: 'gas:\n  label: 燃料\n  permalink: /fuel\n',
      'i18n/es/docusaurus-plugin-content-docs/current/tags.yml': 'gas:\n  label: Gas\n',
    },
    `${ZH}/tags.yml:1  tags`,
  ],
  ['categories', 'none', {'docs/general/x/a.mdx': page()}, 'docs/general/x/_category_.json:1  categories'],
  ['translations', 'no original', {[`${ZH}/x.mdx`]: page()}, `${ZH}/x.mdx:1  translations`],
  [
    'interface-messages',
    'stale',
    {'i18n/zh/code.json': '{\n  "home.x": {"message": "甲"}\n}\n', 'i18n/es/code.json': '{\n}\n'},
    'i18n/es/code.json:1  interface-messages\ni18n/zh/code.json:2  interface-messages',
  ],
  [
    'skeleton-text',
    'left over',
    {
      'scripts/new/skeletons/howto.mdx': 'Say here what the reader will have at the end.\n',
      [A]: page('Say here what the reader will have at the end.'),
    },
    `${A}:7  skeleton-text`,
  ],
];

const ES = 'i18n/es/docusaurus-plugin-content-docs/current';
/** Three lists of tags; only the English one differs between cases. */
const tagLists = (english: string, zh = 'gas:\n  label: 燃料\n', es = 'gas:\n  label: Gas\n') => ({
  'docs/tags.yml': english,
  [`${ZH}/tags.yml`]: zh,
  [`${ES}/tags.yml`]: es,
});
const TWO = 'gas:\n  label: x\nfuel:\n  label: y\n';
OTHERS.push(
  ['tags', 'no label', tagLists('gas:\n  description: Fees\n'), 'docs/tags.yml:1  tags'],
  [
    'tags',
    'one permalink twice',
    tagLists(
      'gas:\n  label: Gas\nfuel:\n  label: Fuel\n  permalink: /gas\n',
      `${TWO}  permalink: /gas\n`,
      `${TWO}  permalink: /gas\n`,
    ),
    'docs/tags.yml:3  tags',
  ],
  [
    'tags',
    'no translated list',
    {'docs/tags.yml': 'gas:\n  label: Gas\n', [`${ES}/tags.yml`]: 'gas:\n  label: Gas\n'},
    'docs/tags.yml:1  tags',
  ],
  ['tags', 'no translation', tagLists('gas:\n  label: Gas\n', '{}\n'), `${ZH}/tags.yml:1  tags`],
  [
    'tags',
    'only in a translation',
    tagLists('gas:\n  label: Gas\n', 'gas:\n  label: 燃料\nfuel:\n  label: 油\n'),
    `${ZH}/tags.yml:3  tags`,
  ],
  [
    'categories',
    'no position',
    {
      'docs/general/x/_category_.json': category({position: undefined}),
      'i18n/zh/docusaurus-plugin-content-docs/current.json': CATEGORY_NAMES,
      'i18n/es/docusaurus-plugin-content-docs/current.json': CATEGORY_NAMES,
    },
    'docs/general/x/_category_.json:1  categories',
  ],
  [
    'interface-messages',
    'no message',
    {
      'i18n/zh/code.json': '{\n  "a.b": {"message": " "}\n}\n',
      'i18n/es/code.json': '{\n  "a.b": {"message": "B"}\n}\n',
      'src/components/A/index.tsx': "translate({id: 'a.b', message: 'B'});\n",
    },
    'i18n/zh/code.json:2  interface-messages',
  ],
  ['interface-messages', 'no JSON', {'i18n/zh/code.json': '{,}\n'}, 'i18n/zh/code.json:1  interface-messages'],
  ['spelling', 'a word twice', {'cspell-words.txt': 'Conflux\nConflux\n'}, 'cspell-words.txt:1  spelling'],
);

describe('site rules compare files', () => {
  it.each([...LINKS, ...OTHERS])('%s: %s', async (rule, _what, files, line) => {
    expectFindings(
      (await lines(files, rule)).filter((found) => !/has no (?:Chinese|Spanish) translation/.test(found)),
      line.split('\n'),
    );
  });

  it('a list of tags that is no YAML is named, with what the parser says', async () => {
    const [found] = await lines(tagLists('gas: [\n'), 'tags');
    expect(found).toMatch(
      /^docs\/tags\.yml:1 {2}tags {2}The list is not valid YAML: Flow sequence in block collection must be sufficiently indented .* Correct it; each key stands once, with a label\.$/,
    );
  });

  it('a picture that is too large for its kind is named with its size', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'check-images-'));
    mkdirSync(path.join(root, 'static'));
    writeFileSync(path.join(root, 'static/a.svg'), 'x'.repeat(100_001));
    writeFileSync(path.join(root, 'static/b.svg'), 'x'.repeat(100_000));
    const found = [
      ...(images.check({
        root,
        files: new Set(['static/a.svg', 'static/b.svg']),
        pages: new Map(),
        read: () => undefined,
      }) as Iterable<Problem & {file: string}>),
    ];
    rmSync(root, {recursive: true});
    expectFindings(
      found.map((problem) => format({rule: 'images', ...problem})),
      ['static/a.svg:1  images'],
    );
  });

  it('links resolve as Docusaurus resolves them', async () => {
    const targets = [
      '/docs/general',
      '/docs/general/',
      '/docs/root',
      '/docs/category/build',
      '/docs/tags/gas',
      '/docs/tags',
      '/blog/2026/11/21/news',
      '/blog/archive',
      '/markdown-page',
      '/',
      '/img/logo.svg',
      '/docs/core/rpc/cfx_getbalance#any',
      './index.mdx#cost',
      '../general/index.mdx',
      '#own',
      '@site/docs/general/index.mdx',
    ];
    const files = {
      [A]: page(`## Own {#own}\n\n${targets.map((url) => `- [Name of it](${url})`).join('\n')}`),
      'docs/general/index.mdx': page(GOOD_BODY, {tags: '[gas]'}),
      'docs/x/y.mdx': page(undefined, {slug: '/root'}),
      'docs/x/_category_.json': category({link: {type: 'generated-index', slug: '/category/build'}}),
      'docs/tags.yml': 'gas:\n  label: Gas\n',
      'blog/2026-11-21-news.md': 'x\n',
      'src/pages/markdown-page.mdx': page(),
      'src/pages/index.tsx': '',
      'static/img/logo.svg': '',
      'openrpc/core/methods/accounts.yaml': '- name: cfx_getBalance\n  summary: x\n',
    };
    expect(await lines(files, 'links')).toEqual([]);
  });

  it('categories: fields, unique keys and translations', async () => {
    const found = await lines(
      {
        'docs/general/x/_category_.json': category({label: ''}),
        'docs/general/y/_category_.json': category({}),
        'docs/core/z/_category_.json': '{',
      },
      'categories',
    );
    const missing = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-docs/current.json:1  categories`;
    expectFindings(found, [
      'docs/core/z/_category_.json:1  categories',
      'docs/general/x/_category_.json:1  categories',
      'docs/general/y/_category_.json:1  categories',
      missing('es'),
      missing('zh'),
    ]);
  });

  it('translations: equal keys and headings, and an original', async () => {
    const files = {
      [A]: page(),
      [`${ZH}/general/a.mdx`]: page('## A {#a}', {slug: '/other'}),
      [`${ZH}/general/b.mdx`]: page(),
    };
    expectFindings(await lines(files, 'translations'), [
      `${ZH}/general/a.mdx:5  translations`,
      `${ZH}/general/a.mdx:8  translations`,
      `${ZH}/general/b.mdx:1  translations`,
    ]);
  });

  it('interface messages: order, placeholders, missing ids, Chinese typography', async () => {
    const files = {
      'src/components/A/index.tsx':
        "translate({id: 'a.count', message: '{count} pages', description: 'x'});\ntranslate({id: 'a.new', message: 'New', description: 'x'});\n",
      'i18n/zh/code.json': '{\n  "a.new": {"message": "新page"},\n  "a.count": {"message": "{number} 页"}\n}\n',
      'i18n/es/code.json': '{\n  "a.count": {"message": "{count} páginas"}\n}\n',
    };
    expectFindings(await lines(files, 'interface-messages'), [
      'i18n/es/code.json:1  interface-messages',
      'i18n/es/code.json:1  interface-messages',
      'i18n/zh/code.json:2  interface-messages',
      'i18n/zh/code.json:3  interface-messages',
      'i18n/zh/code.json:3  interface-messages',
    ]);
  });

  it('spelling: English, Spanish, Latin words of Chinese pages, the project list', {timeout: 60_000}, async () => {
    const files = {
      [A]: page('You recieve CFX on Conflux with `recieve` and eth_recieve in v1.2x.'),
      'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx': page(
        'Envíala y pruébalo: la trasacción llega al monedero de Conflux.',
        {title: 'Enviar', description: 'Envía', not_run: "'el faucte'"},
      ),
      [`${ZH}/general/a.mdx`]: page('使用 Conflx 网络。', {title: '转账', description: '转账'}),
      'cspell-words.txt': 'eSpace\nConflux\n',
    };
    expectFindings(
      (await lines(files, 'spelling')).map((line) => line.replace(/Did you mean .*\? /, '')),
      [
        'cspell-words.txt:2  spelling',
        `${A}:7:5  spelling`,
        'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx:5:14  spelling',
        'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx:8:24  spelling',
        `${ZH}/general/a.mdx:7:4  spelling`,
      ],
    );
  });
});
