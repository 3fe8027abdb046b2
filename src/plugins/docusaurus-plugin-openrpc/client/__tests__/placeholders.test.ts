import {afterEach, describe, expect, it, vi} from 'vitest';
import type {LiveProbe} from '../pageData';
import {fillPlaceholders, findPlaceholders, placeholderNames} from '../placeholders';

const probe: LiveProbe = {head: {method: 'head', params: []}, block: {method: 'block', params: ['${number}', true]}};

/** A node whose blocks 7 and 8 are empty and whose block 6 holds two transactions. */
function answer(body: {method: string; params: unknown[]}): unknown {
  if (body.method === 'head') return '0x8';
  const number = body.params[0] as string;
  const transactions = number === '0x6' ? [{hash: '0xa', from: '0x1', to: null, transactionIndex: '0x0'}, {hash: '0xb', from: '0x2', to: '0x3', transactionIndex: '0x1'}] : [];
  return {hash: `hash-${number}`, number, transactions};
}

const calls: string[] = [];
vi.stubGlobal('fetch', async (_: string, {body}: {body: string}) => {
  const call = JSON.parse(body) as {method: string; params: unknown[]};
  calls.push(call.method);
  return new Response(JSON.stringify({result: answer(call)}));
});
afterEach(() => calls.splice(0));

describe('placeholders', () => {
  it('are found anywhere and filled with their own type', () => {
    const template = ['${a}', {to: 'hash:${b}', list: ['${c}']}, 1];
    expect(placeholderNames(template)).toEqual(['a', 'b', 'c']);
    expect(fillPlaceholders(template, new Map<string, unknown>([['a', 7], ['b', '0x1']]))).toEqual([7, {to: 'hash:0x1', list: ['${c}']}, 1]);
  });

  it('walks back to a block with a transaction that calls somebody', async () => {
    const live = {tx: {from: 'recentTransaction.hash'}, to: {from: 'recentTransaction.to'}, block: {from: 'recentBlock.hash'}, fixed: {value: '0x9'}};
    const found = await findPlaceholders(['tx', 'to', 'block', 'fixed', 'unknown'], live, probe, 'https://node.example');
    expect(Object.fromEntries(found)).toEqual({tx: '0xb', to: '0x3', block: 'hash-0x8', fixed: '0x9'});
    expect(calls).toEqual(['head', 'block', 'block', 'block']);
  });

  it('asks nothing when every value is fixed', async () => {
    await findPlaceholders(['fixed'], {fixed: {value: 1}}, probe, 'https://node.example');
    expect(calls).toEqual([]);
  });

  it('gives up at the first block and leaves the rest to the reader', async () => {
    const found = await findPlaceholders(['epoch'], {epoch: {from: 'recentBlock.epoch'}}, probe, 'https://node.example');
    expect(found.size).toBe(0);
    expect(calls.filter((name) => name === 'block')).toHaveLength(9);
  });
});
