import fs from 'node:fs';
import path from 'node:path';
import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import {POS_DIR} from '../posGenesis';
import {quantity, type Client} from './client';
import {base32Of} from './addresses';

/** PoS runs by the wall clock: about a block a second, four rounds a term. */
const LIMIT_MS = 45_000;

/** Committed early and therefore the same in every run: block 5, in epoch 2. */
const BLOCK = '0x5';
const EPOCH = '0x2';
const TRANSACTION = '0x2';

interface PosStatus {
  epoch: Hex;
  latestCommitted: Hex;
  pivotDecision: {blockHash: Hex; height: Hex};
}

interface PosBlock {
  hash: Hex;
  epoch: Hex;
  round: Hex;
}

/** Waits, without making blocks, until PoS is as far as `enough` says. */
async function progressed(core: Client, enough: (status: PosStatus) => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const status = await core<PosStatus>('pos_getStatus');
    if (await enough(status)) return;
    if (Date.now() > limit) throw new Error(`PoS is no further than ${JSON.stringify(status)} after ${LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
async function rewarded(gateway: Gateway, core: Client): Promise<bigint> {
  await progressed(core, ({latestCommitted, pivotDecision}) => BigInt(latestCommitted) >= BigInt(BLOCK) && BigInt(pivotDecision.height) > 0n);
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

/** The validator of the genesis and the Core account that stands behind it. */
function validator() {
  const file = JSON.parse(fs.readFileSync(path.join(POS_DIR, 'initial_nodes.json'), 'utf8')) as {
    initial_nodes: {address: string}[];
    initial_committee: [string, number][];
  };
  const [node] = file.initial_nodes;
  const [member] = file.initial_committee;
  if (!node || !member) throw new Error('initial_nodes.json names no validator');
  return {posAccount: `0x${member[0]}`, posPowAccount: base32Of(node.address)};
}

/** A committed PoS block, a finished epoch, its rewards; needs about 300 Core epochs to have a decision on one of them. */
export async function posScenario(gateway: Gateway, core: Client) {
  const rewardEpoch = quantity(await rewarded(gateway, core));
  const block = await core<PosBlock>('pos_getBlockByNumber', BLOCK);
  const reward = await core<{powEpochHash: Hex} | null>('pos_getRewardsByEpoch', rewardEpoch);
  if (!reward) throw new Error(`the rewards of PoS epoch ${rewardEpoch} were not paid`);
  const paid = await core<{epochNumber: Hex}>('cfx_getBlockByHash', reward.powEpochHash, false);
  return {
    ...validator(),
    posBlockHash: block.hash,
    posBlockNumber: BLOCK,
    posEpoch: EPOCH,
    posRound: block.round,
    posTxNumber: TRANSACTION,
    posRewardEpoch: rewardEpoch,
    posRewardPowEpoch: paid.epochNumber,
  };
}

export type PosScenario = Awaited<ReturnType<typeof posScenario>>;
