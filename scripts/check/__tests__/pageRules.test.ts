import {describe, expect, it} from 'vitest';
import {writeRecord} from '../../../src/plugins/docusaurus-plugin-translations/record';
import {format} from '../engine/report';
import {compile, problemsOf} from '../rules/front-matter';
import type {LocaleFolder, PageKind} from '../types';
import {expectFindings, GOOD_DESCRIPTION, lines, page, spots} from './support';

const DOC = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const zh = (body: string) =>
  page(body, {
    title: '转账',
    description: '介绍一笔转账如何在两个账户之间移动 CFX，需要多少费用，以及怎样确认它已经到账并且不会再被回滚。',
  });
const es = (body: string) =>
  page(body, {
    title: 'Enviar CFX',
    description: 'Cómo una transferencia mueve CFX entre dos cuentas, cuánto cuesta y cómo ves que ha llegado.',
  });
/** A translation with a record of the comparison with its English page. */
const accepted = (english: string, translation: string) => writeRecord(translation, english, '2026-11-21');

/** One bad page for each fault that a rule finds: [rule, fault, path, text, exact line]. */
const BAD: [rule: string, what: string, path: string, text: string, line: string][] = [
  ['front-matter', 'none', DOC, 'Text.\n', 'docs/a.mdx:1  front-matter'],
  ['front-matter', 'unknown key', DOC, page(undefined, {descripton: 'x'}), 'docs/a.mdx:5  front-matter'],
  ['front-matter', 'required key', DOC, page(undefined, {title: ''}), 'docs/a.mdx:1  front-matter'],
  [
    'front-matter',
    'short description',
    DOC,
    page(undefined, {description: 'Too short.'}),
    'docs/a.mdx:3  front-matter',
  ],
  ['front-matter', 'short Chinese description', ZH, page('文字。', {description: '太短。'}), `${ZH}:3  front-matter`],
  ['front-matter', 'unknown type', DOC, page(undefined, {type: 'guide'}), 'docs/a.mdx:4  front-matter'],
  ['front-matter', 'impossible date', DOC, page(undefined, {review_by: '2026-02-30'}), 'docs/a.mdx:5  front-matter'],
  [
    'front-matter',
    'blog post without date',
    'blog/a.mdx',
    `---\ntitle: A\ndescription: ${GOOD_DESCRIPTION}\n---\n\nText.\n`,
    'blog/a.mdx:1  front-matter',
  ],
  ['headings', 'no id', DOC, page('## Send it'), 'docs/a.mdx:7  headings'],
  ['headings', 'not kebab-case', DOC, page('## Send it {#sendIt}'), 'docs/a.mdx:7  headings'],
  ['headings', 'twice', DOC, page('## A {#a}\n\n## B {#a}'), 'docs/a.mdx:9  headings'],
  ['headings', 'first level', DOC, page('# Title {#title}'), 'docs/a.mdx:7  headings'],
  ['headings', 'skipped level', DOC, page('## A {#a}\n\n#### B {#b}'), 'docs/a.mdx:9  headings'],
  ['headings', 'tag', DOC, page('<h2>Send it</h2>'), 'docs/a.mdx:7  headings'],
  ['link-form', 'not encrypted', DOC, page('See [the site](http://example.org).'), 'docs/a.mdx:7:5  link-form'],
  ['link-form', 'bare', DOC, page('See https://example.org now.'), 'docs/a.mdx:7:5  link-form'],
  ['link-form', 'own computer', DOC, page('See [the node](http://localhost:8545).'), 'docs/a.mdx:7:5  link-form'],
  ['link-form', 'language', DOC, page('See [the hub](/zh-CN/docs/general).'), 'docs/a.mdx:7:5  link-form'],
  ['link-form', 'relative address', DOC, page('See [the hub](../general).'), 'docs/a.mdx:7:5  link-form'],
  ['link-form', 'words', DOC, page('Click [here](https://example.org).'), 'docs/a.mdx:7:7  link-form'],
  ['image-form', 'no alternative text', DOC, page('![](./a.svg)'), 'docs/a.mdx:7  image-form'],
  ['image-form', 'no address', DOC, page('![Three blocks in a row]()'), 'docs/a.mdx:7  image-form'],
  ['image-form', 'file name', DOC, page('![blocks.svg](./a.svg)'), 'docs/a.mdx:7  image-form'],
  ['image-form', 'raster', DOC, page('![Three blocks in a row](./a.png)'), 'docs/a.mdx:7  image-form'],
  [
    'image-form',
    'other host',
    DOC,
    page('![Three blocks in a row](https://example.org/a.svg)'),
    'docs/a.mdx:7  image-form',
  ],
  ['placeholders', 'to do', DOC, page('The fee is TODO.'), 'docs/a.mdx:7:12  placeholders'],
  ['placeholders', 'Chinese', ZH, zh('敬请期待。'), `${ZH}:7:1  placeholders`],
  ['placeholders', 'Spanish', ES, es('Próximamente.'), `${ES}:7:1  placeholders`],
  [
    'page-structure',
    'faq',
    DOC,
    page('## Fees {#fees}\n\nText.\n\nText.', {type: 'faq'}),
    'docs/a.mdx:7  page-structure',
  ],
  ['page-structure', 'howto', DOC, page(undefined, {type: 'howto'}), 'docs/a.mdx:1  page-structure'],
  ['page-structure', 'hub', DOC, page(undefined, {type: 'hub'}), 'docs/a.mdx:1  page-structure'],
  ['page-structure', 'release', DOC, page(undefined, {type: 'release'}), 'docs/a.mdx:1  page-structure'],
  ['page-structure', 'reference', DOC, page(undefined, {type: 'reference'}), 'docs/a.mdx:1  page-structure'],
  ['page-structure', 'gas', DOC, page(undefined, {type: 'gas'}), 'docs/a.mdx:1  page-structure'],
  [
    'page-structure',
    'vulnerability',
    DOC,
    page('Text.\n\n```solidity\ncontract A {}\n```\n\nText.', {type: 'vulnerability'}),
    'docs/a.mdx:1  page-structure',
  ],
  [
    'known-components',
    'a component without its import',
    DOC,
    page('import Cards from \'@theme/Cards\';\n\n## A {#a}\n\n<Cards />\n\n<Fact id="a" />\n\n<Tabs.Panel />'),
    'docs/a.mdx:15  known-components',
  ],
  [
    'fact-form',
    'a fact in a sentence',
    DOC,
    page('The chain ID is {{fact:chainId}}, not `{{fact:chainId}}`.'),
    'docs/a.mdx:7  fact-form',
  ],
  [
    'fact-form',
    'facts in a paragraph of their own, but no other expression',
    DOC,
    page(
      '{{fact:chainId}}\n\n{{ fact:chainId }}\n\n{1 + 1}\n\n{f({fact:chainId})}\n\n{{fact:chainId}.fact}\n\nCode: `{fact:chainId}`.',
    ),
    'docs/a.mdx:7  fact-form\ndocs/a.mdx:9  fact-form',
  ],
  ['page-structure', 'stub', DOC, page('x'), 'docs/a.mdx:1  page-structure'],
  ['markdown-style', 'fence without language', DOC, page('Run it:\n\n```\nls\n```'), 'docs/a.mdx:9:1  markdown-style'],
  ['markdown-style', 'tilde fence', DOC, page('Run it:\n\n~~~sh\nls\n~~~'), 'docs/a.mdx:9:1  markdown-style'],
  ['markdown-style', 'dollar', DOC, page('Run it:\n\n```sh\n$ ls\n```'), 'docs/a.mdx:9:1  markdown-style'],
  ['markdown-style', 'cells', DOC, page('| a | b |\n|---|---|\n| 1 |'), 'docs/a.mdx:9  markdown-style'],
  ['markdown-style', 'outer bars', DOC, page('| a | b |\n|---|---|\n1 | 2'), 'docs/a.mdx:9  markdown-style'],
  ['markdown-style', 'bullet', DOC, page('* one'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'numbers', DOC, page('1. one\n3. two'), 'docs/a.mdx:8  markdown-style'],
  ['markdown-style', 'emphasis', DOC, page('So _much_ gas.'), 'docs/a.mdx:7:4  markdown-style'],
  ['markdown-style', 'space in code', DOC, page('Run `ls ` now.'), 'docs/a.mdx:7:5  markdown-style'],
  ['markdown-style', 'empty link', DOC, page('See [the hub]().'), 'docs/a.mdx:7:5  markdown-style'],
  [
    'markdown-style',
    'space in link',
    DOC,
    page('See [the hub ](https://example.org).'),
    'docs/a.mdx:7:5  markdown-style',
  ],
  [
    'markdown-style',
    'unused definition',
    DOC,
    page('Text.\n\n[hub]: https://example.org'),
    'docs/a.mdx:9  markdown-style',
  ],
  ['markdown-style', 'no empty line before a list', DOC, page('Text:\n- one'), 'docs/a.mdx:8  markdown-style'],
  ['markdown-style', 'no empty line after a heading', DOC, page('## A {#a}\nText.'), 'docs/a.mdx:8  markdown-style'],
  ['markdown-style', 'space at the end', DOC, page('Text. \nMore.'), 'docs/a.mdx:7:6  markdown-style'],
  ['markdown-style', 'empty lines', DOC, page('One.\n\n\nTwo.'), 'docs/a.mdx:9  markdown-style'],
  ['markdown-style', 'no space after #', DOC, page('##Send it'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'two spaces after #', DOC, page('##  Send it {#send}'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'indented heading', DOC, page(' ## Send it {#send}'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'two spaces after >', DOC, page('>  Send it.'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'two spaces after a list mark', DOC, page('-  one'), 'docs/a.mdx:7  markdown-style'],
  ['markdown-style', 'underlined heading', DOC, page('Send it\n=='), 'docs/a.mdx:8  markdown-style'],
  [
    'markdown-style',
    'reversed link',
    DOC,
    page('See (the hub)[https://example.org].'),
    'docs/a.mdx:7:5  markdown-style',
  ],
  ['spanish-marks', 'question', ES, es('Cuánto cuesta?'), `${ES}:7:14  spanish-marks`],
  [
    'spanish-marks',
    'the second of two questions',
    ES,
    es('¿Cuánto cuesta? Una transferencia de CFX a otra cuenta, cuánto tarda?'),
    `${ES}:7:69  spanish-marks`,
  ],
  ['spanish-marks', 'exclamation', ES, es('Cuidado!'), `${ES}:7:8  spanish-marks`],
  ['spanish-marks', 'decimal point', ES, es('La tarifa es de 2.5 GDrip.'), `${ES}:7:17  spanish-marks`],
  ['spanish-marks', 'decimal point of a share', ES, es('Sube un 12.5 % por paso.'), `${ES}:7:9  spanish-marks`],
  ['chinese-typography', 'no space', ZH, zh('发送CFX。'), `${ZH}:7:2  chinese-typography`],
  [
    'chinese-typography',
    'what was not run',
    ZH,
    page('文字。', {not_run: "'第 5 步(需要 Docker)'"}),
    `${ZH}:5:16  chinese-typography`,
  ],
  ['chinese-typography', 'no space before code', ZH, zh('运行`ls` 命令。'), `${ZH}:7:2  chinese-typography`],
  ['chinese-typography', 'half-width comma', ZH, zh('发送,然后等待。'), `${ZH}:7:2  chinese-typography`],
  ['chinese-typography', 'brackets', ZH, zh('交易 (转账) 完成。'), `${ZH}:7:4  chinese-typography`],
  ['chinese-typography', 'straight quotes', ZH, zh('称为 "世代" 的单位。'), `${ZH}:7:4  chinese-typography`],
  [
    'chinese-typography',
    'space beside a full-width mark',
    ZH,
    zh('发送， 然后等待。'),
    `${ZH}:7:3  chinese-typography`,
  ],
  ['chinese-typography', 'repeated mark', ZH, zh('发送。。'), `${ZH}:7:3  chinese-typography`],
  ['chinese-typography', 'full-width letters', ZH, zh('发送 ＣＦＸ 代币。'), `${ZH}:7:4  chinese-typography`],
  ['chinese-typography', 'traditional character', ZH, zh('区塊。'), `${ZH}:7:2  chinese-typography`],
];

describe('page rules report what is wrong, where, and how to fix it', () => {
  it.each(BAD)('%s: %s', async (rule, _what, path, text, line) => {
    expectFindings(await lines({[path]: text}, rule), line.split('\n'));
  });

  it.each([
    'Si a != b, falla.',
    'Necesitas Node.js 20.12 o posterior, y la versión 3.0.2 del nodo.',
    'Desde la 2.4 se cobra 0,5 CFX, y `0.5 CFX` se queda como código.',
    'La 3.1 sale más tarde: «1.5» no es un número con unidad, ni «v1.5s2», ni 127.0.0.1 %.',
  ])('spanish-marks leaves %s alone', async (text) =>
    expect(await lines({[ES]: es(text)}, 'spanish-marks')).toEqual([]),
  );

  it('spanish-marks reads Spanish pages only', async () =>
    expect(await lines({[DOC]: page('How much is it? It is 2.5 GDrip!')}, 'spanish-marks')).toEqual([]));

  it('a good page in three languages passes every rule', {timeout: 60_000}, async () => {
    const english = page(
      'A transfer moves CFX from one account to another.\n\n## What it costs {#cost}\n\nThe sender pays for the gas, in `Drip`.',
    );
    const files = {
      [DOC]: english,
      [ZH]: accepted(
        english,
        zh('一笔转账把 CFX 从一个账户移到另一个账户。\n\n## 费用 {#cost}\n\n发送方支付 gas 费用（以 `Drip` 计）。'),
      ),
      [ES]: accepted(
        english,
        es(
          'Una transferencia mueve CFX de una cuenta a otra.\n\n## ¿Cuánto cuesta? {#cost}\n\nPaga quien la envía, en `Drip`.',
        ),
      ),
    };
    expect(await lines(files)).toEqual([]);
  });

  it('code, addresses and tags are not prose', {timeout: 60_000}, async () => {
    const body =
      '运行 `simply,TODO列表` 命令，见[说明](https://example.org/发送CFX)。\n\n## 命令 {#command}\n\n运行：\n\n```sh\necho 发送CFX,完成\n```';
    const english = page(
      body
        .replaceAll('运行', 'Run')
        .replace('：', ':')
        .replace(/命令，见/, 'and see ')
        .replace('说明', 'the guide')
        .replace('命令 {', 'Command {')
        .replace('。', '.'),
    );
    const found = (await lines({[ZH]: accepted(english, zh(body)), [DOC]: english})).filter((line) =>
      line.startsWith(ZH),
    );
    expectFindings(found, [`${ZH}:13:12  placeholders`]);
  });

  it.each<[rule: string, what: string, path: string, text: string, places: string[]]>([
    ['front-matter', '"verified: false" alone', DOC, page(undefined, {verified: 'false'}), ['5 error']],
    ['front-matter', '"verified" that is no flag', DOC, page(undefined, {verified: "'no'"}), ['5 error']],
    ['front-matter', '"verified: true", which says nothing wrong', DOC, page(undefined, {verified: 'true'}), []],
    ['front-matter', '"review_by" that is no date', DOC, page(undefined, {review_by: 'soon'}), ['5 error']],
    [
      'front-matter',
      '"review_by" in a month that no year has',
      DOC,
      page(undefined, {review_by: '2026-13-01'}),
      ['5 error'],
    ],
    [
      'front-matter',
      'a key that every object of the language has',
      DOC,
      page(undefined, {constructor: 'x'}),
      ['5 error'],
    ],
    ['front-matter', 'a list with a number, reported once', DOC, page(undefined, {tags: '[gas, 5, 6]'}), ['5 error']],
    ['front-matter', 'a good "review_by"', DOC, page(undefined, {review_by: '2027-05-31'}), []],
    [
      'headings',
      'an id that an element of the page has too',
      DOC,
      page('## Send it {#send}\n\n<span id="send">Text.</span>'),
      ['9 error'],
    ],
    [
      'headings',
      'two elements with one id',
      DOC,
      page('<span id="send">One.</span>\n\n<span id="send">Two.</span>'),
      ['9 error'],
    ],
    ['front-matter', '"not_run" alone', DOC, page(undefined, {not_run: 'the faucet'}), ['5 error']],
    ['wording', 'a banned word in "not_run"', DOC, page(undefined, {not_run: "'simply the faucet'"}), ['5:11 error']],
    ['wording', '51 words', DOC, page(`${'word '.repeat(50)}end.`), ['7:1 error']],
    ['wording', '36 words', DOC, page(`${'word '.repeat(35)}end.`), ['7:1 warning']],
    ['wording', '36 words in "not_run"', DOC, page(undefined, {not_run: `${'word '.repeat(35)}end`}), ['5:10 warning']],
    ['wording', 'nothing up to 35 words', DOC, page(`${'word '.repeat(34)}end.`), []],
    ['wording', '61 words of Spanish', ES, es(`${'palabra '.repeat(60)}fin.`), ['7:1 error']],
    ['wording', '60 words of Spanish, quietly', ES, es(`${'palabra '.repeat(59)}fin.`), ['7:1 warning']],
    ['wording', '43 words of Spanish', ES, es(`${'palabra '.repeat(42)}fin.`), ['7:1 warning']],
    ['wording', 'nothing up to 42 words of Spanish', ES, es(`${'palabra '.repeat(41)}fin.`), []],
  ])('%s finds %s', async (rule, _what, path, text, places) =>
    expect(await spots({[path]: text}, rule)).toEqual(places),
  );
});

describe('front-matter: the values of each key', () => {
  const doc = {title: 'Send CFX', description: GOOD_DESCRIPTION, type: 'concept'};
  const post = {title: 'News', description: GOOD_DESCRIPTION, date: '2026-11-21'};
  const other = {title: 'Status', description: GOOD_DESCRIPTION};
  /** What the rule prints about a page with these keys, in this order, from the second line on. */
  const judge = (frontMatter: Record<string, unknown>, kind: PageKind = 'doc', locale: LocaleFolder = 'en') => {
    const frontMatterLines = Object.fromEntries(Object.keys(frontMatter).map((key, index) => [key, index + 2]));
    return [...problemsOf({frontMatter, frontMatterLines}, compile({kind, locale}))].map((problem) =>
      format({rule: 'front-matter', file: DOC, ...problem}),
    );
  };

  it('good ones of a page, a post and another page', () => {
    const shared = {slug: '/a/b-c.d', tags: ['gas'], keywords: ['gas', 'fee'], image: '/img/a.png', unlisted: false};
    expect(judge({...doc, ...shared, verified: false, not_run: 'the faucet'})).toEqual([]);
    expect(judge({...post, ...shared, authors: ['team'], hide_table_of_contents: true}, 'blog')).toEqual([]);
    expect(judge({...other, ...shared, hide_table_of_contents: true}, 'page')).toEqual([]);
  });

  it.each<[what: string, values: Record<string, unknown>, line?: number]>([
    ['a title without letters', {...doc, title: ' '}, 2],
    ['a title that is a number', {...doc, title: 5}, 2],
    ['a description that is a number', {...doc, description: 5}, 3],
    ['a slug with a space', {...doc, slug: 'a b'}],
    ['a slug with the name of a file', {...doc, slug: '/a/b.mdx'}],
    ['a tag that is no list', {...doc, tags: 'gas'}],
    ['numbers as tags, reported once', {...doc, tags: [5, 6]}],
    ['no keyword', {...doc, keywords: []}],
    ['an image that is a number', {...doc, image: 5}],
    ['a flag in words', {...doc, unlisted: 'yes'}],
    ['a record of the source on an English page', {...doc, source: {}}],
    ['a key of posts', {...doc, date: '2026-11-21'}],
    ['verified alone', {...doc, verified: false}],
    ['not_run alone', {...doc, not_run: 'the faucet'}],
  ])('%s', (_what, values, line = 5) => expectFindings(judge(values), [`${DOC}:${line}  front-matter`]));

  it('keys that only pages of the documentation have', () => {
    expectFindings(judge({...post, type: 'concept'}, 'blog'), [`${DOC}:5  front-matter`]);
    expectFindings(judge({...other, type: 'concept'}, 'page'), [`${DOC}:4  front-matter`]);
  });

  it('a record of the source that the command did not write', () => {
    const description = '介绍一笔转账如何在两个账户之间移动 CFX，需要多少费用，以及怎样确认它已经到账。';
    expectFindings(judge({...doc, description, source: 'yes'}, 'doc', 'zh'), [`${DOC}:5  front-matter`]);
  });

  it.each<[date: string, isDay: boolean]>([
    ['2026-11-21', true],
    ['2026-11-21T10:05', true],
    ['2026-11-21T10:05:30.5Z', true],
    ['2026-02-29', false],
    ['on 2026-11-21', false],
    ['2026-11-21 or later', false],
    ['2026-11-21T', false],
    ['2026-11-21Tten', false],
    ['21.11.2026', false],
  ])('%s is a day: %s', (date, isDay) => expect(judge({...post, date}, 'blog')).toHaveLength(isDay ? 0 : 1));

  it('a partial needs none', async () => expect(await lines({'docs/_a.mdx': 'Text.\n'}, 'front-matter')).toEqual([]));
});
