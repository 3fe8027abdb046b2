import {describe, expect, it} from 'vitest';
import {walkBlocks} from '../liveBlocks';
import type {LiveProbe} from '../pageData';

const probe: LiveProbe = {head: {method: 'head', params: []}, block: {method: 'block', params: ['${number}', true]}};
const withCode: LiveProbe = {...probe, code: {method: 'code', params: ['${address}', 'latest']}};

interface Node {
  head?: unknown;
  /** The block with this number; empty by default. */
  block?: (number: string) => unknown;
  code?: Record<string, unknown>;
}

/** The values found for the sources on a node, and the calls that it received. */
async function walk(sources: string[], {head = '0x9', block = () => ({}), code = {}}: Node, using = probe) {
  const asked: string[] = [];
  const found = await walkBlocks(new Set(sources), using, async ({method, params}) => {
    asked.push(params.length === 0 ? method : `${method} ${String(params[0])}`);
    return method === 'head' ? head : method === 'block' ? block(params[0] as string) : code[params[0] as string];
  });
  return {found: Object.fromEntries(found), asked};
}

/** Only the block with this number has content. */
const only = (wanted: string, block: unknown) => (number: string) => (number === wanted ? block : {});
/** This source is never found, so all blocks are searched. */
const NEVER = 'recentBlock.never';

describe('values of recent blocks', () => {
  it('are those of the block and of its transaction', async () => {
    const block = {
      hash: '0xb1',
      blockNumber: '0x20',
      number: '0x1',
      epochNumber: '0x9',
      transactions: [{hash: '0xt1', from: '0xf1', to: '0xc1', transactionIndex: '0x0'}],
    };
    const {found} = await walk(['recentTransaction.hash'], {block: () => block});
    expect(found).toEqual({
      'recentBlock.hash': '0xb1',
      'recentBlock.number': '0x20',
      'recentBlock.epoch': '0x9',
      'recentTransaction.hash': '0xt1',
      'recentTransaction.from': '0xf1',
      'recentTransaction.to': '0xc1',
      'recentTransaction.index': '0x0',
      'recentTransaction.blockHash': '0xb1',
      'recentTransaction.blockNumber': '0x20',
      'recentTransaction.epoch': '0x9',
    });
  });

  it('have the number of a block that has no other number', async () =>
    expect((await walk(['recentBlock.number'], {block: () => ({number: '0x9'})})).found).toEqual({
      'recentBlock.number': '0x9',
    }));

  it('are of a transaction that creates a contract if the block has no other', async () => {
    const block = () => ({transactions: [{hash: '0xt1', to: null}]});
    expect((await walk(['recentTransaction.hash'], {block})).found).toEqual({'recentTransaction.hash': '0xt1'});
  });

  it('are those of the newest block that has them', async () => {
    const block = (number: string) => ({
      hash: number === '0x9' ? null : `hash-${number}`,
      number,
      miner: `miner-${number}`,
      transactions: number === '0x6' ? [{hash: '0xt1', from: '0xf1', to: '0xc1'}] : [],
    });
    const {found, asked} = await walk(['recentTransaction.hash', 'recentBlock.hash'], {block});
    expect(found).toEqual({
      'recentBlock.hash': 'hash-0x8',
      'recentBlock.number': '0x9',
      'recentTransaction.hash': '0xt1',
      'recentTransaction.from': '0xf1',
      'recentTransaction.to': '0xc1',
      'recentTransaction.blockHash': 'hash-0x6',
      'recentTransaction.blockNumber': '0x6',
    });
    expect(asked).toEqual(['head', 'block 0x9', 'block 0x8', 'block 0x7', 'block 0x6']);
  });

  it('come from the miner of the newest block where nobody sent anything', async () => {
    const block = (number: string) => ({miner: number === '0x9' ? undefined : `miner-${number}`});
    expect((await walk(['recentTransaction.from'], {block})).found).toEqual({'recentTransaction.from': 'miner-0x8'});
  });

  it.each([[undefined], [null], ['0xaa'], [['0xaa', null]], [{length: 1}]])(
    'are only those of the block when its transactions are %j',
    async (transactions) => {
      const {found} = await walk([NEVER], {block: () => ({hash: '0xb1', transactions})});
      expect(found).toEqual({'recentBlock.hash': '0xb1'});
    },
  );
});

