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
