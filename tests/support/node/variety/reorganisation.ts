import type {Hex} from 'viem';
import {call} from '../../../../scripts/devnet/node/rpc';
import type {World} from '../../../../scripts/devnet/world';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The newest block, to which `forkFrom` can return. */
export function head({gateway, node}: Pick<World, 'gateway' | 'node'>): Promise<Hex> {
  return gateway.exclusive(() => call<Hex>(node.ports.core, 'cfx_getBestBlockHash'));
}

/**
 * Appends a chain of empty blocks to an older block until it outweighs the current one: the blocks after it leave the
 * pivot chain, and their transactions return to the pool.
 */
export function forkFrom({gateway, node}: Pick<World, 'gateway' | 'node'>, parent: Hex, length: number): Promise<void> {
  return gateway.exclusive(async () => {
    let last = parent;
    for (let index = 0; index < length; index++)
      last = await call<Hex>(node.ports.local, 'test_generateFixedBlock', [last, [], 0, false, null, null]);
    for (let attempt = 0; attempt < 500; attempt++) {
      if ((await call<Hex>(node.ports.core, 'cfx_getBestBlockHash')) === last) return sleep(100);
      await sleep(10);
    }
    throw new Error('the longer chain did not become the pivot chain');
  });
}
