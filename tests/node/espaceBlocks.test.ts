import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '@site/src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {espaceOf} from '../../scripts/devnet/world/addresses';
import {quantity} from '../../scripts/devnet/world/client';
import {createEspaceSender, ESPACE_GAS_PRICE, type EspaceSender} from '../../scripts/devnet/world/espaceSender';
import {pageSource} from '../../scripts/lib/pageSource';

/** Init code that emits one log without topics, and leaves an empty contract. */
const ONE_LOG = '0x60006000a060006000f3';
const TAGS = ['latest', 'pending', 'safe', 'finalized', 'earliest'];
/** Methods with a block number as a parameter, and the position of the number. */
const AT_A_BLOCK: [method: string, params: (tag: string) => unknown[]][] = [
  ['eth_getBlockByNumber', (tag) => [tag, false]],
  ['eth_getBalance', (tag) => [espaceOf('account'), tag]],
  ['eth_getCode', (tag) => [espaceOf('account'), tag]],
  ['eth_getStorageAt', (tag) => [espaceOf('account'), '0x0', tag]],
  ['eth_getTransactionCount', (tag) => [espaceOf('account'), tag]],
  ['eth_estimateGas', (tag) => [{to: espaceOf('account')}, tag]],
  ['eth_feeHistory', (tag) => ['0x1', tag, []]],
  ['eth_getTransactionByBlockNumberAndIndex', (tag) => [tag, '0x0']],
  ['eth_getUncleCountByBlockNumber', (tag) => [tag]],
  ['eth_call', (tag) => [{to: espaceOf('account')}, tag]],
  ['eth_getBlockTransactionCountByNumber', (tag) => [tag]],
  ['eth_getBlockReceipts', (tag) => [tag]],
  ['eth_getLogs', (tag) => [{fromBlock: tag, toBlock: tag}]],
  ['trace_block', (tag) => [tag]],
];

