import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';

const FOLDERS = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current', 'i18n/es/docusaurus-plugin-content-docs/current'];
const FILES = FOLDERS.map((folder) => `${folder}/general/conflux-basics/gas.mdx`);
/** A row of the example: what, limit, used, charged, fee. */
const ROW = /^\| ([^|]+) \| ([\d ]+) \| ([\d ]+) \| ([\d ]+) \| ([\d.,]+) CFX \|$/gm;
const number = (text: string): number => Number(text.replaceAll(' ', '').replace(',', '.'));
const share = (id: string): number => {
  const [part = 0, whole = 1] = String(protocolFact(id).value).split('/').map(Number);
  return part / whole;
};

describe('the example of the page about gas', () => {
  it.each(FILES)('%s follows from the facts', (file) => {
    const rows = [...fs.readFileSync(file, 'utf8').matchAll(ROW)];
    expect(rows).toHaveLength(4);
    for (const [, what = '', limit = '', used = '', charged = '', fee = ''] of rows) {
      const gdrip = Number(protocolFact(what.includes('Core Space') ? 'basePriceCore' : 'basePriceEspace').value);
      expect(number(charged), what).toBe(Math.max(number(used), number(limit) * share('gasChargedShare')));
      expect(number(fee), what).toBeCloseTo((number(charged) * gdrip) / 1e9, 12);
      if (!/Call|call|调用|Llamada|llamada/.test(what)) expect(number(used)).toBe(protocolFact('transferGas').value);
    }
  });
});

/** The numbers of the one line of a page in which all of `words` stand, components left out. */
function numbersOf(file: string, ...words: string[]): number[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter((line) => words.every((word) => line.includes(word)));
  expect(lines, file).toHaveLength(1);
  const [line = ''] = lines;
  // The sentence that holds the first word: Chinese paragraphs are one line.
  const sentence = line.split(/(?<=[。；])|(?<=\. )/).filter((part) => words.some((word) => part.includes(word))).join('');
  return [...sentence.replace(/<[^>]*>/g, '').matchAll(/\d[\d ]*(?:[.,]\d+)?/g)].map(([text]) => number(text));
}

describe('sentences with an example', () => {
  it.each(FOLDERS)('%s: what is charged of a limit is the share that the facts name', (folder) => {
    const transfer = Number(protocolFact('transferGas').value);
    const [limit = 0, used = 0, charged = 0] = numbersOf(`${folder}/espace/FAQs.mdx`, '100 000', '75 000');
    expect(charged).toBe(Math.max(used, limit * share('gasChargedShare')));
    const [asked = 0, paid = 0] = numbersOf(`${folder}/espace/build/transaction.mdx`, '100 000', '75 000');
    expect(paid).toBe(Math.max(transfer, asked * share('gasChargedShare')));
  });

  it.each(FOLDERS)('%s: what eSpace gets of the gas of a cross-space call', (folder) => {
    const [given = 0, needed = 0] = numbersOf(`${folder}/espace/build/cross-space-bridge.mdx`, '1 000 000');
    expect(given).toBe(needed * share('crossSpaceGasShare'));
  });

  it.each(FOLDERS)('%s: the lowest fee of a transfer', (folder) => {
    const fee = numbersOf(`${folder}/espace/UserGuide.mdx`, 'id="transferGas"', 'CFX').at(-1);
    expect(fee).toBeCloseTo((Number(protocolFact('transferGas').value) * Number(protocolFact('basePriceEspace').value)) / 1e9, 12);
  });
});
