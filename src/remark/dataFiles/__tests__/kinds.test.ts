import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {KINDS, type KindName} from '../kinds';
import {readDataFile} from '../read';
import {parseShape} from '../shape';

const SEQUENCE = `title: {en: A, zh: 甲, es: A}
description: {en: '1: First. 2 and 3: More.', zh: 1：第一。2 和 3：其他。, es: '1: Primero. 2 y 3: Más.'}
actors:
  - {id: a, name: A}
  - {id: b, name: {en: B, zh: 乙, es: B}, detail: B, tone: core}
steps:
  - {from: a, to: b, label: one}
  - {from: b, to: b, label: two, note: two}
  - {from: b, to: a, label: three, reply: true}
`;
const TABLE = `columns:
  - {of: a, name: A}
  - {of: b, name: {en: B, zh: 乙, es: B}, as: code, links: c, lang: en, optional: true}
words:
  yes: {en: supported, zh: 支持, es: compatible}
stacks: false
`;

const ERRORS = `page: /docs/a#fails
columns:
  - {of: shown, name: {en: Symptom, zh: 现象, es: Síntoma}}
  - {of: cause, name: {en: Cause, zh: 原因, es: Causa}}
rows:
  - {messages: [low], shown: '\`low\`', cause: {en: A, zh: 甲, es: A}}
  - {same: funds}
`;

/** The faults of a file, each as its line and message, after a change. */
function faultsOf(kind: KindName, source: string, from: string, to: string): string[] {
  expect(source).toContain(from);
  const {faults, untranslated} = parseShape(source.replace(from, to), KINDS[kind].shape, 'x');
  return [
    ...faults.map(({line, message}) => `${line} ${message}`),
    ...Object.entries(untranslated).map(([language, lines]) => `${lines.join(',')} no ${language}`),
  ];
}

describe('the shape of data files', () => {
  it('fits a sequence and a table', () => {
    expect(faultsOf('Sequence', SEQUENCE, '', '')).toEqual([]);
    expect(faultsOf('FactTable', TABLE, '', '')).toEqual([]);
    expect(faultsOf('ErrorTable', ERRORS, '', '')).toEqual([]);
  });

  it.each([
    ['zh: 甲, ', '', ['6 no zh']],
    [', cause: {en: A, zh: 甲, es: A}', '', ['6 The row has no text for the column "cause".']],
    ['of: cause', 'of: reason', [/^4 "of" is none of these: shown, /, /column "reason"/]],
    ['same: funds', 'same: funds, also: x', ['7 "rows" has the unknown key "also".']],
  ])('reports an error table with %s instead of %s', (from, to, faults) => {
    const found = faultsOf('ErrorTable', ERRORS, from, to);
    expect(found).toHaveLength(faults.length);
    faults.forEach((fault, index) => expect(found[index]).toMatch(fault));
  });

  it.each([
    ['title: {en: A, zh: 甲, es: A}', 'title: {en: A, es: A}', ['1 no zh']],
    ['title: {en: A, zh: 甲, es: A}', 'title: {zh: 甲, es: A}', ['1 "title" has no English text.', '1 no en']],
    ['zh: 甲', 'zh: ""', ['1 "zh" of "title" is not a text.']],
    ['zh: 甲', 'zh: 甲, fr: A', ['1 "fr" of "title" is not the folder of a language.']],
    ['{en: A, zh: 甲, es: A}', '[A]', ['1 "title" is neither a text nor one for each language.']],
    ['  - {id: a, name: A}', '  - {id: a}', ['4 "actors" has no "name".']],
    [
      '  - {id: a, name: A}',
      '  - a',
      ['4 "actors" has no keys.', '7 There is no actor "a".', '9 There is no actor "a".'],
    ],
    ['{id: a, name: A}', '{id: a, name: A, colour: red}', ['4 "actors" has the unknown key "colour".']],
    ['tone: core', 'tone: red', ['5 "tone" is none of these: core, espace, ledger.']],
    ['reply: true', 'reply: yes', ['9 "reply" is none of these: true.']],
    ['label: two, note', 'label: , note', ['8 "label" is neither a text nor one for each language.']],
    ['{from: a, to: b', '{from: c, to: b', ['7 There is no actor "c".']],
    ['2 and 3: More', '2: More', ['2 The description has the steps 1, 2, but the sequence has 3.']],
    ['2 和 3：', '3 和 2：', ['2 The description has the steps 1, 3, 2, but the sequence has 3.']],
    ['1: Primero. 2 y 3: Más.', 'Nada.', ['2 The description has the steps none, but the sequence has 3.']],
    [
      '{from: a, to: b, label: one}',
      '{from: a, to: b, label: one',
      ['8 The YAML is not valid: Flow map in block collection must be sufficiently indented and end with a }.'],
    ],
  ])('reports what is wrong with a sequence: %s → %s', (from, to, expected) =>
    expect(faultsOf('Sequence', SEQUENCE, from, to).slice(0, expected.length)).toEqual(expected),
  );

  it.each([
    ['{of: a, name: A}', '{name: A}', ['2 "columns" has no "of".']],
    ['as: code', 'as: bold', ['3 "as" is none of these: code, long, url, copied, address.']],
    ['stacks: false', 'stacks: true', ['6 "stacks" is none of these: false.']],
    ['zh: 支持, ', '', ['5 no zh']],
    ['words:\n  yes: {en: supported, zh: 支持, es: compatible}', 'words: [yes]', ['4 "words" has no keys.']],
    [TABLE, '', ['1 "x" is empty.']],
    [TABLE, 'columns: a', ['1 "columns" is not a list.']],
  ])('reports what is wrong with a table: %s → %s', (from, to, expected) =>
    expect(faultsOf('FactTable', TABLE, from, to)).toEqual(expected),
  );

  const files = Object.entries(KINDS).flatMap(([kind, {folder}]) =>
    fs.readdirSync(folder).map((file): [KindName, string] => [kind as KindName, `${folder}/${file}`]),
  );
  it.each(files)('fits: <%s> %s', (kind, file) => {
    const {faults, untranslated} = parseShape(fs.readFileSync(file, 'utf8'), KINDS[kind].shape, file);
    expect([faults, untranslated]).toEqual([[], {}]);
  });
});

describe('a data file in a page', () => {
  it('has the texts of the language, and the values of facts', () => {
    const {title, description, steps} = readDataFile('Sequence', 'cross-space-call', 'es') as {
      title: string;
      description: string;
      steps: {label: string; note?: string}[];
    };
    expect(title).toBe('Cómo pasa una llamada de Core Space a eSpace');
    expect(description).toContain('con 1/10 del gas restante');
    expect(steps[2]).toEqual({
      from: 'internal',
      to: 'contract',
      label: 'llama con 1/10 del gas',
      note: 'desde la cuenta mapeada',
    });
  });

  it('that does not exist stops the build, with the names of those that do', () => {
    expect(() => readDataFile('Sequence', 'x403', 'en')).toThrow(/^<Sequence of="x403">: write one of .*, x402\.$/);
  });
});
