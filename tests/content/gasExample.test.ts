import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';

const FILES = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current', 'i18n/es/docusaurus-plugin-content-docs/current'].map((folder) => `${folder}/general/conflux-basics/gas.mdx`);
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
