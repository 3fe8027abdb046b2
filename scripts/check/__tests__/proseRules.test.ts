import {describe, expect, it} from 'vitest';
import {sentences} from '../parse/sentences';
import {expectFindings, lines, page, spots} from './support';

const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';

/** [description, path, body, positions]: the body starts in line 7. */
type Case = [what: string, path: string, body: string, places: string[]];
const judge = (rule: string) => async (_what: string, path: string, body: string, places: string[]) =>
  expect(await spots({[path]: page(body)}, rule)).toEqual(places);

describe('number-style', () => {
  it.each<Case>([
    ['spaces in English groups', EN, 'It has 1 000 000 CFX and 21\u202f000 gas.', ['7:8 error', '7:26 error']],
    ['spaces in Chinese groups', ZH, '需要 21 000 gas。', ['7:4 error']],
    [
      'a space before an English percent sign',
      EN,
      'It takes 4 % of it, or <Fact id="x" /> % more.',
      ['7:10 error', '7:24 error'],
    ],
    [
      'marks in Spanish groups',
      ES,
      'Tiene 1,000,000 de CFX, 21.000 de gas y 5,000 votos.',
      ['7:7 error', '7:25 error', '7:41 error'],
    ],
    ['a Spanish percent sign without space', ES, 'Toma el 4% del total.', ['7:9 error']],
  ])('finds %s', judge('number-style'));

  it('says how to write them', async () => {
    const found = (path: string, body: string) => lines({[path]: page(body)}, 'number-style');
    expectFindings(await found(EN, 'It has 1 000 000 CFX, 4 % of it, and <Fact id="x" /> %.'), [
      `${EN}:7:8  number-style`,
      `${EN}:7:23  number-style`,
      `${EN}:7:38  number-style`,
    ]);
    expectFindings(await found(ES, 'Tiene 1,000,000 de CFX, 21.000 de gas, 5,000 votos y 9.000; el 4%.'), [
      `${ES}:7:7  number-style`,
      `${ES}:7:25  number-style`,
      `${ES}:7:40  number-style`,
      `${ES}:7:54  number-style`,
      `${ES}:7:64  number-style`,
    ]);
  });

  it.each<Case>([
    [
      'the right groups, ports and years',
      EN,
      'Since 2026 port 8545 has served 1,000,000 calls, 4% more; `1 000` is code. EIP-1559.',
      [],
    ],
    [
      'Spanish decimals, groups and versions',
      ES,
      'Son 0,001 CFX, 1\u202f000\u202f000 de gas, 2000 votos, el 4 % y el 12,5\u00a0%; versión 2.0.3, 1.234.',
      [],
    ],
    ['lists of numbers', EN, 'Blocks 1, 20 and 300, in steps 1 2 3.', []],
  ])('leaves %s alone', judge('number-style'));
});

describe('emphasis', () => {
  it.each<Case>([
    ['marks inside of Chinese emphasis', ZH, '**交易完成。**然后等待。', ['7:7 error']],
    ['quotes at its beginning', ZH, '这是**“纪元”**的定义。', ['7:8 error']],
    ['Latin words behind it', ZH, '**交易完成。**then 等待。', ['7:7 error']],
    ['asterisks on their own', EN, 'It is ** done.', ['7:7 error']],
    ['asterisks at the end', EN, 'It is done **', ['7:12 error']],
  ])('finds %s', judge('emphasis'));

  it.each<Case>([
    ['powers', EN, 'It is 2**8, or x\\*\\*8, or 2** on its own.', []],
    ['three asterisks', EN, 'See note \\*\\*\\*.', []],
    ['attributes', EN, '<Card title="2 ** 8" />', []],
  ])('leaves %s alone', judge('emphasis'));

  it('leaves front matter alone, and shows the words around its finding', async () => {
    expect(await spots({[EN]: page('Text.', {not_run: "'a ** b'"})}, 'emphasis')).toEqual([]);
    const body = '**完成。**然后\n\n发送一笔新的 `x`**完成。**然后再等待一个纪元。\n\n交易 已**完成。**然后等待。';
    expectFindings(await lines({[ZH]: page(body)}, 'emphasis'), [
      `${ZH}:7:5  emphasis`,
      `${ZH}:9:15  emphasis`,
      `${ZH}:11:9  emphasis`,
    ]);
  });
});

