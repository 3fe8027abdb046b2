import {call} from '../node/rpc';
import type {NodePorts} from '../node/toml';

/**
 * State lags behind the newest block by this many epochs: a transaction has a receipt when this many blocks follow its
 * own. Source: DEFERRED_STATE_EPOCH_COUNT in conflux-rust.
 */
export const DEFERRED_EPOCHS = 5;

const SETTLE_MS = 5;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A generating call returns before the new best block is published. A request in that window would deadlock the node.
 */
async function published(ports: NodePorts, hash: string): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    if ((await call<string>(ports.core, 'cfx_getBestBlockHash')) === hash) return sleep(SETTLE_MS);
    await sleep(2);
  }
  throw new Error(`block ${hash} did not become the best block in time`);
}

/**
 * Packs the pool into one block, adds the empty blocks that execute it and `extra` more, and returns their hashes.
 */
export async function makeBlocks(ports: NodePorts, extra = 0): Promise<string[]> {
  const packed = await call<string>(ports.local, 'test_generateOneBlock', [50, 300_000]);
  const empty = await call<string[]>(ports.local, 'test_generateEmptyBlocks', [DEFERRED_EPOCHS + extra]);
  await published(ports, empty[empty.length - 1] ?? packed);
  return [packed, ...empty];
}
