import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {coreAccount, espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {openSocket} from '../../scripts/devnet/node/socket';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

/** Posts a request to the gateway as any client would. */
async function http(
  url: string,
  body: unknown,
): Promise<{id: unknown; result?: unknown; error?: {code: number; message: string}}> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body),
  });
  return (await response.json()) as Awaited<ReturnType<typeof http>>;
}

describe.skipIf(nodeIsMissing('the gateway before the node'))('the serialising gateway', () => {
  let node: RunningNode;
  let gateway: Gateway;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
  });
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  it('serves both spaces, keeps the id of a request, and passes errors on', async () => {
    expect(
      await http(gateway.urls.core.http, {jsonrpc: '2.0', id: 'a', method: 'cfx_getStatus', params: []}),
    ).toMatchObject({id: 'a', result: {chainId: '0x1'}});
    expect(
      await http(gateway.urls.espace.http, {jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: []}),
    ).toMatchObject({id: 7, result: '0x47'});
    expect(await http(gateway.urls.espace.http, {jsonrpc: '2.0', id: 8, method: 'eth_none', params: []})).toMatchObject(
      {id: 8, error: {code: -32601}},
    );
  });

  it('answers a batch as a batch', async () => {
    const answers = await http(
      gateway.urls.espace.http,
      [1, 2].map((id) => ({jsonrpc: '2.0', id, method: 'eth_chainId', params: []})),
    );
    expect((answers as unknown as {id: number}[]).map(({id}) => id).sort()).toEqual([1, 2]);
  });

  it('allows browsers of any origin', async () => {
    const response = await fetch(gateway.urls.core.http, {method: 'OPTIONS'});
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it('a sent transaction is executed when its hash is answered', async () => {
    const {sign, client} = createEspaceSender(gateway);
    const raw = await sign('account', {to: espaceAccount('recipient').address, value: 1n, gas: 21_000n});
    const {result} = await http(gateway.urls.espace.http, {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_sendRawTransaction',
      params: [raw],
    });
    expect(await client('eth_getTransactionReceipt', result)).toMatchObject({status: '0x1'});
  });

  it('dev_mine makes six blocks, and more when asked', async () => {
    const height = async () => Number((await gateway.ask('espace', 'eth_blockNumber')).result);
    const before = await height();
    expect(await http(gateway.urls.espace.http, {jsonrpc: '2.0', id: 1, method: 'dev_mine', params: []})).toMatchObject(
      {result: {length: 6}},
    );
    await http(gateway.urls.core.http, {jsonrpc: '2.0', id: 1, method: 'dev_mine', params: [4]});
    expect(await height()).toBe(before + 6 + 10);
  });

  it('fee history while transactions are sent from many sides: one request at a time, no dead-lock', async () => {
    const {sign} = createEspaceSender(gateway);
    const names = ['staker', 'sponsor', 'gapped', 'delegated'];
    const raws = await Promise.all(
      names.map((name) => sign(name, {to: espaceAccount('recipient').address, value: 1n, gas: 21_000n})),
    );
    const sends = raws.map((raw) =>
      http(gateway.urls.espace.http, {jsonrpc: '2.0', id: 1, method: 'eth_sendRawTransaction', params: [raw]}),
    );
    const reads = Array.from({length: 120}, (_, index) =>
      index % 2 === 0
        ? http(gateway.urls.espace.http, {
            jsonrpc: '2.0',
            id: index,
            method: 'eth_feeHistory',
            params: ['0x5', 'latest', [50]],
          })
        : http(gateway.urls.core.http, {jsonrpc: '2.0', id: index, method: 'cfx_maxPriorityFeePerGas', params: []}),
    );
    const answers = await Promise.all([...sends, ...reads]);
    expect(answers.filter(({error}) => error)).toEqual([]);
    expect(answers).toHaveLength(124);
  }, 60_000);

  it.each([
    ['core', 'cfx_subscribe', 'cfx_unsubscribe', 'epochNumber'],
    ['espace', 'eth_subscribe', 'eth_unsubscribe', 'number'],
  ] as const)(
    '%s: WebSocket requests are answered and new heads arrive',
    async (space, subscribe, unsubscribe, field) => {
      const socket = await openSocket(gateway.urls[space].ws);
      const {result: id} = await socket.ask(subscribe, ['newHeads']);
      expect(id).toMatch(/^0x[0-9a-f]+$/);
      await gateway.mine();
      expect(await socket.notification()).toHaveProperty(field);
      expect(await socket.ask(unsubscribe, [id])).toMatchObject({result: true});
      socket.close();
    },
  );

  it('the node refuses to start twice on one port, and says so', async () => {
    await expect(startNode({ports: node.ports})).rejects.toThrow(/did not start|ended early/);
  }, 60_000);

  it('a stopped node is gone, with its data', async () => {
    const other = await startNode();
    await other.stop();
    await other.stop();
    await expect(fetch(`http://127.0.0.1:${other.ports.core}`)).rejects.toThrow();
    expect(fs.existsSync(other.dataDir)).toBe(false);
  });

  it('development accounts are the same in every run', () => {
    expect(coreAccount('account').address).toBe('cfxtest:aarm1808ax6hj6mn6ersdzrrjh6hn8u1spvp1g8gc4');
    expect(espaceAccount('account').address).toBe('0xDaaBfaDe04f874714BE11AE1D5aD41f875fa1773');
  });
});