describe('left-in-english', () => {
  it.each<Case>([
    [
      'a sentence between Chinese ones',
      ZH,
      '交易已发送。The node returns the hash of the transaction. 然后等待。',
      ['7:7 error'],
    ],
    [
      'a sentence between Spanish ones',
      ES,
      'La transacción se envía. The node returns the hash of the transaction. Luego espera.',
      ['7:26 error'],
    ],
    ['a cell', ES, '| Campo |\n|---|\n| The hash of the block with this transaction |', ['9:3 error']],
    ['six words with two frequent ones', ZH, '先发送。Send transaction hash to the node。', ['7:5 error']],
    ['six such words between Spanish ones', ES, 'Luego espera. Send transaction hash to the node.', ['7:15 error']],
    ['a sentence with capitals in half of its words', ZH, '先发送。The Conflux Node sends it to', ['7:5 error']],
    [
      'names of variables, which have capitals inside',
      ZH,
      '先发送。the gasLimit, gasPrice, baseFee and eSpace in viem。',
      ['7:5 error'],
    ],
    [
      'sentences before and after one with a link',
      ES,
      'The node returns the hash to you. Mira [la guía](https://example.org) ya. The node returns the hash to you.',
      ['7:1 error', '7:75 error'],
    ],
    [
      'words that touch a link',
      ZH,
      'The node returns the hash to[链接](https://example.org)The node returns the hash to',
      ['7:1 error', '7:54 error'],
    ],
  ])('finds %s', judge('left-in-english'));

  it('shows how the sentence begins', async () => {
    expectFindings(await lines({[ES]: page('La envía.\n\nThe node returns\nthe hash of it.')}, 'left-in-english'), [
      `${ES}:9:1  left-in-english`,
    ]);
  });

  it.each<Case>([
    [
      'names, links and code',
      ZH,
      '参见 [The design of the network and its nodes](https://example.org)，以及 Conflux Network Improvement Proposals，`the node is not in sync with it`。',
      [],
    ],
    [
      'titles of papers',
      ES,
      '| Artículo |\n|---|\n| A Decentralized Blockchain with High Throughput and Fast Confirmation |',
      [],
    ],
    ['five words', ZH, '先发送。Send it to the node。', []],
    ['five words between Spanish ones', ES, 'Espera. Send it to the node.', []],
    ['words with one frequent one', ZH, '先发送。Send raw transaction hash with viem。', []],
    ['the same between Spanish ones', ES, 'Envía transacción mediante viem with hash.', []],
    [
      'a title in a Chinese sentence',
      ZH,
      '参见 A Decentralized Blockchain with High Throughput and Fast Confirmation。',
      [],
    ],
    ['Spanish words that English has too', ES, 'Ya has enviado y has firmado la transacción.', []],
    ['Spanish with names', ES, 'Conflux Core Space y eSpace usan Solidity, Hardhat, Foundry, viem y ethers.', []],
    ['English pages', EN, 'The node returns the hash of the transaction.', []],
  ])('leaves %s alone', judge('left-in-english'));
});

describe('chinese-typography', () => {
  it.each<Case>([
    ['a space between two characters', ZH, '发送 交易。', ['7:2 error']],
    ['corner brackets', ZH, '这是「纪元」。', ['7:3 error']],
    ['nothing on pages in other languages', EN, 'The mark 「纪元」 is Chinese.', []],
  ])('finds %s', judge('chinese-typography'));

  it('says what to write instead', async () => {
    expectFindings(await lines({[ZH]: page('发送 交易，即「纪元」。')}, 'chinese-typography'), [
      `${ZH}:7:2  chinese-typography`,
      `${ZH}:7:8  chinese-typography`,
    ]);
  });
});

