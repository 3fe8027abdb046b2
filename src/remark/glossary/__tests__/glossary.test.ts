import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {glossaryEntries} from '../glossaryEntries';
import {localeOf} from '../../facts/locale';
import remarkGlossary from '../index';
import {markTerms} from '../markTerms';
import {createMatcher, wordPattern, wordsPattern} from '../matcher';
import {parseGlossary} from '../parseGlossary';
import {GLOSSARY_FILE, readGlossary} from '../readGlossary';
import {LOCALES, type Locale} from '../types';

const YAML = `
- id: block
  tip: false
  en: {name: block, also: [blocks], means: A package of transactions.}
  zh: {name: 区块, means: 一组交易。}
  es: {name: bloque, means: Paquete de transacciones.}
- id: block-gas-limit
  en: {name: block gas limit, means: "The most gas of a block, {{fact:blockGasLimit}}."}
  zh: {name: 区块 gas 上限, means: 区块的 gas 上限。}
  es: {name: límite de gas del bloque, means: Máximo de gas de un bloque.}
- id: epoch
  page: /docs/overview
  en: {name: epoch, also: [epochs, age], means: A main-line block with others.}
  zh: {name: 纪元, means: 主链区块。, not: [世代]}
  es: {name: época, also: [épocas], means: Bloque pivote.}
- id: evm
  en: {name: EVM, means: A machine.}
  zh: {name: EVM, means: 虚拟机。}
  es: {name: EVM, means: Máquina.}
`;
const terms = parseGlossary(YAML);
const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm);

/** The content of `<Term>` in a page after the plugin, with the sentence that explains it. */
function marked(text: string, locale: Locale = 'en'): string[] {
  const tree = processor.parse(text) as Root;
  markTerms(tree, createMatcher(terms, locale), locale);
  const found: string[] = [];
  const walk = (node: {type: string; name?: string | null; attributes?: unknown; children?: unknown[]}): void => {
    if (node.name === 'Term') {
      const [id, tip] = node.attributes as {value: string}[];
      found.push(`${(node.children as {value: string}[])[0]!.value} = ${id!.value}: ${tip!.value}`);
    }
    for (const child of node.children ?? []) walk(child as never);
  };
  walk(tree as never);
  return found;
}

describe('glossary: the first use of a term', () => {
  it('is marked once a page, with its meaning', () => {
    expect(marked('An epoch ends. Another epoch starts.\n\nEpochs go on.')).toEqual([
      'epoch = epoch: A main-line block with others.',
    ]);
  });
  it('counts plurals and a capital at the start of a sentence', () => {
    expect(marked('Epochs pass.')).toEqual(['Epochs = epoch: A main-line block with others.']);
  });
  it('can be in lists, quotes and admonitions too', () => {
    for (const text of ['- an epoch', '> an epoch', ':::note\n\nan epoch\n\n:::'])
      expect(marked(text), text).toHaveLength(1);
  });
  it('is the longest term, and its meaning contains values of the facts', () => {
    expect(marked('The block gas limit holds.')).toEqual([
      'block gas limit = block-gas-limit: The most gas of a block, 60,000,000.',
    ]);
  });
  it('can span a line break in the source', () => {
    expect(marked('The block gas\nlimit holds.')).toHaveLength(1);
  });
  it('is a whole word', () => {
    expect(marked('An epochal, pre-epoch message of epoch_number; páge.')).toEqual([]);
  });
  it('keeps the case of abbreviations', () => {
    expect(marked('An evm is not it, the EVM is.')).toEqual(['EVM = evm: A machine.']);
  });
  it('needs no spaces in Chinese, and can be next to Latin words', () => {
    expect(marked('每个纪元执行一次，由 EVM 执行。', 'zh')).toEqual([
      '纪元 = epoch: 主链区块。',
      'EVM = evm: 虚拟机。',
    ]);
    expect(marked('由EVM执行。', 'zh')).toEqual(['EVM = evm: 虚拟机。']);
  });
  it('finds words that begin with an accent', () => {
    expect(marked('Cada época.', 'es')).toEqual(['época = epoch: Bloque pivote.']);
  });
  it('is not marked if the term turns its explanation off', () => {
    expect(marked('A block.')).toEqual([]);
  });
});

