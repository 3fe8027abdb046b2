import type {Hex} from 'viem';
import {call} from '../../../../scripts/devnet/node/rpc';
import type {World} from '../../../../scripts/devnet/world';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The newest block, to which `forkFrom` may return. */
export function head({gateway, node}: Pick<World, 'gateway' | 'node'>): Promise<Hex> {
  return gateway.exclusive(() => call<Hex>(node.ports.core, 'cfx_getBestBlockHash'));
}

/**
 * Grows a chain of empty blocks on an older block until it outweighs the present one: the blocks after it leave the pivot
 * chain, and their transactions return to the pool.
 */
export function forkFrom({gateway, node}: Pick<World, 'gateway' | 'node'>, parent: Hex, length: number): Promise<void> {
  return gateway.exclusive(async () => {
    let last = parent;
    for (let index = 0; index < length; index++) last = await call<Hex>(node.ports.local, 'test_generateFixedBlock', [last, [], 0, false, null, null]);
    for (let attempt = 0; attempt < 500; attempt++) {
      if ((await call<Hex>(node.ports.core, 'cfx_getBestBlockHash')) === last) return sleep(100);
      await sleep(10);
    }
    throw new Error('the longer chain did not become the pivot chain');
  });
}