describe('code-lead-in', () => {
  const SH = '```sh\nls\n```';
  it.each<Case>([
    ['a block directly below a heading', EN, `Text.\n\n## A {#a}\n\n${SH}`, ['11:1 error']],
    ['a block at the beginning of a page', EN, SH, ['7:1 error']],
    ['two blocks in a row', EN, `Run it:\n\n${SH}\n\n${SH}`, ['13:1 error']],
    [
      'a block with a title behind another one',
      EN,
      'Run it:\n\n```sh title="a"\nls\n```\n\n```sh title="b"\nls\n```',
      ['13:1 error'],
    ],
    [
      'tabs behind a block',
      EN,
      `Run it:\n\n${SH}\n\n<Tabs>\n\n<TabItem value="a">\n\n${SH}\n\n</TabItem>\n\n</Tabs>`,
      ['13:1 error'],
    ],
    [
      'two blocks in one tab',
      EN,
      `Run it:\n\n<Tabs>\n\n<TabItem value="a">\n\n${SH}\n\n${SH}\n\n</TabItem>\n\n</Tabs>`,
      ['17:1 error'],
    ],
    [
      'two blocks in a list',
      EN,
      `1. Run it:\n\n   \`\`\`sh\n   ls\n   \`\`\`\n\n   \`\`\`sh\n   ls\n   \`\`\``,
      ['13:4 error'],
    ],
    ['pages in other languages', ES, `Texto.\n\n## A {#a}\n\n${SH}`, ['11:1 error']],
  ])('finds %s', judge('code-lead-in'));

  it.each<Case>([
    ['a sentence before each block', EN, `Run it:\n\n${SH}\n\nIt prints:\n\n${SH}`, []],
    [
      'a block as the first of its tab',
      EN,
      `Run it:\n\n<Tabs>\n\n<TabItem value="a">\n\n${SH}\n\n</TabItem>\n\n<TabItem value="b">\n\n${SH}\n\n</TabItem>\n\n</Tabs>`,
      [],
    ],
    ['a table below a heading', EN, '## A {#a}\n\n| a |\n|---|\n| b |', []],
    ['posts', 'blog/a.mdx', `## A {#a}\n\n${SH}`, []],
    ['a component that is no tabs', EN, `## A {#a}\n\n<Cards />\n\n${SH}`, []],
  ])('leaves %s alone', judge('code-lead-in'));

  it('says what comes where, and does not take imports and comments for sentences', async () => {
    const tabs = `<Tabs>\n\n<TabItem value="a">\n\n${SH}\n\n</TabItem>\n\n</Tabs>`;
    const body = `import A from '@site/a';\n\n${SH}\n\n{/* then */}\n\n${SH}\n\n## B {#b}\n\n<!-- Tabs -->\n\n${tabs}`;
    expectFindings(await lines({[EN]: page(body)}, 'code-lead-in'), [
      `${EN}:9:1  code-lead-in`,
      `${EN}:15:1  code-lead-in`,
      `${EN}:23:1  code-lead-in`,
    ]);
  });
});

describe('other-texts', () => {
  const message = (text: string) => JSON.stringify({'a.b': {message: text}}, null, 2);
  it.each<[what: string, files: Record<string, string>, places: string[]]>([
    [
      'messages in English',
      {'src/components/A/index.tsx': `translate({id: 'a.b', message: 'Nobody knows 4 % of it.', description: 'x'});\n`},
      ['1 error', '1 error'],
    ],
    [
      'elements with a text',
      {'src/components/A/index.tsx': '<p>\n<Translate id="a" description="x">\n  Sign it anew.\n</Translate></p>\n'},
      ['2 error'],
    ],
    ['messages in Spanish', {'i18n/es/code.json': message('Añade 1,000,000 de CFX.')}, ['3 error', '3 error']],
    ['messages in Chinese', {'i18n/zh/code.json': message('对合约进行验证,完成。')}, ['3 error', '3 error']],
    ['what tags surround', {'i18n/zh/code.json': message('打开 <strong>设置</strong>。')}, ['3 error']],
    [
      'facts in three languages',
      {'src/facts/a.json': '{"cause": {"en": "Sign anew.", "zh": "「签名」", "es": "El coste."}}\n'},
      ['1 error', '1 error', '1 error'],
    ],
    [
      'the JSON-RPC reference',
      {'openrpc/i18n/zh/core/a.yaml': 'a:\n  summary: 返回 交易。\n  text: >\n    需要 21 000 gas。\n'},
      ['2 error', '3 error'],
    ],
  ])('finds faults in %s', {timeout: 30_000}, async (_what, files, places) =>
    expect(await spots(files, 'other-texts')).toEqual(places),
  );

  it('leaves texts of the framework and code alone', {timeout: 30_000}, async () => {
    const files = {
      'src/theme/A/index.tsx': `translate({id: 'theme.A.b', message: 'Please wait.'});\n// nobody knows\n`,
      'i18n/zh/code.json': message('共 `1 000` 项，{count} 个。打开<strong>设置</strong>页面。'),
      'i18n/es/code.json': message('Leer en 中文(简体)'),
      'openrpc/i18n/es/core/a.yaml': "a:\n  summary: 'Devuelve `coste` y el 4 %.'\n",
    };
    expect(await spots(files, 'other-texts')).toEqual([]);
  });
});