describe('glossary: a paragraph with terms', () => {
  /** The children of the first paragraph after a page went through the plugin. */
  function children(text: string): unknown[] {
    const tree = processor.parse(text) as Root;
    markTerms(tree, createMatcher(terms, 'en'), 'en');
    return (
      JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value))) as {
        children: {children: unknown[]}[];
      }
    ).children[0]!.children;
  }
  const text = (value: string) => ({type: 'text', value});
  const term = (name: string, id: string, tip: string) => ({
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'tip', value: tip},
    ],
    children: [text(name)],
  });

  it('keeps all of its text, around each term', () => {
    const [epoch, evm] = [term('epoch', 'epoch', 'A main-line block with others.'), term('EVM', 'evm', 'A machine.')];
    expect(children('An epoch of the EVM ends an epoch.')).toEqual([
      text('An '),
      epoch,
      text(' of the '),
      evm,
      text(' ends an epoch.'),
    ]);
    expect(children('epoch')).toEqual([epoch]);
    expect(children('EVM *and* `x` epoch')).toEqual([
      evm,
      text(' '),
      {type: 'emphasis', children: [text('and')]},
      text(' '),
      {type: 'inlineCode', value: 'x'},
      text(' '),
      epoch,
    ]);
  });

  it('may be empty of text', () => {
    expect(children('![epoch](/a.png)')).toHaveLength(1);
  });
});

describe('glossary: what is never marked', () => {
  it.each([
    ['heading', '## An epoch'],
    ['inline code', 'The `epoch` field.'],
    ['fence', '```text\nepoch\n```'],
    ['table', '| epoch |\n|---|\n| epoch |'],
    ['link', '[epoch](/x)'],
    ['component', '<Card title="x">\n\nAn epoch.\n\n</Card>'],
    ['inline component', 'The <Fact id="x">epoch</Fact>.'],
    ['title of an admonition', ':::note[An epoch]\n\nText.\n\n:::'],
  ])('%s', (_what, text) => {
    expect(marked(text)).toEqual([]);
  });
  it('a term that the page itself explains or links further up', () => {
    expect(marked('An *epoch* is this. An epoch ends.')).toEqual([]);
    expect(marked('See [the epoch](/x).\n\nAn epoch ends.')).toEqual([]);
    expect(marked('See [the epoch][x].\n\nAn epoch ends.\n\n[x]: /x')).toEqual([]);
    expect(marked('An **epoch** is this. An epoch ends.')).toEqual([]);
  });
});

describe('glossary: the plugin', () => {
  it('determines the language by the path of the page', () => {
    expect(localeOf('/site/i18n/zh/docusaurus-plugin-content-docs/current/a.mdx')).toBe('zh');
    expect(localeOf('/site/docs/core/a.mdx')).toBe('en');
  });
  it('fills the list of the glossary page and marks no term there', () => {
    const tree = processor.parse('An epoch.\n\n<GlossaryList />') as Root;
    remarkGlossary({root: process.cwd()})(tree, {path: '/site/docs/glossary.mdx'} as never);
    const text = JSON.stringify(tree);
    expect(text).toContain('storage-collateral');
    expect(text).not.toContain('"Term"');
  });
  it('fills the list with entries in the language of the page, wherever the list is', () => {
    const tree = processor.parse('<Card>\n\n<GlossaryList />\n\n</Card>') as Root;
    remarkGlossary({root: process.cwd()})(tree, {
      path: '/site/i18n/es/docusaurus-plugin-content-docs/current/glossary.mdx',
    } as never);
    const [card] = tree.children as {attributes: unknown[]; children: {name: string; attributes: unknown[]}[]}[];
    expect(card!.attributes).toEqual([]);
    expect(card!.children[0]).toMatchObject({
      name: 'GlossaryList',
      attributes: [
        {
          type: 'mdxJsxAttribute',
          name: 'json',
          value: JSON.stringify(glossaryEntries(readGlossary(process.cwd()), 'es')),
        },
      ],
    });
  });
  it('marks terms on every other page', () => {
    const tree = processor.parse('<Card>\n\nx\n\n</Card>\n\nAn epoch ends.') as Root;
    for (const at of [0, 1]) remarkGlossary({root: process.cwd()})(tree, {path: `/site/docs/a${at}.mdx`} as never);
    expect(JSON.stringify(tree)).toContain('"name":"Term"');
    expect(JSON.stringify(tree)).not.toContain('"json"');
  });
  it('reads the file again when it has changed, and only then', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
    const file = path.join(root, GLOSSARY_FILE);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    const write = (text: string, second: number) => {
      fs.writeFileSync(file, text);
      fs.utimesSync(file, second, second);
    };
    const one = YAML.slice(0, YAML.indexOf('- id: block-gas-limit'));
    write(one, 1);
    expect(readGlossary(root)).toHaveLength(1);
    write(YAML, 1);
    expect(readGlossary(root)).toHaveLength(1);
    write(YAML, 2);
    expect(readGlossary(root)).toHaveLength(4);
    fs.rmSync(root, {recursive: true});
  });
  it('shows synonyms and search words on the glossary page, and only finds synonyms on others', () => {
    const own = parseGlossary(
      '- id: a\n  en: {name: pool, also: [pools], synonyms: [mempool], search: [queue], means: A.}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.}\n',
    );
    expect(glossaryEntries(own, 'en')[0]!.also).toEqual(['mempool', 'queue']);
    expect(createMatcher(own, 'en')('Pools, the mempool, a queue.').map(({text}) => text)).toEqual([
      'Pools',
      'mempool',
    ]);
  });
  it('returns entries in the alphabetical order of the language, synonyms without plurals', () => {
    expect(glossaryEntries(terms, 'es').map(({name}) => name)).toEqual([
      'bloque',
      'época',
      'EVM',
      'límite de gas del bloque',
    ]);
    const epoch = glossaryEntries(terms, 'en').find(({id}) => id === 'epoch')!;
    const named = (fields: string) =>
      glossaryEntries(
        parseGlossary(
          `- id: a\n  en: {name: gas limit, means: A., ${fields}}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.}\n`,
        ),
        'en',
      )[0]!.also;
    expect(named('also: [gas limits, gas bound, limits, gas], synonyms: [limit]')).toEqual([
      'gas bound',
      'limits',
      'gas',
    ]);
    expect(epoch).toEqual({
      id: 'epoch',
      name: 'epoch',
      also: ['age'],
      means: 'A main-line block with others.',
      others: [
        {lang: 'zh-CN', name: '纪元'},
        {lang: 'es', name: 'época'},
      ],
      page: '/docs/overview',
    });
  });
});

