import {afterEach, describe, expect, it, vi} from 'vitest';
import type {LiveProbe} from '../pageData';
import {findPlaceholders} from '../findPlaceholders';

const probe: LiveProbe = {head: {method: 'head', params: []}, block: {method: 'block', params: ['${number}', true]}};

/** A node whose blocks 7 and 8 are empty and whose block 6 contains two transactions. */
function answer(body: {method: string; params: unknown[]}): unknown {
  if (body.method === 'head') return '0x8';
  if (body.method === 'text') return 'no number';
  if (body.method === 'status') return {epoch: '0x5', blocks: [{hash: '0xaa'}]};
  if (body.method === 'code') return body.params[0] === 'contract' ? '0x60' : '0x';
  if (body.method === 'calls') {
    const call = (to: string | null, data: string) => ({hash: to, from: '0x1', to, data});
    return {
      number: body.params[0],
      transactions: [call('contract', '0x'), call(null, '0x60'), call('account', '0x01'), call('contract', '0x02')],
    };
  }
  if (body.method === 'of') return {got: `${String(body.params[0])}!`};
  const number = body.params[0] as string;
  const transactions =
    number === '0x6'
      ? [
          {hash: '0xa', from: '0x1', to: null, transactionIndex: '0x0'},
          {hash: '0xb', from: '0x2', to: '0x3', transactionIndex: '0x1'},
        ]
      : [];
  return {hash: `hash-${number}`, number, miner: `miner-${number}`, transactions};
}

const calls: string[] = [];
vi.stubGlobal('fetch', async (_: string, {body}: {body: string}) => {
  const call = JSON.parse(body) as {method: string; params: unknown[]};
  calls.push(call.method);
  return new Response(JSON.stringify({result: answer(call)}));
});
afterEach(() => calls.splice(0));

describe('values for placeholders', () => {
  it('walks back to a block with a transaction that calls somebody', async () => {
    const live = {
      tx: {from: 'recentTransaction.hash'},
      to: {from: 'recentTransaction.to'},
      block: {from: 'recentBlock.hash'},
      fixed: {value: '0x9'},
    };
    const found = await findPlaceholders(
      ['tx', 'to', 'block', 'fixed', 'unknown'],
      live,
      probe,
      'https://node.example',
    );
    expect(Object.fromEntries(found)).toEqual({tx: '0xb', to: '0x3', block: 'hash-0x8', fixed: '0x9'});
    expect(calls).toEqual(['head', 'block', 'block', 'block']);
  });

  it('asks nothing when every value is fixed', async () => {
    await findPlaceholders(['fixed'], {fixed: {value: 1}}, probe, 'https://node.example');
    expect(calls).toEqual([]);
  });

  it('gives up at the first block and leaves the rest to the reader', async () => {
    const found = await findPlaceholders(
      ['epoch'],
      {epoch: {from: 'recentBlock.epoch'}},
      probe,
      'https://node.example',
    );
    expect(found.size).toBe(0);
    expect(calls.filter((name) => name === 'block')).toHaveLength(9);
  });

  it('asks an endpoint that makes no sense no further', async () => {
    const found = await findPlaceholders(
      ['to'],
      {to: {from: 'recentTransaction.to'}},
      {...probe, block: {method: 'text', params: []}},
      'https://node.example',
    );
    expect(found.size).toBe(0);
    expect(calls).toEqual(['head', 'text']);
    calls.splice(0);
    await findPlaceholders(
      ['to'],
      {to: {from: 'recentTransaction.to'}},
      {...probe, head: {method: 'text', params: []}},
      'https://node.example',
    );
    expect(calls).toEqual(['text']);
  });

  it('takes the miner of the newest block where nobody sent anything', async () => {
    const empty: LiveProbe = {...probe, head: {method: 'of', params: []}};
    expect(
      (await findPlaceholders(['account'], {account: {from: 'recentTransaction.from'}}, empty, 'https://node.example'))
        .size,
    ).toBe(0);
    const quiet = vi.fn(async (_: string, {body}: {body: string}) => {
      const {method, params} = JSON.parse(body) as {method: string; params: unknown[]};
      return new Response(
        JSON.stringify({
          result:
            method === 'head' ? '0x1' : {number: params[0], miner: `miner-${String(params[0])}`, transactions: []},
        }),
      );
    });
    const before = globalThis.fetch;
    vi.stubGlobal('fetch', quiet);
    const found = await findPlaceholders(
      ['account'],
      {account: {from: 'recentTransaction.from'}},
      probe,
      'https://node.example',
    );
    vi.stubGlobal('fetch', before);
    expect(Object.fromEntries(found)).toEqual({account: 'miner-0x1'});
  });

  it('writes looked-up values as the adapter does', async () => {
    const lookups = {miner: {method: 'of', params: ['LONG'], pointer: '/got'}};
    const found = await findPlaceholders(
      ['miner'],
      {miner: {from: 'lookup.miner'}},
      {...probe, lookups},
      'https://node.example',
      {normalize: (value) => String(value).toLowerCase()},
    );
    expect(found.get('miner')).toBe('long!');
  });

  it('finds a contract and what was sent to it', async () => {
    const live = {contract: {from: 'recentCall.to'}, data: {from: 'recentCall.data'}};
    const withCode: LiveProbe = {
      ...probe,
      block: {method: 'calls', params: ['${number}']},
      code: {method: 'code', params: ['${address}']},
    };
    const found = await findPlaceholders(['contract', 'data'], live, withCode, 'https://node.example');
    expect(Object.fromEntries(found)).toEqual({contract: 'contract', data: '0x02'});
    expect(calls).toEqual(['head', 'calls', 'code', 'code']);
  });

  it('looks values up, one from the other, and asks each call once', async () => {
    const status = {method: 'status', params: []};
    const lookups = {
      epoch: {...status, pointer: '/epoch', minus: 2},
      hash: {...status, pointer: '/blocks/0/hash'},
      chained: {method: 'of', params: ['${epoch}'], pointer: '/got'},
      below: {...status, pointer: '/epoch', minus: 6},
      absent: {...status, pointer: '/blocks/1/hash'},
      circle: {method: 'of', params: ['${circle}'], pointer: '/got'},
    };
    const names = [...Object.keys(lookups), 'unknown'];
    const live = Object.fromEntries(names.map((name) => [name, {from: `lookup.${name}`}]));
    const found = await findPlaceholders(names, live, {...probe, lookups}, 'https://node.example');
    expect(Object.fromEntries(found)).toEqual({epoch: '0x3', hash: '0xaa', chained: '0x3!'});
    expect(calls).toEqual(['status', 'of']);
  });
});
