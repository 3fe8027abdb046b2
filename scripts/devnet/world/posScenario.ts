import fs from 'node:fs';
import path from 'node:path';
import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import {POS_DIR} from '../node/posGenesis';
import {base32Of} from './addresses';
import {quantity, type Client} from './client';
import {payNextEpoch, progressed, type PosBlock} from './posProgress';

/** Committed early and therefore the same in every run: block 5, in epoch 2. */
const BLOCK = '0x5';
const EPOCH = '0x2';
const TRANSACTION = '0x2';

/** Makes blocks until PoS has decided on one, then until a PoS epoch is paid. Returns that epoch. */
async function rewarded(gateway: Gateway, core: Client): Promise<bigint> {
  await progressed(
    core,
    ({latestCommitted, pivotDecision}) => BigInt(latestCommitted) >= BigInt(BLOCK) && BigInt(pivotDecision.height) > 0n,
  );
  return payNextEpoch(gateway, core);
}

/** The validator of the genesis and its Core account. */
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

/**
 * A committed PoS block, a finished epoch, its rewards; needs about 300 Core epochs to have a decision on one of them.
 */
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
