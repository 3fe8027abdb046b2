import type {InlineCode, Nodes, PhrasingContent, Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkCodeBreaks from '..';

const code = (value: string): InlineCode => ({type: 'inlineCode', value});
const table = (...children: PhrasingContent[]): Root => ({
  type: 'root',
  children: [{type: 'table', children: [{type: 'tableRow', children: [{type: 'tableCell', children}]}]}],
});
const paragraph = (...children: PhrasingContent[]): Root => ({type: 'root', children: [{type: 'paragraph', children}]});

/** Classes of all inline code, in order. */
function classes(tree: Root): unknown[] {
  remarkCodeBreaks()(tree);
  const walk = (node: Nodes): unknown[] =>
    node.type === 'inlineCode'
      ? [(node.data?.hProperties as {className?: string[]} | undefined)?.className?.[0]]
      : 'children' in node
        ? node.children.flatMap((child) => walk(child as Nodes))
        : [];
  return walk(tree);
}

describe('remarkCodeBreaks', () => {
  it.each([
    ['--skip-simulation', 'whole'],
    ['-k', 'whole'],
    ['node --version', 'whole'],
    ['node --version and more', undefined],
    ['-32601', undefined],
    ['--private-key $PRIVATE_KEY', undefined],
    ['eth_getLogs', undefined],
    [`--${'a'.repeat(23)}`, 'whole'],
    [`--${'a'.repeat(24)}`, undefined],
  ])('in a sentence: %s', (value, expected) => {
    expect(classes(paragraph({type: 'text', value: 'Add '}, {type: 'emphasis', children: [code(value)]}))).toEqual([
      expected,
    ]);
  });

  it.each([
    ['environment variable "PRIVATE_KEY" not found', 'wraps'],
    ['https://evmapi.confluxscan.org/api/', undefined],
    ['process.env.NEXT_PUBLIC_WALLETCONNECT_PROJECT_ID', 'long'],
    ['a'.repeat(35), undefined],
    ['a'.repeat(36), 'long'],
    ['--broadcast', 'whole'],
    ['OwnableUnauthorizedAccount', undefined],
  ])('alone in a cell: %s', (value, expected) => {
    expect(classes(table(code(value)))).toEqual([expected]);
  });

  it('alone in a cell, a name counts as long from 36 characters', () => {
    expect(classes(table(code('a'.repeat(35))))).toEqual([undefined]);
    expect(classes(table(code('a'.repeat(36))))).toEqual(['long']);
  });

  it('leaves other code as it is', () => {
    const plain = code('eth_getLogs');
    remarkCodeBreaks()(paragraph(plain));
    expect(plain).toEqual(code('eth_getLogs'));
  });

  it('leaves a cell with other words alone: it wraps anyway', () => {
    expect(classes(table(code('invalid opcode'), {type: 'text', value: ' while deploying'}))).toEqual([undefined]);
  });
});
