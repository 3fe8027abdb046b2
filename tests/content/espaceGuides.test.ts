import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {plainNumbers} from '../support/plainNumbers';

const ROOT = path.resolve(__dirname, '../..');
const FOLDERS = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
const page = (folder: string, name: string): string =>
  plainNumbers(fs.readFileSync(path.join(ROOT, folder, 'espace', name), 'utf8'), `${folder}/espace/${name}`);

describe('figures computed from facts in the guides of eSpace', () => {
  it.each(FOLDERS)('%s: the fee of a plain transfer at the lowest base fee', (folder) => {
    const gdrip = Number(protocolFact('transferGas').value) * Number(protocolFact('basePriceEspace').value);
    const fee = (gdrip / 1e9).toFixed(5);
    expect(page(folder, 'UserGuide.mdx')).toContain(` ${fee} CFX`);
  });

  it.each(FOLDERS)('%s: what a limit of 100,000 costs when 30,000 are used', (folder) => {
    const [above, below] = String(protocolFact('gasChargedShare').value).split('/').map(Number);
    const charged = Math.max(30_000, (100_000 * above!) / below!);
    expect(page(folder, 'FAQs.mdx')).toContain(` ${charged}`);
  });
});
