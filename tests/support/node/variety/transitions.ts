import {call} from '../../../../scripts/devnet/node/rpc';
import {openSocket, type RpcSocket} from '../../../../scripts/devnet/node/socket';
import type {World} from '../../../../scripts/devnet/world';
import {coreOf, espaceOf} from '../../../../scripts/devnet/world/addresses';
import type {Collector} from './collector';
import {forkFrom, head} from './reorganisation';
import {pooledTransactions} from './sweepTraces';

const SUBSCRIPTIONS = {
  core: [['newHeads'], ['epochs'], ['epochs', 'latest_state'], ['logs']],
  espace: [['newHeads'], ['logs']],
} as const;

const method = (space: 'core' | 'espace', name: string) => `${space === 'core' ? 'cfx' : 'eth'}_${name}`;

async function drain(socket: RpcSocket, limitMs: number): Promise<unknown[]> {
  const values: unknown[] = [];
  for (;;) {
    const value = await socket.notification(limitMs).catch(() => undefined);
    if (value === undefined) return values;
    values.push(value);
  }
}

/** The states of a transaction: pooled, packed and not executed, executed. */
export async function unsettled(collector: Collector, world: World): Promise<void> {
  const {gateway, node, core, espace} = world;
  const look = async (hashes: string[]) => {
    const [coreHash, espaceHash] = hashes;
    for (const name of ['cfx_getTransactionByHash', 'cfx_getTransactionReceipt', 'txpool_txWithPoolInfo'])
      await collector.ask('core', name, coreHash);
    for (const name of ['eth_getTransactionByHash', 'eth_getTransactionReceipt'])
      await collector.ask('espace', name, espaceHash);
    for (const name of [
      'cfx_getAccountPendingTransactions',
      'txpool_accountPendingTransactions',
      'txpool_pendingNonceRange',
    ])
      await collector.ask('core', name, coreOf('faucet'));
    for (const name of ['eth_getAccountPendingTransactions', 'txpool_contentFrom'])
      await collector.ask('espace', name, espaceOf('faucet'));
    for (const name of ['txpool_content', 'txpool_inspect', 'txpool_status']) await collector.ask('espace', name);
    await collector.ask('core', 'txpool_status');
    await pooledTransactions(collector, world);
    await collector.ask('core', 'cfx_getBlockByEpochNumber', 'latest_mined', true);
    await collector.ask('espace', 'eth_getBlockByNumber', 'pending', true);
  };
  const sent = [
    (
      await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [
        await core.sign('faucet', {to: coreOf('recipient'), value: 1n, gas: 21_000n, type: 2}),
      ])
    ).result,
    (
      await gateway.askWithoutMining('espace', 'eth_sendRawTransaction', [
        await espace.sign('faucet', {to: espaceOf('recipient'), value: 1n, gas: 21_000n, type: 'eip1559'}),
      ])
    ).result,
  ] as string[];
  await look(sent);
  await gateway.exclusive(async () => {
    const hash = await call<string>(node.ports.local, 'test_generateOneBlock', [50, 300_000]);
    while ((await call<string>(node.ports.core, 'cfx_getBestBlockHash')) !== hash)
      await new Promise((resolve) => setTimeout(resolve, 5));
  });
  await look(sent);
  await gateway.mine();
  await look(sent);
}

/**
 * All messages of filters and subscriptions of both spaces while transfers are made and the chain is reorganised.
 * Returns the results of the log filters for the reorganisation, the messages of the `logs` subscription of Core Space,
 * and the first epoch that changed.
 */
export async function reorganised(
  collector: Collector,
  world: World,
): Promise<{filters: Record<'core' | 'espace', unknown[]>; coreLogs: unknown[]; firstDropped: number}> {
  const spaces = ['core', 'espace'] as const;
  const sockets = await Promise.all(
    spaces.flatMap((space) =>
      SUBSCRIPTIONS[space].map(async (params) => {
        const socket = await openSocket(world.gateway.urls[space].ws);
        const {result} = await socket.ask(method(space, 'subscribe'), params);
        if (typeof result !== 'string') throw new Error(`${space} refused ${params.join(' ')}`);
        return {space, params, socket};
      }),
    ),
  );
  const filters = await Promise.all(
    spaces.map(async (space) => ({
      space,
      logs: await collector.ask<string>(space, method(space, 'newFilter'), {address: world.values[space].token}),
      blocks: await collector.ask<string>(space, method(space, 'newBlockFilter')),
      pending: await collector.ask<string>(space, method(space, 'newPendingTransactionFilter')),
    })),
  );
  const poll = async () => {
    const seen: Record<'core' | 'espace', unknown[]> = {core: [], espace: []};
    for (const {space, logs, blocks, pending} of filters) {
      seen[space] = (await collector.ask<unknown[]>(space, method(space, 'getFilterChanges'), logs)) ?? [];
      for (const id of [blocks, pending]) await collector.ask(space, method(space, 'getFilterChanges'), id);
      await collector.ask(space, method(space, 'getFilterLogs'), logs);
    }
    return seen;
  };
  await world.gateway.mine();
  const parent = await head(world);
  const epochOfParent = Number(await collector.ask<string>('core', 'cfx_epochNumber', 'latest_mined'));
  for (const space of spaces) await world.fresh[space].logFilter?.('before the reorganisation');
  await poll();
  await forkFrom(world, parent, 30);
  const after = await poll();
  await world.gateway.mine();
  await poll();
  let coreLogs: unknown[] = [];
  for (const {space, params, socket} of sockets) {
    const values = await drain(socket, 150);
    for (const value of values) collector.notified(space, method(space, 'subscribe'), value);
    if (space === 'core' && params[0] === 'logs') coreLogs = values;
    socket.close();
  }
  for (const {space, logs} of filters) await collector.ask(space, method(space, 'uninstallFilter'), logs);
  return {filters: after, coreLogs, firstDropped: epochOfParent + 1};
}
