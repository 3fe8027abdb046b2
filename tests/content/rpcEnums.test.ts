/**
 * Compares the page about fixed values with the schemas: each table has the words that the documents allow, in every
 * language.
 */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Schema} from 'docusaurus-plugin-openrpc/sources';
import {publishedRpc} from '../support/publishedRpc';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = 'core/build/json-rpc/common-enums.mdx';
const files = [
  'docs',
  'i18n/zh/docusaurus-plugin-content-docs/current',
  'i18n/es/docusaurus-plugin-content-docs/current',
].map((folder) => ({language: folder.split('/')[1] ?? 'en', file: path.join(ROOT, folder, PAGE)}));

const core = publishedRpc('core');
const property = (name: string, key: string) => core.schema(name).properties![key] as Schema;
const words = ({enum: values = []}: Schema) => values.map(String);

/** Code words of a cell. */
const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** Cells of the table of a section, without the head. */
function rows(file: string, section: string): string[][] {
  const text = fs.readFileSync(file, 'utf8').split(`{#${section}}`)[1]!.split('\n## ')[0]!;
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

const actions = core.schema('Trace').oneOf!.map((branch) => String((branch.properties!.type as Schema).const));

describe.each(files)('§2.2 fixed values in $language', ({file}) => {
  const traces = () => rows(file, 'traces').map(([field, values]) => [codes(field!).join(), codes(values!)] as const);

  it.each([
    ['type', actions],
    ['actionTypes', words(core.schema('TraceActionType'))],
    ['space,fromSpace,toSpace', words(property('InternalTransferAction', 'fromSpace'))],
    ['callType', words(property('CallAction', 'callType'))],
    ['createType', words(property('CreateAction', 'createType'))],
    ['outcome', words(property('CallResultAction', 'outcome'))],
    ['fromPocket,toPocket', words(property('InternalTransferAction', 'fromPocket'))],
  ])('traces: %s', (field, values) => {
    expect([...(traces().find(([name]) => name === field)?.[1] ?? [])].sort()).toEqual([...values].sort());
  });

  it('epoch tags', () =>
    expect(rows(file, 'epoch-tags').map(([tag]) => codes(tag!)[0])).toEqual(words(core.schema('EpochTag'))));

  it('transaction types', () =>
    expect(rows(file, 'transaction-types').map(([type]) => codes(type!)[0])).toEqual(
      words(property('Transaction', 'type')),
    ));

  it('outcomes: those of receipts, of skipped transactions, and null; that of eSpace stands beside the table', () => {
    const known = [...words(property('EpochReceipt', 'outcomeStatus')), ...words(property('Transaction', 'status'))];
    expect([...new Set([...rows(file, 'outcome').map(([value]) => codes(value!)[0]!), '0xff'])].sort()).toEqual(
      [...new Set(known)].sort(),
    );
    expect(fs.readFileSync(file, 'utf8').split('{#outcome}')[1]!.split('\n## ')[0]).toContain('`0xff`');
  });

  it('types of addresses', () => {
    const pattern = String(core.schema('Address').pattern);
    const types = /TYPE\\\.\(([A-Z|]+)\)/.exec(pattern)![1]!.split('|');
    expect(
      rows(file, 'addresses')
        .map(([type]) => codes(type!)[0])
        .sort(),
    ).toEqual(types.map((type) => `TYPE.${type}`).sort());
  });
});