describe('glossary: the file is rejected', () => {
  const entry = (fields: string) =>
    `- id: a\n  en: {name: a, means: A.}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.${fields}}\n`;
  it.each([
    ['no list', 'a: b', 'glossary.yaml is not a list of terms.'],
    [
      'order',
      YAML.replace('id: epoch', 'id: aaa'),
      'glossary.yaml: "aaa" comes after "block-gas-limit". Sort the terms by id, each id once.',
    ],
    [
      'id',
      entry('').replace('id: a', 'id: A b'),
      'glossary.yaml: the term "A b" has no id of lowercase letters, digits and hyphens.',
    ],
    ['unknown key', entry(', nope: 1'), 'glossary.yaml: the term "a" has the unknown key "nope" under "es".'],
    ['language', entry('').replace(/ {2}zh.*\n/, ''), 'glossary.yaml: the term "a" has no name under "zh".'],
    [
      'full stop',
      entry('').replace('甲。', '甲'),
      'glossary.yaml: the term "a" has no meaning under "zh", or one that does not end with a full stop.',
    ],
    [
      'length',
      entry('').replace('甲。', `${'甲'.repeat(80)}。`),
      'glossary.yaml: the term "a" has a meaning of 81 characters under "zh"; 80 is the limit.',
    ],
    [
      'form of two terms',
      YAML.replace('[epochs, age]', '[blocks]'),
      'glossary.yaml: "blocks" is a form of "block" and of "epoch" under "en".',
    ],
    [
      'banned form',
      YAML.replace('[世代]', '[区块]'),
      'glossary.yaml: "epoch" bans "区块" under "zh", which is a form of "block".',
    ],
    [
      'banned search word',
      YAML.replace('not: [世代]', 'search: [区块]'),
      'glossary.yaml: "epoch" bans "区块" under "zh", which is a form of "block".',
    ],
    [
      'words near',
      entry(', near: {b: c}'),
      'glossary.yaml: the term "a" has a "near" under "es" that does not map wordings to lists of words.',
    ],
    [
      'synonym of two terms',
      YAML.replace('also: [epochs, age]', 'synonyms: [blocks]'),
      'glossary.yaml: "blocks" is a form of "block" and of "epoch" under "en".',
    ],
    [
      'exception without ban',
      entry(', not: [b], but: [c d]'),
      'glossary.yaml: the term "a" allows "c d" under "es", which contains nothing that it bans.',
    ],
    [
      'unknown fact',
      entry('').replace('甲。', '"{{fact:nope}}。"'),
      'There is no fact "nope": write an id of src/facts/protocol.json',
    ],
  ])('%s', (_what, text, message) => {
    expect(() => parseGlossary(text)).toThrow(message);
  });
});