describe('the load on an endpoint', () => {
  it('ends as soon as everything is found', async () =>
    expect((await walk(['recentBlock.hash'], {block: () => ({hash: '0xb1'})})).asked).toEqual(['head', 'block 0x9']));

  it('is one call for the head and at most 25 blocks', async () => {
    const {asked} = await walk([NEVER], {head: '0xFF'});
    expect(asked).toHaveLength(26);
    expect(asked.at(-1)).toBe('block 0xe7');
  });

  it('ends with the first block of the chain', async () =>
    expect((await walk([NEVER], {head: '0x2'})).asked).toEqual(['head', 'block 0x2', 'block 0x1', 'block 0x0']));

  it('goes on where a block is not there yet', async () => {
    const block = (number: string) => (number === '0x9' ? null : {hash: number});
    const {found, asked} = await walk(['recentBlock.hash'], {block});
    expect(found).toEqual({'recentBlock.hash': '0x8'});
    expect(asked).toEqual(['head', 'block 0x9', 'block 0x8']);
  });

  it.each([['a text'], [7], [undefined]])('ends at a block that is %j', async (block) =>
    expect(await walk([NEVER], {block: () => block})).toEqual({found: {}, asked: ['head', 'block 0x9']}),
  );

  it.each([[undefined], [null], [9], ['9'], ['0x'], ['0xg'], ['a0x9'], ['0x9 '], [`0x1${'0'.repeat(16)}`], [['0x9']]])(
    'is the first call alone when the head is %j',
    async (head) => {
      // With `undefined`, the usual head would apply.
      expect(await walk([NEVER], {head: head ?? null})).toEqual({found: {}, asked: ['head']});
    },
  );

  it('takes a head of 16 digits', async () =>
    expect((await walk(['recentBlock.hash'], {head: `0x${'A'.repeat(16)}`, block: () => ({hash: 1})})).asked).toEqual([
      'head',
      'block 0xaaaaaaaaaaaaaaaa',
    ]));
});

describe('a call of a contract in recent blocks', () => {
  const CALL = ['recentCall.to', 'recentCall.data'];
  const sent = (to: string | null, data?: string) => ({to, data});
  const calls = (...transactions: object[]) => ({block: only('0x9', {transactions})});
  const callIn = ({found}: {found: Record<string, unknown>}) => [found['recentCall.to'], found['recentCall.data']];

  it('is the first whose receiver has code', async () => {
    const node = {...calls(sent('account', '0x01'), sent('contract', '0x02')), code: {account: '0x', contract: '0x60'}};
    const result = await walk(CALL, node, withCode);
    expect(callIn(result)).toEqual(['contract', '0x02']);
    expect(result.asked).toEqual(['head', 'block 0x9', 'code account', 'code contract']);
  });

  it('has its data in the field of either space', async () => {
    expect(callIn(await walk(CALL, calls({to: 'a', input: '0x01'})))).toEqual(['a', '0x01']);
    expect(callIn(await walk(CALL, calls({to: 'a', data: '0x02', input: null})))).toEqual(['a', '0x02']);
  });

  it('is any call with data where the code cannot be asked for', async () => {
    const result = await walk(CALL, calls(sent(null, '0x60'), sent('a'), sent('b', '0x'), sent('c', '0x02')));
    expect(callIn(result)).toEqual(['c', '0x02']);
    expect(result.asked).toEqual(['head', 'block 0x9']);
  });

  it('is looked for in three receivers of each block, at most', async () => {
    const transactions = ['a', 'b', 'c', 'contract'].map((to) => sent(to, '0x02'));
    const node = {head: '0x1', block: () => ({transactions}), code: {contract: '0x60', a: '0x'}};
    expect(await walk(CALL, node, withCode)).toMatchObject({
      asked: ['head', 'block 0x1', 'code a', 'code b', 'code c', 'block 0x0', 'code a', 'code b', 'code c'],
    });
  });

  it.each([[undefined], [null], ['0x'], [['0x60', '0x60', '0x60']]])(
    'is not one whose receiver has %j for code',
    async (code) => {
      const {found} = await walk(CALL, {...calls(sent('a', '0x02')), code: {a: code}}, withCode);
      expect(found).toEqual({'recentTransaction.to': 'a'});
    },
  );

  it('is not looked for when no one wants it', async () => {
    const {found, asked} = await walk(['recentBlock.hash', 'recentTransaction.to'], calls(sent('a', '0x02')), withCode);
    expect(asked).not.toContain('code a');
    expect(found).toEqual({'recentTransaction.to': 'a'});
  });

  it('is not looked for again once it is found', async () => {
    const node = {head: '0x3', block: () => ({transactions: [sent('a', '0x02')]}), code: {a: '0x60'}};
    const {asked} = await walk([...CALL, NEVER], node, withCode);
    expect(asked.filter((call) => call === 'code a')).toHaveLength(1);
    expect(asked).toContain('block 0x0');
  });
});

