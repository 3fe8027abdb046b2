import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ethereumMethods, nodeMethods} from '../../src/facts/rpcMethods';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import type {Space} from '../../scripts/devnet/gateway';
import {openSocket} from '../../scripts/devnet/node/socket';
import {startWorld, type World} from '../../scripts/devnet/world';

/**
 * Compares what the pages under /docs/core/build/json-rpc and /docs/espace/build/jsonrpc-compatibility say with a node.
 */
describe.skipIf(nodeIsMissing('the reference pages'))('§2.3 §2.4 the reference pages on a real node', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  }, 300_000);
  afterAll(() => world?.stop());
  const ask = (space: Space, method: string, params: unknown = []) => world.gateway.ask(space, method, params as never);
  const codeOf = async (space: Space, method: string, params: unknown = []) =>
    (await ask(space, method, params)).error?.code;

  it('each method of Ethereum that the table calls missing is unknown to the node, and no other', async () => {
    const known = new Set(nodeMethods.filter(({space}) => space === 'espace').map(({method}) => method));
    const unknown: string[] = [];
    for (const {method} of ethereumMethods) if ((await codeOf('espace', method)) === -32601) unknown.push(method);
    expect(unknown).toEqual(ethereumMethods.map(({method}) => method).filter((method) => !known.has(method)));
    expect(unknown).toContain('eth_getProof');
  });

  it('stubs answer -32603 to a whole request', async () => {
    const {account} = world.values.espace;
    expect(await codeOf('espace', 'eth_sendTransaction', [{to: account}])).toBe(-32603);
    expect(await codeOf('espace', 'eth_sign', [account, '0x00'])).toBe(-32603);
  });

  it('the node serves exactly the methods of Core Space that the facts call served', async () => {
    const {result} = await ask('core', 'rpc_methods');
    const served = (result as string[]).filter((name) => !name.startsWith('test_'));
    const facts = nodeMethods
      .filter(({space, status}) => space === 'core' && status !== 'newer')
      .map(({method}) => method);
    // Two names that the debug page mentions: one is misspelt, the other was removed.
    const extra = ['debug_getEpochReceiptProofByTransaction', 'debug_txToolAccountTransactions'];
    expect(served.filter((name) => !facts.includes(name)).sort()).toEqual(extra);
    expect(facts.filter((name) => !served.includes(name))).toEqual([]);
  });

  it('common-enums: the tags, and nothing else', async () => {
    const number = async (tag: string) => Number((await ask('core', 'cfx_epochNumber', [tag])).result);
    const order = [];
    for (const tag of [
      'earliest',
      'latest_checkpoint',
      'latest_finalized',
      'latest_confirmed',
      'latest_state',
      'latest_mined',
    ])
      order.push(await number(tag));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(await codeOf('core', 'cfx_epochNumber', ['latest'])).toBe(-32602);
    for (const tag of ['latest_committed', 'latest_voted', 'earliest'])
      expect((await ask('core', 'pos_getBlockByNumber', [tag])).error, tag).toBeUndefined();
    expect(await codeOf('core', 'pos_getBlockByNumber', ['latest_signed'])).toBe(-32602);
  });

  it('common-enums: types of addresses', async () => {
    const {account, token} = world.values.core;
    const receipt = (await ask('core', 'cfx_getTransactionReceipt', [world.values.core.eventTx])).result as {
      from: string;
      to: string;
      outcomeStatus: string;
    };
    expect([account, token].every(Boolean)).toBe(true);
    expect(receipt.from).toMatch(/^CFXTEST:TYPE\.USER:/);
    expect(receipt.to).toMatch(/^CFXTEST:TYPE\.CONTRACT:/);
    expect(receipt.outcomeStatus).toBe('0x0');
    const failed = (await ask('core', 'cfx_getTransactionReceipt', [world.values.core.failedTx])).result;
    expect(failed).toMatchObject({outcomeStatus: '0x1', txExecErrorMsg: expect.stringMatching(/./)});
  });

  it('pubsub: the kinds, the errors, and the end of a subscription', async () => {
    const socket = await openSocket(world.gateway.urls.core.ws);
    try {
      for (const params of [
        ['newHeads'],
        ['epochs'],
        ['epochs', 'latest_state'],
        ['epochs', 'latest_mined'],
        ['logs', {}],
      ])
        expect((await socket.ask('cfx_subscribe', params)).result, String(params)).toMatch(/^0x/);
      expect((await socket.ask('cfx_subscribe', ['newPendingTransactions'])).error?.code).toBe(-32000);
      expect((await socket.ask('cfx_subscribe', ['syncing'])).error?.code).toBe(-32000);
      expect((await socket.ask('cfx_subscribe', ['blocks'])).error?.code).toBe(-32602);
      const id = (await socket.ask('cfx_subscribe', ['epochs'])).result;
      expect((await socket.ask('cfx_unsubscribe', [id])).result).toBe(true);
      expect((await socket.ask('cfx_unsubscribe', [id])).error?.code).toBe(-32602);
    } finally {
      socket.close();
    }
    expect(await codeOf('core', 'cfx_subscribe', ['newHeads'])).toBe(-32090);
  });

  it('pos: an account that never registered, microseconds, and the height that is final', async () => {
    const unregistered = await ask('core', 'pos_getAccountByPowAddress', [world.values.core.account]);
    expect(unregistered.result).toMatchObject({address: `0x${'0'.repeat(64)}`, status: {availableVotes: '0x0'}});
    const block = (await ask('core', 'pos_getBlockByNumber', ['latest_committed'])).result as {timestamp: string};
    expect(Math.abs(Number(block.timestamp) / 1e6 - Date.now() / 1000)).toBeLessThan(86_400);
    const status = (await ask('core', 'pos_getStatus')).result as {pivotDecision: {height: string}};
    const final = (await ask('core', 'cfx_epochNumber', ['latest_finalized'])).result;
    expect(Number(final)).toBeGreaterThanOrEqual(Number(status.pivotDecision.height));
  });

  it('txpool: an empty range, and a transaction that waits for a nonce', async () => {
    const range = (await ask('core', 'txpool_pendingNonceRange', [world.values.core.account])).result as {
      min_nonce: string;
      max_nonce: string;
    };
    expect(BigInt(range.min_nonce) > BigInt(range.max_nonce)).toBe(true);
    expect((await ask('core', 'txpool_txWithPoolInfo', [world.values.core.gappedTx])).result).toMatchObject({
      exist: true,
      packed: false,
      state_balance_enough: true,
    });
    expect(Object.keys((await ask('core', 'txpool_status')).result as object).sort()).toEqual([
      'deferred',
      'ready',
      'received',
      'unexecuted',
    ]);
  });

  it('trace: the frame of the fee, balanced frames, and the first epoch', async () => {
    const traces = (await ask('core', 'trace_transaction', [world.values.core.crossSpaceTx])).result as {
      type: string;
      action: {toPocket?: string; toSpace?: string; space?: string};
    }[];
    expect(traces[0]).toMatchObject({type: 'internal_transfer_action', action: {toPocket: 'gas_payment'}});
    const count = (pattern: RegExp) => traces.filter(({type}) => pattern.test(type)).length;
    expect(count(/^(?:call|create)$/)).toBe(count(/_result$/));
    expect(
      traces.filter(({type, action}) => type === 'internal_transfer_action' && action.toSpace === 'evm'),
    ).toHaveLength(1);
    expect(traces.some(({action}) => action.space === 'evm')).toBe(false);
    expect((await ask('core', 'trace_transaction', [world.values.core.unknownTx])).result).toBeNull();
    const epoch = (await ask('core', 'trace_epoch', [world.values.core.crossSpaceEpoch])).result as {
      ethTraces: unknown[];
      mirrorAddressMap: Record<string, string>;
    };
    expect(epoch.ethTraces.length).toBeGreaterThan(0);
    expect(Object.keys(epoch.mirrorAddressMap).length).toBeGreaterThan(0);
    expect(await codeOf('core', 'trace_filter', [{fromEpoch: 'earliest'}])).toBe(-32016);
    expect(
      (
        await ask('core', 'trace_filter', [
          {fromEpoch: '0x1', toEpoch: '0x64', actionTypes: ['call', 'create'], count: '0x64'},
        ])
      ).error,
    ).toBeUndefined();
  });

  it('debug: what a good answer is; cfx_sendTransaction with a foreign account', async () => {
    expect((await ask('core', 'debug_currentSyncPhase')).result).toBe('NormalSyncPhase');
    expect((await ask('core', 'debug_getNetThrottling')).result).toMatchObject({
      curQueueSize: expect.any(Number),
      minThrottleQueueSize: expect.any(Number),
    });
    const {account} = world.values.core;
    expect(await codeOf('core', 'cfx_sendTransaction', [{from: account, to: account, value: '0x1'}])).toBe(-32016);
  });
});
