import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import type {Client} from './client';

/**
 * PoS runs by the clock, with about one block per second on an idle machine. If its status stays the same for this
 * long, it hangs.
 */
const STANDSTILL_MS = 60_000;

/**
 * Several times as many blocks as the longest wait of the world takes. After them, the expected event won't happen.
 */
const MOST_BLOCKS = 400;

/** More than the 20 blocks after which a node recomputes weights. */
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

/** Limits of a wait, which its tests shorten. */
export interface Patience {
  standstillMs?: number;
  mostBlocks?: number;
  pollMs?: number;
}

/**
 * Waits, without making blocks, until `enough` returns true for the status of PoS. There is no time limit, because a
 * loaded machine is slow. Fails if PoS stops, or if many PoS blocks don't reach the goal.
 */
export async function progressed(
  core: Client,
  enough: (status: PosStatus) => Promise<boolean> | boolean,
  {standstillMs = STANDSTILL_MS, mostBlocks = MOST_BLOCKS, pollMs = 100}: Patience = {},
): Promise<void> {
  let first: bigint | undefined;
  let last = '';
  let movedAt = Date.now();
  for (;;) {
    const status = await core<PosStatus>('pos_getStatus');
    if (await enough(status)) return;
    const now = JSON.stringify(status);
    if (now !== last) [last, movedAt] = [now, Date.now()];
    first ??= BigInt(status.latestCommitted);
    if (Date.now() - movedAt > standstillMs) throw new Error(`PoS stands still at ${now} for ${standstillMs} ms`);
    if (BigInt(status.latestCommitted) - first > mostBlocks)
      throw new Error(`PoS went on for ${mostBlocks} blocks in vain, up to ${now}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/**
 * Waits for something that needs a decision on a newer Core block. A node considers the blocks of the last 20 seconds
 * before it treats one as settled, and checks again only when more arrive, so this adds some now and then.
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
 * Rewards of a PoS epoch are paid by the first Core block that refers to a later epoch than its parent. So this makes
 * blocks, waits for the next PoS epoch, and makes blocks again. Returns the epoch that was paid.
 */
export async function payNextEpoch(gateway: Gateway, core: Client): Promise<bigint> {
  await gateway.mine();
  const epoch = await referredEpoch(core);
  await progressed(core, async ({latestCommitted}) => {
    // The status might contain a block a moment before the ledger can return it.
    const committed = await core<PosBlock | null>('pos_getBlockByNumber', latestCommitted);
    return committed !== null && BigInt(committed.epoch) > epoch;
  });
  await gateway.mine(20);
  return epoch;
}