describe('a contract that answers', () => {
  const CALL = ['recentCall.to', 'recentCall.data'];
  const using: LiveProbe = {
    ...withCode,
    call: {method: 'call', params: ['${address}', '${data}']},
    reads: ['0xaa', '0xbb'],
  };
  /** A node with contracts: the data that each of them answers. Blocks contain one call of `recent`. */
  const search = async (contracts: Record<string, string[]>, contract?: string, probed = using) => {
    const asked: string[] = [];
    const found = await walkBlocks(
      new Set(CALL),
      probed,
      async ({method, params}) => {
        asked.push([method, ...params].join(' '));
        const [address, data] = params as [string, string];
        if (method === 'head') return '0x0';
        if (method === 'block') return {transactions: [{to: 'recent', data: '0x99'}]};
        if (method === 'code') return contracts[address] ? '0x60' : '0x';
        return contracts[address]!.includes(data) ? '0x01' : undefined;
      },
      contract,
    );
    return {call: CALL.map((source) => found.get(source)), asked};
  };

  it('is that of the network, without looking at blocks', async () =>
    expect(await search({known: ['0xbb']}, 'known')).toEqual({
      call: ['known', '0xbb'],
      asked: ['code known latest', 'call known 0xaa', 'call known 0xbb'],
    }));

  it('is one that a transaction calls if that of the network is missing or returns nothing', async () => {
    expect((await search({recent: ['0xaa']}, 'known')).call).toEqual(['recent', '0xaa']);
    expect((await search({recent: ['0xaa'], known: []}, 'known')).call).toEqual(['recent', '0xaa']);
  });

  it('returns something for what was sent to it, or is not used', async () => {
    expect((await search({recent: ['0x99']})).call).toEqual(['recent', '0x99']);
    expect((await search({recent: []})).call).toEqual([undefined, undefined]);
  });

  it('is used with a usual function where calls cannot be tried', async () => {
    const {call: _, ...untried} = using;
    expect((await search({known: []}, 'known', untried)).call).toEqual(['known', '0xbb']);
    expect((await search({known: []}, 'known', withCode)).call).toEqual([undefined, undefined]);
  });
});

describe('logs of recent blocks', () => {
  const LOG = ['recentLog.address', 'recentLog.topic', 'recentLog.blockNumber', 'recentTransaction.hash'];
  const using: LiveProbe = {...probe, logs: {method: 'logs', params: ['${from}', '${to}']}};
  const log = (number: bigint, address = 'token') => ({
    address,
    topics: ['topic'],
    transactionHash: 'tx',
    blockHash: `block-${number}`,
    blockNumber: `0x${number.toString(16)}`,
  });
  /** A chain with a transaction and its logs in one block. */
  const search = async (head: bigint, busy: bigint, logs: object[]) => {
    const asked: string[] = [];
    const found = await walkBlocks(new Set(LOG), using, async ({method, params}) => {
      asked.push([method, ...params].join(' '));
      if (method === 'head') return `0x${head.toString(16)}`;
      const [from, to] = params.map((param) => BigInt(param === true ? 0 : (param as string))) as [bigint, bigint];
      if (method === 'logs') return from <= busy && busy <= to ? logs : [];
      const transactions = from === busy ? [{hash: 'tx', to: 'called'}] : [];
      return {hash: `block-${from}`, number: params[0], miner: 'm', transactions};
    });
    return {found: Object.fromEntries(LOG.map((source) => [source, found.get(source)])), asked};
  };

  it('are asked for in the blocks with transactions', async () => {
    const {found, asked} = await search(9n, 8n, [{...log(8n, 'other'), blockHash: 'sibling'}, log(8n)]);
    expect(found).toEqual({
      'recentLog.address': 'token',
      'recentLog.topic': 'topic',
      'recentLog.blockNumber': '0x8',
      'recentTransaction.hash': 'tx',
    });
    expect(asked.filter((call) => call.startsWith('logs'))).toEqual(['logs 0x8 0x8']);
  });

  it('lead to an older block on a quiet network, with one more request for logs', async () => {
    const {found, asked} = await search(2000n, 1500n, [log(1500n)]);
    expect(found).toMatchObject({'recentLog.address': 'token', 'recentTransaction.hash': 'tx'});
    expect(asked.slice(-2)).toEqual(['logs 0x3e8 0x7d0', 'block 0x5dc true']);
    expect(asked).toHaveLength(1 + 25 + 2);
  });

  it('are replaced by a transaction where there are none', async () => {
    const {found} = await search(9n, 8n, []);
    expect(found).toEqual({
      'recentLog.address': 'called',
      'recentLog.topic': undefined,
      'recentLog.blockNumber': '0x8',
      'recentTransaction.hash': 'tx',
    });
  });

  it('of a transaction that was skipped in its block are not of this block', async () => {
    const found = await walkBlocks(new Set(['recentTransaction.hash']), probe, async ({method}) =>
      method === 'head'
        ? '0x0'
        : {
            transactions: [
              {hash: 'skipped', blockHash: null},
              {hash: 'run', blockHash: 'b'},
            ],
          },
    );
    expect(found.get('recentTransaction.hash')).toBe('run');
  });
});
