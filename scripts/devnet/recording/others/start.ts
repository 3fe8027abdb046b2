import {startGateway, type Gateway, type Space} from '../../gateway';
import {startNode} from '../../node/process';
import {ask as askPort} from '../../node/rpc';
import type {ExampleWorld} from '../examples';
import {OTHER_NODES, type OtherNode} from './settings';
import {OTHER_VALUES} from './values';

/**
 * Starts one of the other nodes, passes it to `run`, and stops it. Examples call the node directly, because the gateway
 * makes blocks after a transaction and repeats a request that the node rejected once, and these examples are about
 * rejected requests.
 */
export async function onOtherNode<T>(name: OtherNode, run: (world: ExampleWorld) => Promise<T>): Promise<T> {
  const node = await startNode(OTHER_NODES[name]);
  const ask: Gateway['ask'] = (space, method, params = []) => askPort(node.ports[space], method, params);
  let gateway: Gateway | null = null;
  try {
    // A node that is not in sync makes no blocks.
    if (name !== 'behind') gateway = await startGateway(node);
    const url = (space: Space) => ({
      http: `http://127.0.0.1:${node.ports[space]}`,
      ws: `ws://127.0.0.1:${node.ports[`${space}Ws`]}`,
    });
    const values = await OTHER_VALUES[name](node, gateway, ask);
    return await run({
      ...values,
      gateway: {
        ask,
        urls: {core: url('core'), espace: url('espace')},
        mine: () => Promise.reject(new Error('no blocks are made for these examples')),
      },
    });
  } finally {
    await gateway?.close();
    await node.stop();
  }
}

/** Runs something on each of the other nodes, all at the same time: none of them waits for the clock of PoS. */
export async function onOtherNodes(run: (world: ExampleWorld, name: string) => Promise<void>): Promise<void> {
  await Promise.all(
    (Object.keys(OTHER_NODES) as OtherNode[]).map((name) => onOtherNode(name, (world) => run(world, name))),
  );
}
