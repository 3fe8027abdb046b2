import fs from 'node:fs';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {glossaryEntries} from '../glossaryEntries';
import remarkGlossary, {localeOf} from '../index';
import {markTerms} from '../markTerms';
import {createMatcher, wordsPattern} from '../matcher';
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

/** What stands in `<Term>` after a page went through the plugin, with the sentence that explains it. */
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
    expect(marked('An epoch ends. Another epoch starts.\n\nEpochs go on.')).toEqual(['epoch = epoch: A main-line block with others.']);
  });
  it('counts plurals and a capital at the start of a sentence', () => {
    expect(marked('Epochs pass.')).toEqual(['Epochs = epoch: A main-line block with others.']);
  });
  it('stands in lists, quotes and admonitions too', () => {
    for (const text of ['- an epoch', '> an epoch', ':::note\n\nan epoch\n\n:::']) expect(marked(text), text).toHaveLength(1);
  });
  it('is the longest term, and values of the facts stand in its meaning', () => {
    expect(marked('The block gas limit holds.')).toEqual(['block gas limit = block-gas-limit: The most gas of a block, 60,000,000.']);
  });
  it('goes over a line break in the source', () => {
    expect(marked('The block gas\nlimit holds.')).toHaveLength(1);
  });
  it('is a whole word', () => {
    expect(marked('An epochal, pre-epoch message of epoch_number; páge.')).toEqual([]);
  });
  it('keeps the case of abbreviations', () => {
    expect(marked('An evm is not it, the EVM is.')).toEqual(['EVM = evm: A machine.']);
  });
  it('needs no spaces in Chinese, and may stand beside Latin words', () => {
    expect(marked('每个纪元执行一次，由 EVM 执行。', 'zh')).toEqual(['纪元 = epoch: 主链区块。', 'EVM = evm: 虚拟机。']);
    expect(marked('由EVM执行。', 'zh')).toEqual(['EVM = evm: 虚拟机。']);
  });
  it('finds words that begin with an accent', () => {
    expect(marked('Cada época.', 'es')).toEqual(['época = epoch: Bloque pivote.']);
  });
  it('is left alone where the term says that it explains nothing', () => {
    expect(marked('A block.')).toEqual([]);
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
  it('takes the language from where the page stands', () => {
    expect(localeOf('/site/i18n/zh/docusaurus-plugin-content-docs/current/a.mdx')).toBe('zh');
    expect(localeOf('/site/docs/core/a.mdx')).toBe('en');
  });
  it('fills the list of the glossary page and marks nothing there', () => {
    const tree = processor.parse('An epoch.\n\n<GlossaryList />') as Root;
    remarkGlossary({root: process.cwd()})(tree, {path: '/site/docs/glossary.mdx'} as never);
    const text = JSON.stringify(tree);
    expect(text).toContain('storage-collateral');
    expect(text).not.toContain('"Term"');
  });
  it('shows synonyms and search words on the glossary page, and finds only synonyms on others', () => {
    const own = parseGlossary("- id: a\n  en: {name: pool, also: [pools], synonyms: [mempool], search: [queue], means: A.}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.}\n");
    expect(glossaryEntries(own, 'en')[0]!.also).toEqual(['mempool', 'queue']);
    expect(createMatcher(own, 'en')('Pools, the mempool, a queue.').map(({text}) => text)).toEqual(['Pools', 'mempool']);
  });
  it('gives entries in the alphabetical order of the language, synonyms without plurals', () => {
    expect(glossaryEntries(terms, 'es').map(({name}) => name)).toEqual(['bloque', 'época', 'EVM', 'límite de gas del bloque']);
    const epoch = glossaryEntries(terms, 'en').find(({id}) => id === 'epoch')!;
    expect(epoch).toEqual({id: 'epoch', name: 'epoch', also: ['age'], means: 'A main-line block with others.', others: [{lang: 'zh-CN', name: '纪元'}, {lang: 'es', name: 'época'}], page: '/docs/overview'});
  });
});

describe('glossary: the file is refused', () => {
  const entry = (fields: string) => `- id: a\n  en: {name: a, means: A.}\n  zh: {name: 甲, means: 甲。}\n  es: {name: a, means: A.${fields}}\n`;
  it.each([
    ['no list', 'a: b', 'glossary.yaml is not a list of terms.'],
    ['order', YAML.replace('id: epoch', 'id: aaa'), 'glossary.yaml: "aaa" stands behind "block-gas-limit". Sort the terms by id, each id once.'],
    ['id', entry('').replace('id: a', 'id: A b'), 'glossary.yaml: the term "A b" has no id of small letters, digits and hyphens.'],
    ['unknown key', entry(', nope: 1'), 'glossary.yaml: the term "a" has the unknown key "nope" under "es".'],
    ['language', entry('').replace(/ {2}zh.*\n/, ''), 'glossary.yaml: the term "a" has no name under "zh".'],
    ['full stop', entry('').replace('甲。', '甲'), 'glossary.yaml: the term "a" has no meaning under "zh", or one that does not end with a full stop.'],
    ['length', entry('').replace('甲。', `${'甲'.repeat(80)}。`), 'glossary.yaml: the term "a" has a meaning of 81 characters under "zh"; 80 fit.'],
    ['form of two terms', YAML.replace('[epochs, age]', '[blocks]'), 'glossary.yaml: "blocks" is a form of "block" and of "epoch" under "en".'],
    ['banned form', YAML.replace('[世代]', '[区块]'), 'glossary.yaml: "epoch" bans "区块" under "zh", which is a form of "block".'],
    ['banned search word', YAML.replace('not: [世代]', 'search: [区块]'), 'glossary.yaml: "epoch" bans "区块" under "zh", which is a form of "block".'],
    ['words near', entry(', near: {b: c}'), 'glossary.yaml: the term "a" has a "near" under "es" that is no map of a rendering to words.'],
    ['synonym of two terms', YAML.replace('also: [epochs, age]', 'synonyms: [blocks]'), 'glossary.yaml: "blocks" is a form of "block" and of "epoch" under "en".'],
    ['exception without ban', entry(', not: [b], but: [c d]'), 'glossary.yaml: the term "a" lets "c d" pass under "es", which holds nothing that it bans.'],
    ['unknown fact', entry('').replace('甲。', '"{{fact:nope}}。"'), 'There is no fact "nope": write an id of src/facts/protocol.json'],
  ])('%s', (_what, text, message) => {
    expect(() => parseGlossary(text)).toThrow(message);
  });
});

describe('glossary: src/facts/glossary.yaml', () => {
  const own = readGlossary(process.cwd());
  it('holds about 120 terms, each explained in three languages', () => {
    expect(own.length).toBeGreaterThanOrEqual(120);
  });
  it('types no value that has a record of its own', () => {
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
