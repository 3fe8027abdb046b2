import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {images} from '../rules/images';
import {compare} from '../rules/spelling';
import type {Problem} from '../types';
import {expectFindings, GOOD_BODY, lines, page, spots} from './support';

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
  [
    'spelling',
    'a list with comments, of which the second part is not sorted',
    {'cspell-words.txt': '# Names\nConflux\neSpace\n\n# Words\nsolc\nFluent\n'},
    'cspell-words.txt:7  spelling',
  ],
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
      /^docs\/tags\.yml:1 {2}tags {2}The list is not valid YAML: Flow sequence in block collection must be sufficiently indented .* Correct it; each key must occur once and have a label\.$/,
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

  it.each([
    ['slug', '/other'],
    ['type', 'howto', '4 error'],
    ['tags', '[gas]'],
    ['date', '2026-11-21'],
    ['authors', '[team]'],
    ['displayed_sidebar', 'null'],
    ['sidebar_position', '2'],
    ['sidebar_key', 'a'],
    ['pagination_next', 'null'],
    ['pagination_prev', 'null'],
    ['unlisted', 'true'],
    ['verified', 'false'],
    ['review_by', '2027-05-31'],
    ['hide_table_of_contents', 'true'],
  ])('translations: "%s" is the same in every language', async (key, value, place = '5 error') => {
    const files = {[A]: page(), [`${ZH}/general/a.mdx`]: page(undefined, {[key]: value})};
    expect(await spots(files, 'translations')).toEqual([place]);
  });

  const TWO_PARTS = 'Text.\n\n## A {#a}\n\n## B {#b}';
  const ORIGINAL = page(TWO_PARTS, {slug: '/a'});
  it.each<[what: string, files: Record<string, string>, expected: string[]]>([
    ['a key that is missing', {[A]: ORIGINAL, [`${ZH}/general/a.mdx`]: page(TWO_PARTS)}, ['1  translations']],
    [
      'the last heading is missing',
      {[A]: ORIGINAL, [`${ZH}/general/a.mdx`]: page('文。\n\n## A {#a}', {slug: '/a'})},
      ['10  translations'],
    ],
    ['all headings are missing', {[A]: page(TWO_PARTS), [`${ZH}/general/a.mdx`]: page('文。')}, ['1  translations']],
    ['a heading too many', {[A]: page('Text.'), [`${ZH}/general/a.mdx`]: page('## A {#a}')}, ['7  translations']],
    [
      'another level',
      {[A]: page(TWO_PARTS), [`${ZH}/general/a.mdx`]: page(TWO_PARTS.replace('## B', '### B'))},
      ['11  translations'],
    ],
    [
      'headings without ids',
      {[A]: page('## A\n\n### B'), [`${ZH}/general/a.mdx`]: page('## A\n\n## B')},
      ['9  translations'],
    ],
    ['an original that cannot be parsed', {[A]: page('<Cards>'), [`${ZH}/general/a.mdx`]: page()}, []],
    [
      'other headings of a translation that is owed',
      {
        [A]: page(TWO_PARTS),
        [`${ZH}/general/a.mdx`]: page('文。'),
        'tests/baselines/untranslated.json': JSON.stringify({pages: [`${ZH}/general/a.mdx`]}),
      },
      [],
    ],
  ])('translations: %s', async (_what, files, expected) =>
    expectFindings(
      await lines(files, 'translations'),
      expected.map((place) => `${ZH}/general/a.mdx:${place}`),
    ),
  );

  it('interface messages: order, placeholders, missing ids', async () => {
    const files = {
      'src/components/A/index.tsx':
        "translate({id: 'a.count', message: '{count} pages', description: 'x'});\ntranslate({id: 'a.new', message: 'New', description: 'x'});\n",
      'i18n/zh/code.json': '{\n  "a.new": {"message": "新页"},\n  "a.count": {"message": "{number} 页"}\n}\n',
      'i18n/es/code.json': '{\n  "a.count": {"message": "{count} páginas"}\n}\n',
    };
    expectFindings(await lines(files, 'interface-messages'), [
      'i18n/es/code.json:1  interface-messages',
      'i18n/es/code.json:1  interface-messages',
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

describe('spelling', () => {
  it('offers the words that a dictionary has instead, but none for very long ones', {timeout: 60_000}, async () => {
    const found = await lines({[A]: page(`You recieve it.\n\n${'Xyzzyq'.repeat(7)} ends.`)}, 'spelling');
    expect(found[0]).toMatch(/"recieve" is not in the dictionaries\. Did you mean "receive"(?: or "\w+")?\? If it is/);
    expect(found[1]).toMatch(/" is not in the dictionaries\. If it is correct, add it/);
  });

  it.each([
    ['eSpace', 'Fluent', -1],
    ['Fluent', 'eSpace', 1],
    ['Fluent', 'fluent', -1],
    ['fluent', 'Fluent', 1],
    ['fluent', 'fluent', 0],
  ])('the list has %s and %s in the order %i', (a, b, order) => expect(compare(a, b)).toBe(order));
});

describe('interface-messages', () => {
  const ZH_CODE = 'i18n/zh/code.json';
  const ES_CODE = 'i18n/es/code.json';
  const COMPONENT = 'src/components/A/index.tsx';
  const found = (files: Record<string, string>) => lines(files, 'interface-messages');
  /** Two translated files, with one entry in each line. */
  const both = (zh: Record<string, object>, es: Record<string, object>) => ({[ZH_CODE]: json(zh), [ES_CODE]: json(es)});
  const json = (entries: Record<string, object>) =>
    `{\n${Object.entries(entries)
      .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`)
      .join(',\n')}\n}\n`;
  const use = (...ids: string[]) => ids.map((id) => `translate({id: '${id}'});\n`).join('');

  it('sorted ids that are used, with a message each, are fine in both languages', async () => {
    const messages = (text: string) => ({'a.a': {message: text}, 'a.b': {message: text}, 'a.c': {message: text}});
    expect(
      await found({[COMPONENT]: use('a.a', 'a.b', 'a.c'), ...both(messages('一页'), messages('Una página'))}),
    ).toEqual([]);
  });

  it('one language may override a text of the framework, but not add another key to its menus', async () => {
    const id = 'theme.common.skipToMainContent';
    expect(await found(both({[id]: {message: '跳过'}}, {}))).toEqual([]);
    const navbar = (folder: string) => `i18n/${folder}/docusaurus-theme-classic/navbar.json`;
    expectFindings(await found({[navbar('zh')]: json({[id]: {message: '跳过'}}), [navbar('es')]: '{}\n'}), [
      `${navbar('es')}:1  interface-messages`,
    ]);
  });

  it('a file of menus that the other language has not at all is left to another rule', async () => {
    expect(await found({'i18n/zh/docusaurus-theme-classic/footer.json': json({a: {message: '甲'}})})).toEqual([]);
  });

  it('an entry with a description alone has no message', async () => {
    expectFindings(
      await found({[COMPONENT]: use('a.b'), ...both({'a.b': {description: 'x'}}, {'a.b': {description: 'x'}})}),
      [`${ES_CODE}:2  interface-messages`, `${ZH_CODE}:2  interface-messages`],
    );
  });

  it('of an id that is there twice, the first line is named, and the last message counts', async () => {
    expectFindings(
      await found({[COMPONENT]: use('a.b'), [ES_CODE]: '{\n  "a.b": {"message": "B"},\n  "a.b": {"message": ""}\n}\n'}),
      [`${ES_CODE}:2  interface-messages`],
    );
  });

  it('placeholders may change their order, but not their names', async () => {
    const files = (message: string) => ({
      [COMPONENT]: "translate({id: 'a.b', message: '{shown} of {all} pages'});\n",
      [ES_CODE]: json({'a.b': {message}}),
    });
    expect(await found(files('{all} páginas, {shown} aquí'))).toEqual([]);
    expectFindings(await found(files('{all} páginas, {first} aquí')), [`${ES_CODE}:2  interface-messages`]);
  });

  it.each([
    ["translate({id: 'a.b'});"],
    ['translate({id: "a.b"});'],
    ["translate({\n  message: 'One',\n  id: 'a.b',\n});"],
    ["translate( {id : 'a.b'} );"],
    ["translate({id:'a.b'});"],
    ['<Translate id="a.b">One</Translate>'],
    ['<Translate\n  description="x"\n  id={\'a.b\'}>\n  One\n</Translate>'],
    ["<Translate id={ 'a.b' } />"],
  ])('the code uses an id in %j', async (source) =>
    expect(await spots({[COMPONENT]: `${source}\n`, [ES_CODE]: '{}\n'}, 'interface-messages')).toEqual(['1 error']),
  );

  it.each<[file: string, isRead: boolean]>([
    ['src/client/a.ts', true],
    ['packages/docusaurus-plugin-a/client/A.tsx', true],
    ['src/components/A/__tests__/a.test.tsx', false],
    ['src/components/A/index.tsx.bak', false],
    ['tests/support/src/a.tsx', false],
    ['src/components/A/styles.css', false],
  ])('ids in %s: %s', async (file, isRead) =>
    expect(await found({[file]: use('a.b'), [ES_CODE]: '{}\n'})).toHaveLength(isRead ? 1 : 0),
  );

  it.each([
    ["translate({id: 'a.b', message: 'It\\'s {count} of them'});"],
    ['translate({id: "a.b", message: "It\'s {count} of them"});'],
    ["translate({id: 'a.b', message : '{count}'});"],
    ["translate({id: 'a.b', message:'{count}'});"],
    ["translate({\n  id: 'a.b',\n  message:\n    '{count}',\n});"],
  ])('the placeholders of %j are compared', async (source) => {
    const files = {[COMPONENT]: `${source}\n`, [ES_CODE]: json({'a.b': {message: 'Son cinco'}})};
    expect(await spots(files, 'interface-messages')).toEqual(['2 error']);
  });

  it('an element has its own text, not the message of the call behind it', async () => {
    expect(
      await found({
        [COMPONENT]: "<Translate id=\"a.a\">One</Translate>;\ntranslate({id: 'a.b', message: '{count} pages'});\n",
        [ES_CODE]: json({'a.a': {message: 'Una'}, 'a.b': {message: '{count} páginas'}}),
      }),
    ).toEqual([]);
  });
});