describe('glossary: the file is read', () => {
  const one = (en: string, more = '') =>
    parseGlossary(`- id: a-1\n${more}  en: {${en}}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.}\n`)[0]!;

  it('with every field, and with only the required ones', () => {
    expect(one('name: pool, means: A pool.')).toEqual({
      id: 'a-1',
      page: undefined,
      tip: true,
      en: {name: 'pool', also: [], synonyms: [], search: [], means: 'A pool.', not: [], near: [], but: []},
      zh: {name: '甲', also: [], synonyms: [], search: [], means: '甲。', not: [], near: [], but: []},
      es: {name: 'a', also: [], synonyms: [], search: [], means: 'A.', not: [], near: [], but: []},
    });
    const full = one(
      'name: pool, also: [pools], synonyms: [mempool], search: [queue], means: A pool., not: [tank], near: {pot: [sponsor, gas]}, but: [tank top, pothole, queued]',
      '  page: /docs/a\n  tip: false\n',
    );
    expect(full).toMatchObject({
      page: '/docs/a',
      tip: false,
      en: {
        also: ['pools'],
        synonyms: ['mempool'],
        search: ['queue'],
        not: ['tank'],
        near: [{form: 'pot', words: ['sponsor', 'gas']}],
        but: ['tank top', 'pothole', 'queued'],
      },
    });
  });

  it('with a meaning as long as its box, counted in characters, not in UTF-16 units', () => {
    const longest = `${'𠮷'.repeat(174)}.`;
    expect(one(`name: a, means: ${longest}`).en.means).toBe(longest);
    expect(() => one(`name: a, means: ${longest}.`)).toThrow(
      'the term "a-1" has a meaning of 176 characters under "en"; 175 is the limit.',
    );
  });

  it.each([
    ['an empty term', '-\n', 'the term "undefined" has no id of lowercase letters, digits and hyphens.'],
    ['an id that is no text', '- id: 1\n', 'the term "1" has no id of lowercase letters'],
    ['an id with a hyphen at its end', '- id: a-\n', 'the term "a-" has no id of lowercase letters'],
    ['an id with two hyphens', '- id: a--b\n', 'the term "a--b" has no id of lowercase letters'],
    ['an id with a capital behind', '- id: aB\n', 'the term "aB" has no id of lowercase letters'],
    ['an id with a capital in front', '- id: Ba\n', 'the term "Ba" has no id of lowercase letters'],
    ['an unknown key', '- id: a\n  pages: /docs/a\n', 'the term "a" has the unknown key "pages".'],
    ['a page elsewhere', '- id: a\n  page: /blog/a\n', 'the term "a" has a page that is not an address below /docs.'],
    [
      'a page behind another address',
      '- id: a\n  page: x/docs/a\n',
      'the term "a" has a page that is not an address below /docs.',
    ],
    [
      'a page with a space',
      '- id: a\n  page: /docs/a b\n',
      'the term "a" has a page that is not an address below /docs.',
    ],
    ['a tip that is a word', '- id: a\n  tip: "no"\n', 'the term "a" has a "tip" that is neither true nor false.'],
    ['an empty name', '- id: a\n  en: {name: "", means: A.}\n', 'the term "a" has no name under "en".'],
    ['a name that is a number', '- id: a\n  en: {name: 1, means: A.}\n', 'the term "a" has no name under "en".'],
    [
      'several terms without a language, all at once',
      '- id: a\n  en: {name: a, means: A.}\n- id: b\n  en: {name: b, means: B.}\n',
      'glossary.yaml: 2 terms have no "zh": a, b.',
    ],
    [
      'entries without text beside them',
      '- id: a\n  en: {name: a, means: A.}\n-\n-\n',
      'the term "a" has no name under "zh"',
    ],
    ['no meaning', '- id: a\n  en: {name: a}\n', 'the term "a" has no meaning under "en"'],
    ['a full stop inside only', '- id: a\n  en: {name: a, means: A. B}\n', 'the term "a" has no meaning under "en"'],
    [
      'a word where a list belongs',
      '- id: a\n  en: {name: a, means: A., also: b}\n',
      'the term "a" has a "also" under "en" that is not a list of words.',
    ],
    [
      'a number in a list',
      '- id: a\n  en: {name: a, means: A., synonyms: [b, 1]}\n',
      'the term "a" has a "synonyms" under "en" that is not a list of words.',
    ],
    [
      'an empty word in a list',
      '- id: a\n  en: {name: a, means: A., not: [b, ""]}\n',
      'the term "a" has a "not" under "en" that is not a list of words.',
    ],
    [
      'a near that is nothing',
      '- id: a\n  en: {name: a, means: A., near: null}\n',
      'the term "a" has a "near" under "en" that does not map',
    ],
    [
      'a near that is a list',
      '- id: a\n  en: {name: a, means: A., near: [b]}\n',
      'the term "a" has a "near" under "en" that does not map',
    ],
    [
      'a near that is a word',
      '- id: a\n  en: {name: a, means: A., near: b}\n',
      'the term "a" has a "near" under "en" that does not map',
    ],
    [
      'a near without words',
      '- id: a\n  en: {name: a, means: A., near: {b: []}}\n',
      'the term "a" has a "near" under "en" that does not map',
    ],
    [
      'a near with a number',
      '- id: a\n  en: {name: a, means: A., near: {b: [c, 1]}}\n',
      'the term "a" has a "near" under "en" that does not map',
    ],
    [
      'one exception of two without ban',
      '- id: a\n  en: {name: a, means: A., not: [b], but: [bc, d]}\n',
      'the term "a" allows "d" under "en", which contains nothing that it bans.',
    ],
    [
      'the same id twice',
      '- &one\n  id: a\n  en: {name: a, means: A.}\n  zh: {name: a, means: A.}\n  es: {name: a, means: A.}\n- *one\n',
      '"a" comes after "a". Sort the terms by id',
    ],
  ])('and refused with %s', (_what, text, message) => {
    expect(() => parseGlossary(text)).toThrow(message);
  });
});

