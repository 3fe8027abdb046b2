import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rpcErrorCodes} from '@site/src/facts/rpcErrors';
import {plainNumbers} from '../support/plainNumbers';
import {pageSource} from '../../scripts/lib/pageSource';

// Figures that pages contain as text, because they are the words of a table. These tests compare them with their
// source.
const FOLDERS = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
];
const pages = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

/** What a page says between a heading with this id and the next one. */
function section(file: string, id: string): string {
  const [, rest = ''] = pageSource(file).split(`{#${id}}\n`);
  return rest.split(/^## /m)[0]!;
}

describe('error codes in pages', () => {
  it('are codes of src/facts/rpc-errors.json', () => {
    const known = new Set(rpcErrorCodes.map(({code}) => code));
    const typed = pages.flatMap((file) =>
      [...pageSource(file).matchAll(/(?<![\w.])-3[29]\d{3}\b/g)].map(([code]) => ({file, code: Number(code)})),
    );
    expect(typed.length).toBeGreaterThan(100);
    expect(typed.filter(({code}) => !known.has(code))).toEqual([]);
  });

  it.each(FOLDERS)('%s: the endpoint pages list codes of their own space', (folder) => {
    for (const [page, space] of [
      ['espace/network-endpoints.mdx', 'espace'],
      ['core/conflux_rpcs.mdx', 'core'],
    ] as const) {
      const text = section(`${folder}/${page}`, 'errors');
      const codes = [...text.matchAll(/^\| `(-?\d+)`/gm)].map(([, code]) =>
        rpcErrorCodes.find((one) => one.code === Number(code)),
      );
      expect(codes.length).toBeGreaterThan(8);
      expect(codes.filter((one) => one?.space !== 'both' && one?.space !== space)).toEqual([]);
    }
  });
});

describe('the recorded estimates of the page about cfx_estimateGasAndCollateral', () => {
  interface Example {
    name: string;
    response: {result?: {gasLimit: string; storageCollateralized: string}};
  }
  const {examples} = JSON.parse(
    fs.readFileSync('openrpc/recordings/core/cfx_estimateGasAndCollateral.json', 'utf8'),
  ) as {examples: Example[]};
  const recorded = ['owned-slots', 'no-sender', 'sponsored', 'access-list'].map((name) => {
    const result = examples.find((one) => one.name === name)?.response.result;
    return [Number(result?.gasLimit), Number(result?.storageCollateralized)];
  });

  it.each(FOLDERS)('%s: four senders, as recorded', (folder) => {
    const text = section(
      `${folder}/core/build/json-rpc/rpc-behaviour/cfx_estimateGasAndCollateral-behaviour.mdx`,
      'sender',
    );
    const rows = [...plainNumbers(text, `${folder}/`).matchAll(/^\| [^|]+ \| (\d+) \| (\d+) \|/gm)].map(
      ([, gas, bytes]) => [Number(gas), Number(bytes)],
    );
    expect(rows).toEqual(recorded);
  });
});

describe('the bound of the page about packing', () => {
  it.each(FOLDERS)('%s: a uint96 of drip, in whole CFX', (folder) => {
    const [, cfx = '0'] =
      /(\d{4,}) CFX/.exec(
        plainNumbers(
          section(`${folder}/general/build/smart-contracts/gas-optimization/packing.mdx`, 'when-not'),
          `${folder}/`,
        ),
      ) ?? [];
    expect(BigInt(cfx)).toBe((2n ** 96n - 1n) / 10n ** 18n);
  });
});
