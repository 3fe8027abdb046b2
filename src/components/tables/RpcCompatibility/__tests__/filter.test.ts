import {describe, expect, it} from 'vitest';
import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {filterRows, type View, VIEWS} from '../filter';

const row = (
  method: string,
  standard: CompatibilityRow['standard'],
  served: CompatibilityRow['served'],
  differencesHtml = '',
): CompatibilityRow => ({method, standard, served, isPublic: true, differencesHtml});
const rows = [
  row('eth_call', 'current', 'served', '<code>gas</code> is bounded'),
  row('eth_getProof', 'current', 'missing', 'another kind of tree'),
  row('eth_sign', 'current', 'stub'),
  row('eth_createAccessList', 'current', 'newer', 'later'),
  row('eth_chainId', 'current', 'served'),
  row('trace_block', 'none', 'served'),
];
const names = (view: View, words = '') => filterRows(rows, view, words).map(({method}) => method);

describe('the views of the compatibility table', () => {
  it.each([
    ['all', rows.map(({method}) => method)],
    ['ethereum', ['eth_call', 'eth_getProof', 'eth_sign', 'eth_createAccessList', 'eth_chainId']],
    ['missing', ['eth_getProof', 'eth_sign']],
    ['different', ['eth_call', 'eth_createAccessList']],
    ['extra', ['trace_block']],
  ] as const)('%s', (view, wanted) => {
    expect(names(view)).toEqual(wanted);
  });

  it('covers every view', () => {
    expect([...VIEWS].sort()).toEqual(['all', 'different', 'ethereum', 'extra', 'missing']);
  });

  it('finds words of the name and of the differences, not of tags', () => {
    expect(names('all', ' PROOF tree')).toEqual(['eth_getProof']);
    expect(names('all', 'code')).toEqual([]);
    expect(names('all', 'gas')).toEqual(['eth_call']);
  });
});
