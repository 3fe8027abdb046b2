import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import {call} from '../node/rpc';
import type {NodePorts} from '../node/toml';

/**
 * An epoch of two blocks: two blocks on the same parent, of which chance (the smaller hash) makes one the pivot; the
 * other is referred to by the next block and executed in that block's epoch.
 */
async function siblings(gateway: Gateway, ports: NodePorts) {
  const core = <T>(method: string, ...params: unknown[]) => call<T>(ports.core, method, params);
  const local = <T>(method: string, ...params: unknown[]) => call<T>(ports.local, method, params);
  const twins = await gateway.exclusive(async () => {
    const parent = await core<Hex>('cfx_getBestBlockHash');
    return [
      await local<Hex>('test_generateFixedBlock', parent, [], 0, false, null, null),
      await local<Hex>('test_generateFixedBlock', parent, [], 0, false, null, null),
    ];
  });
  await gateway.mine(2);
  return gateway.exclusive(async () => {
    for (const hash of twins) {
      const {epochNumber} = await core<{epochNumber: Hex}>('cfx_getBlockByHash', hash, false);
      // The pivot block is the last of its epoch.
      const [first, pivot] = await core<Hex[]>('cfx_getBlocksByEpoch', epochNumber);
      if (first === hash && pivot) return {epoch: epochNumber, pivot, sibling: hash};
    }
    throw new Error('neither of the two blocks is beside the pivot chain');
  });
}

/** Empty blocks at the end: rewards of earlier epochs become known, and "recent" is safely executed. */
export async function blockScenario(gateway: Gateway, ports: NodePorts) {
  const sibling = await siblings(gateway, ports);
  await gateway.mine(20);
  const recentEpoch = await gateway.exclusive(async () => {
    const head = await call<Hex>(ports.core, 'cfx_epochNumber', ['latest_state']);
    return BigInt(head) - 5n;
  });
  return {sibling, recentEpoch};
}

export type BlockScenario = Awaited<ReturnType<typeof blockScenario>>;