describe('glossary: words in a text', () => {
  const hits = (words: string[], text: string, ignoreCase = false) =>
    [...text.matchAll(new RegExp(wordsPattern(words, ignoreCase), ignoreCase ? 'giu' : 'gu'))].map(([hit]) => hit);

  it('match as a whole, with a boundary at both ends in Latin script', () => {
    expect(hits(['gas'], 'gas, gases, vegas, gas-free, no_gas, gas9, ágas, gasé, 区gas块')).toEqual(['gas', 'gas']);
    expect(hits(['块a', 'a块'], '块a块, 块ab, ba块, xa块, 块a')).toEqual(['块a', '块a']);
  });

  it('match as a whole individually, too', () => {
    const one = (word: string, text: string) =>
      [...text.matchAll(new RegExp(wordPattern(word), 'gu'))].map(([hit]) => hit);
    expect(one('gas limit', 'gas\nlimit, gases limit, vegas limit, gas limits')).toEqual(['gas\nlimit']);
    expect(one('纪元', '每纪元a')).toEqual(['纪元']);
    expect(one('c++', 'c++ cc')).toEqual(['c++']);
  });

  it('match special characters of patterns literally', () => {
    expect(hits(['a.b', 'c++', '(d)'], 'axb a.b c++ (d) d cc')).toEqual(['a.b', 'c++', '(d)']);
  });

  it('can span two lines', () => {
    expect(hits(['gas limit', 'gas'], 'gas  \n limit gas')).toEqual(['gas  \n limit', 'gas']);
  });

  it('are found in the order of the list, and an empty list finds none', () => {
    expect(hits(['gas', 'gas limit'], 'gas limit')).toEqual(['gas']);
    expect(hits(['Gas limit', 'gas'], 'gas limit, GAS', true)).toEqual(['gas limit', 'GAS']);
    expect(hits([], 'gas')).toEqual([]);
    expect(hits(['纪元'], 'gas')).toEqual([]);
  });

  it('belong to their term, regardless of the number of spaces between them', () => {
    expect(
      createMatcher(terms, 'en')('The block  gas\n limit.').map(({at, text, term}) => [at, text, term.id]),
    ).toEqual([[4, 'block  gas\n limit', 'block-gas-limit']]);
  });
});

describe('glossary: src/facts/glossary.yaml', () => {
  const own = readGlossary(process.cwd());
  it('contains about 120 terms, each explained in three languages', () => {
    expect(own.length).toBeGreaterThanOrEqual(120);
  });
  it('repeats no value that has its own record', () => {
    expect(fs.readFileSync(GLOSSARY_FILE, 'utf8')).not.toMatch(/\b(?:1029|1030|20,000|20 000|60 days|30 seconds)\b/);
  });
  it('explains no term with a word that it bans', () => {
    const wrong = LOCALES.flatMap((locale) => {
      const banned = new RegExp(wordsPattern(own.flatMap((term) => term[locale].not)), 'u');
      return own.filter((term) => banned.test(term[locale].means)).map(({id}) => `${locale} ${id}`);
    });
    expect(wrong).toEqual([]);
  });
});
