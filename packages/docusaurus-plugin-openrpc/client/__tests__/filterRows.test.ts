import {describe, expect, it} from 'vitest';
import {filterRows} from '../filterRows';
import type {MethodRow} from '../pageData';

const row = (method: string, subject: string, summary: string, counterpart: string | null): MethodRow => ({
  method,
  path: `/${method}`,
  subject,
  summary,
  counterpart: counterpart === null ? null : {method: counterpart, path: `/${counterpart}`},
  checked: true,
  isPublic: true,
});
const rows = [
  row('cfx_getBalance', 'Accounts', 'The <code>balance</code> of an <em>account</em>', 'eth_getBalance'),
  row('cfx_getStatus', 'Network', 'The <strong>state</strong> of the node', null),
  row('cfx_gasPrice', 'Gas', 'A gas price of e<em>Space</em> in drip', 'eth_gasPrice'),
];
const found = (words: string) => filterRows(rows, words).map(({method}) => method);

describe('the filter of a method list', () => {
  it.each([
    ['in the name of the method', 'getstatus', ['cfx_getStatus']],
    ['in the subject', 'network', ['cfx_getStatus']],
    ['in the summary', 'drip', ['cfx_gasPrice']],
    ['in the counterpart', 'eth_gas', ['cfx_gasPrice']],
    ['of either case', 'GasPrice', ['cfx_gasPrice']],
    ['in a marked part of the summary', 'state', ['cfx_getStatus']],
    ['of which a part is marked', 'espace', ['cfx_gasPrice']],
  ])('finds words %s', (_, words, methods) => expect(found(words)).toEqual(methods));

  it('wants every word, in any order', () => {
    expect(found('price gas')).toEqual(['cfx_gasPrice']);
    expect(found('  get   account ')).toEqual(['cfx_getBalance']);
    expect(found('get price')).toEqual([]);
  });

  it.each(['', '  '])('shows all rows without a word: "%s"', (words) =>
    expect(found(words)).toEqual(['cfx_getBalance', 'cfx_getStatus', 'cfx_gasPrice']),
  );

  it('does not look into markup', () => {
    for (const words of ['code', 'strong', '<em>', '>']) expect(found(words)).toEqual([]);
  });

  it('a method without a counterpart is not found by a word for that', () => {
    for (const words of ['null', 'undefined']) expect(found(words)).toEqual([]);
  });
});