describe('wording: the length of sentences', () => {
  /** That many words, of which the first starts with a capital. */
  const words = (count: number) => `Each${' word'.repeat(count - 1)}`;
  const small = (count: number) => `each${' word'.repeat(count - 1)}`;
  it.each<Case>([
    ['50 words, quietly', EN, `${words(50)}.`, ['7:1 warning']],
    ['51 words that end with an abbreviation', EN, `${words(50)} etc.`, ['7:1 error']],
    ['36 words that end with an abbreviation in front of a question', EN, `Why? ${words(35)} vs.`, ['7:6 warning']],
    ['36 words behind a short sentence', EN, `Wait. ${words(36)}.`, ['7:7 warning']],
    ['an abbreviation inside of a sentence', EN, `${words(20)}, e.g. Conflux with ${small(20)}.`, ['7:1 warning']],
    ['a Spanish abbreviation', ES, `${words(25)}, p. ej. Conflux, ${small(25)}.`, ['7:1 warning']],
    ['a Spanish abbreviation without a space', ES, `${words(25)}, p.ej. Conflux, ${small(25)}.`, ['7:1 warning']],
    ['a dot before a small letter', EN, `${words(20)} on chain. ${small(20)}.`, ['7:1 warning']],
    ['numbers and code as words', EN, `${'1 `x` '.repeat(18)}.`, ['7:1 warning']],
  ])('finds %s', judge('wording'));

  it.each<Case>([
    ['headings', EN, `## ${words(40)} {#a}`, []],
    ['cells', EN, `| ${words(40)} |\n|---|\n| ${words(40)} |`, []],
    ['dashes and arrows, which are no words', EN, `${words(20)} \u2013 \u2013 \u2013 \u2192 ${small(15)}.`, []],
    ['a paragraph without a word', EN, '\u2192', []],
    ['names with dots, hyphens and slashes', EN, `${words(30)} docs/a-b.mdx web3.js it's v1.0_x and/or.`, []],
    ['two sentences with two spaces between them', EN, `${words(20)}.  ${words(20)}.`, []],
    ['two sentences in two lines', EN, `${words(20)}.\n${words(20)}.`, []],
    ['a line that ends with a mark', EN, `${words(20)}:\n${small(20)}.`, []],
    ['a line that ends with a break', EN, `${words(20)}: <br />${small(20)}.`, []],
    ['a quoted sentence', EN, `"${words(20)}." ${words(20)}.`, []],
    ['a sentence that starts with code', EN, `${words(20)}. \`a\` ${small(20)}.`, []],
    ['an abbreviation in the middle of the first of two sentences', EN, `One vs. two, ${small(20)}. ${words(20)}.`, []],
    ['Chinese', ZH, `${words(60)}。`, []],
  ])('leaves %s alone', judge('wording'));

  it('quotes the beginning of a sentence, and the limit that it exceeds', async () => {
    const body = `Then \`cfx\`\nand ${small(35)}.\n\n${words(51)}.\n\n${words(50)}.`;
    expectFindings(await lines({[EN]: page(body)}, 'wording'), [
      `${EN}:7:1  warning wording`,
      `${EN}:10:1  wording`,
      `${EN}:12:1  warning wording`,
    ]);
  });

  it.each<[text: string, found: [text: string, start: number][]]>([
    [
      '  One. Two',
      [
        ['  One', 2],
        ['Two', 7],
      ],
    ],
    [
      'One: Two; Three',
      [
        ['One', 0],
        ['Two', 5],
        ['Three', 10],
      ],
    ],
    [
      'One! ¿Dos? 3.',
      [
        ['One', 0],
        ['¿Dos', 5],
        ['3.', 11],
      ],
    ],
    ['One.\n', [['One', 0]]],
    ['One no. 5', [['One no. 5', 0]]],
    ['', []],
  ])('splits "%s"', (text, found) =>
    expect(sentences(text).map((sentence) => [sentence.text, sentence.start])).toEqual(found),
  );
});
