import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import type {Client} from './client';

/** PoS runs by the wall clock: about a block a second, four rounds a term. */
const LIMIT_MS = 90_000;

/** More than the 20 blocks after which a node weighs anew. */
const BLOCKS_AT_ONCE = 40;

interface PosStatus {
  epoch: Hex;
  latestCommitted: Hex;
  pivotDecision: {blockHash: Hex; height: Hex};
}

export interface PosBlock {
  hash: Hex;
  epoch: Hex;
  round: Hex;
}

/** Waits, without making blocks, until PoS is as far as `enough` says. */
export async function progressed(core: Client, enough: (status: PosStatus) => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const status = await core<PosStatus>('pos_getStatus');
    if (await enough(status)) return;
    if (Date.now() > limit) throw new Error(`PoS is no further than ${JSON.stringify(status)} after ${LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Waits for what needs a decision on a newer Core block. A node weighs the blocks of the last 20 seconds before it holds
 * one for settled, and looks again only when more arrive: so add some now and then.
 */
export async function decided(gateway: Gateway, core: Client, enough: () => Promise<boolean>): Promise<void> {
  let next = 0;
  await progressed(core, async () => {
    if (await enough()) return true;
    if (Date.now() >= next) {
      await gateway.mine(BLOCKS_AT_ONCE);
      next = Date.now() + 3000;
    }
    return false;
  });
}

/** PoS epoch that the newest Core block refers to. */
async function referredEpoch(core: Client): Promise<bigint> {
  const {posReference} = await core<{posReference: Hex}>('cfx_getBlockByEpochNumber', 'latest_mined', false);
  return BigInt((await core<PosBlock>('pos_getBlockByHash', posReference)).epoch);
}

/**
 * Rewards of a PoS epoch are paid by the first Core block that refers to a later one than its parent does: so make blocks,
 * wait for the next PoS epoch, make blocks. Returns the epoch that was paid.
 */
export async function payNextEpoch(gateway: Gateway, core: Client): Promise<bigint> {
  await gateway.mine();
  const epoch = await referredEpoch(core);
  await progressed(core, async ({latestCommitted}) => {
    // The status may name a block a moment before the ledger can give it.
    const committed = await core<PosBlock | null>('pos_getBlockByNumber', latestCommitted);
    return committed !== null && BigInt(committed.epoch) > epoch;
  });
  await gateway.mine(20);
  return epoch;
}