describe.skipIf(nodeIsMissing('the blocks of eSpace'))('what the pages of eSpace say of blocks, tags and logs', () => {
  let node: RunningNode;
  let gateway: Gateway;
  let sender: EspaceSender;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    sender = createEspaceSender(gateway);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  /** Makes one block, with the waiting transactions or empty, and returns what the node shows when it is the newest. */
  const grow = (withPool: boolean) =>
    gateway.exclusive(async () => {
      const {local, core} = node.ports;
      const hash = withPool
        ? await call<string>(local, 'test_generateOneBlock', [50, 300_000])
        : (await call<string[]>(local, 'test_generateEmptyBlocks', [1]))[0];
      while ((await call<string>(core, 'cfx_getBestBlockHash')) !== hash)
        await new Promise((resolve) => setTimeout(resolve, 2));
      return Number(await call<Hex>(core, 'cfx_epochNumber', ['latest_mined']));
    });
  const latest = async () => Number(await sender.client<Hex>('eth_blockNumber'));
  const logs = (fromBlock: number, toBlock: number) =>
    gateway.ask('espace', 'eth_getLogs', [{fromBlock: quantity(fromBlock), toBlock: quantity(toBlock)}]);

  it.each(AT_A_BLOCK)('%s takes every tag', async (method, params) => {
    for (const tag of TAGS) expect((await gateway.ask('espace', method, params(tag))).error, tag).toBeUndefined();
  });

  it('a filter refuses the tag pending alone', async () => {
    for (const tag of TAGS)
      expect(
        (await gateway.ask('espace', 'eth_newFilter', [{fromBlock: 'earliest', toBlock: tag}])).error !== undefined,
        tag,
      ).toBe(tag === 'pending');
  });

  it('pending is the block latest', async () => {
    const [one, other] = await Promise.all(
      ['latest', 'pending'].map((tag) => sender.client<{hash: Hex}>('eth_getBlockByNumber', tag, false)),
    );
    expect(other).toEqual(one);
  });

  it('latest follows the newest epoch at a distance, and a receipt comes with it; logs ahead of it are left out without an error', async () => {
    const behind = Number(protocolFact('executionLag').value);
    const {result: hash} = await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [
      await sender.sign('account', {data: ONE_LOG, gas: 200_000n}),
    ]);
    const packed = await grow(true);
    for (let later = 0; later < behind; later++) {
      if (later > 0) await grow(false);
      // The node sets its newest state a moment after the block.
      await expect.poll(latest, {timeout: 5000, interval: 5}).toBe(packed + later - behind);
      expect((await gateway.ask('espace', 'eth_getTransactionReceipt', [hash])).result).toBeNull();
      expect((await logs(1, packed)).result).toEqual([]);
      expect((await logs(packed, packed)).error).toMatchObject({code: -32_016});
      expect(
        (await gateway.ask('espace', 'eth_getBalance', [espaceOf('account'), quantity(packed)])).error,
      ).toMatchObject({code: -32_602});
      expect(
        (await gateway.ask('espace', 'eth_call', [{to: espaceOf('account')}, quantity(packed)])).error,
      ).toMatchObject({code: -32_016});
    }
    await grow(false);
    await expect.poll(latest, {timeout: 5000, interval: 5}).toBe(packed);
    expect((await gateway.ask('espace', 'eth_getTransactionReceipt', [hash])).result).toMatchObject({
      status: '0x1',
      blockNumber: quantity(packed),
    });
    expect((await logs(1, packed + 100)).result).toHaveLength(1);
    expect((await logs(packed, packed - 1)).error).toMatchObject({code: -32_016});
  });

  it('two blocks in a row may have the same time', async () => {
    const times = async () => {
      const newest = await latest();
      return Promise.all(
        [2, 1, 0].map(
          async (back) =>
            (await sender.client<{timestamp: Hex}>('eth_getBlockByNumber', quantity(newest - back), false)).timestamp,
        ),
      );
    };
    // Blocks of this node come within milliseconds; a new second can begin between two of them, but not between all.
    await expect
      .poll(async () => (await gateway.mine(), new Set(await times()).size), {timeout: 10_000, interval: 1})
      .toBeLessThan(3);
  });

  it('a batch is answered in one answer', async () => {
    const body = JSON.stringify([1, 2, 3].map((id) => ({jsonrpc: '2.0', id, method: 'eth_chainId', params: []})));
    const response = await fetch(gateway.urls.espace.http, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
    });
    expect(((await response.json()) as {id: number}[]).map(({id}) => id)).toEqual([1, 2, 3]);
  });

  it('methods that are missing answer as the page shows', async () => {
    const page = pageSource('docs/espace/build/jsonrpc-compatibility.mdx');
    const shown = [...page.matchAll(/^```json title="(\w+)"\n([^`]+)^```/gm)];
    expect(shown).toHaveLength(2);
    for (const [, method, answer] of shown)
      expect(await gateway.ask('espace', method!, [{}]), method).toEqual(JSON.parse(answer!));
  });

  it('traces: which tracers answer, and which do not', async () => {
    const {transactionHash} = await sender.send('account', {to: espaceOf('recipient'), value: 1n, gas: 21_000n});
    const trace = (options?: object) =>
      gateway.ask('espace', 'debug_traceTransaction', [transactionHash, ...(options ? [options] : [])]);
    expect((await trace()).result).toMatchObject({failed: false, structLogs: []});
    expect((await trace({tracer: 'callTracer'})).result).toMatchObject({type: 'CALL', value: '0x1'});
    for (const tracer of ['prestateTracer', 'noopTracer']) expect((await trace({tracer})).result, tracer).toEqual({});
    for (const tracer of ['flatCallTracer', 'muxTracer', '{step: function() {}}'])
      expect((await trace({tracer})).error, tracer).toMatchObject({code: -32_016});
    expect((await gateway.ask('espace', 'trace_transaction', [transactionHash])).result).toMatchObject([
      {type: 'call', action: {value: '0x1'}},
    ]);
    for (const method of ['trace_call', 'trace_replayTransaction'])
      expect((await gateway.ask('espace', method, [])).error, method).toMatchObject({code: -32_601});
    const whole = {from: espaceOf('account'), to: espaceOf('recipient'), gasPrice: quantity(ESPACE_GAS_PRICE)};
    const called = (request: object) =>
      gateway.ask('espace', 'debug_traceCall', [request, 'latest', {tracer: 'callTracer'}]);
    expect(await called(whole)).toMatchObject({result: {type: 'CALL'}});
    for (const field of ['from', 'gasPrice'])
      expect(await called({...whole, [field]: undefined}), field).toHaveProperty('error');
  });
});
