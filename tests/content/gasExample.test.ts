import {describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

const FOLDERS = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
const FILES = FOLDERS.map((folder) => `${folder}/general/conflux-basics/gas.mdx`);
/** A row of the example: what, limit, used, charged, fee. */
const ROW = /^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) CFX \|$/gm;
const readPage = (file: string): string => plainNumbers(pageSource(file), file);
const share = (id: string): number => {
  const [part = 0, whole = 1] = String(protocolFact(id).value).split('/').map(Number);
  return part / whole;
};

describe('the example of the page about gas', () => {
  it.each(FILES)('%s follows from the facts', (file) => {
    const rows = [...readPage(file).matchAll(ROW)];
    expect(rows).toHaveLength(4);
    for (const [, what = '', limit = '', used = '', charged = '', fee = ''] of rows) {
      const gdrip = Number(protocolFact(what.includes('Core Space') ? 'basePriceCore' : 'basePriceEspace').value);
      expect(Number(charged), what).toBe(Math.max(Number(used), Number(limit) * share('gasChargedShare')));
      expect(Number(fee), what).toBeCloseTo((Number(charged) * gdrip) / 1e9, 12);
      if (!/Call|call|调用|Llamada|llamada/.test(what)) expect(Number(used)).toBe(protocolFact('transferGas').value);
    }
  });
});

/** The numbers in the only line of a page that contains all of `words`, without components. */
function numbersOf(file: string, ...words: string[]): number[] {
  const lines = readPage(file)
    .split('\n')
    .filter((line) => words.every((word) => line.includes(word)));
  expect(lines, file).toHaveLength(1);
  const [line = ''] = lines;
  // Only the sentences with one of the words, because Chinese paragraphs are one line.
  const sentence = line
    .split(/(?<=[。；])|(?<=\. )/)
    .filter((part) => words.some((word) => part.includes(word)))
    .join('');
  return [...sentence.replace(/<[^>]*>/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
}

describe('sentences with an example', () => {
  it.each(FOLDERS)('%s: what is charged of a limit is the share that the facts name', (folder) => {
    const transfer = Number(protocolFact('transferGas').value);
    const [limit = 0, used = 0, charged = 0] = numbersOf(`${folder}/espace/FAQs.mdx`, '100000', '75000');
    expect(charged).toBe(Math.max(used, limit * share('gasChargedShare')));
    const [asked = 0, paid = 0] = numbersOf(`${folder}/espace/build/transaction.mdx`, '100000', '75000');
    expect(paid).toBe(Math.max(transfer, asked * share('gasChargedShare')));
  });

  it.each(FOLDERS)('%s: what eSpace gets of the gas of a cross-space call', (folder) => {
    const [given = 0, needed = 0] = numbersOf(`${folder}/espace/build/cross-space-bridge.mdx`, '1000000');
    expect(given).toBe(needed * share('crossSpaceGasShare'));
  });

  it.each(FOLDERS)('%s: the lowest fee of a transfer', (folder) => {
    const fee = numbersOf(`${folder}/espace/UserGuide.mdx`, 'id="transferGas"', 'CFX').at(-1);
    expect(fee).toBeCloseTo(
      (Number(protocolFact('transferGas').value) * Number(protocolFact('basePriceEspace').value)) / 1e9,
      12,
    );
  });
});
