import fs from 'node:fs';
import path from 'node:path';
import type {Hex} from 'viem';
import type {Gateway} from '../gateway';
import {decodeRegistration, POS_DIR} from '../node/posGenesis';
import {coreOf} from './addresses';
import {quantity, type Client} from './client';
import type {CoreSender} from './coreSender';
import {INTERNAL, internalCalls} from './internalContracts';
import {decided, payNextEpoch, progressed} from './posProgress';

const CFX = 10n ** 18n;

/** One vote requires a stake of 1,000 CFX. */
const VOTES = 3n;

/** Types of PoS transactions that stake and election cause. */
const TYPES = {
  posPivotTxNumber: 'PivotDecision',
  posElectionTxNumber: 'Election',
  posRegisterTxNumber: 'Register',
  posVotesTxNumber: 'UpdateVotingPower',
  posRetireTxNumber: 'Retire',
} as const;

interface PosTransaction {
  number: Hex;
  type: string;
}

/** A Core account stakes, registers a validator key with three votes, and retires one of them. */
async function register({send}: CoreSender) {
  const {data} = JSON.parse(fs.readFileSync(path.join(POS_DIR, 'registration.json'), 'utf8')) as {data: Hex};
  await send('faucet', {to: coreOf('posStaker'), value: (VOTES * 1000n + 10n) * CFX});
  await send('posStaker', {to: INTERNAL.staking, data: internalCalls.deposit(VOTES * 1000n * CFX)});
  await send('posStaker', {to: INTERNAL.posRegister, data});
  await send('posStaker', {to: INTERNAL.posRegister, data: internalCalls.retire(1n)});
  return `0x${decodeRegistration(data).address.toString('hex')}`;
}

/** Number of the first PoS transaction of each type; waits for the last of them, the first election. */
async function numbersByType(core: Client): Promise<Record<string, Hex>> {
  const found = new Map<string, Hex>();
  let next = 1n;
  await progressed(core, async () => {
    for (;;) {
      const transaction = await core<PosTransaction | null>('pos_getTransactionByNumber', quantity(next));
      if (!transaction) break;
      if (!found.has(transaction.type)) found.set(transaction.type, transaction.number);
      next++;
    }
    return Object.values(TYPES).every((type) => found.has(type));
  });
  return Object.fromEntries(Object.entries(TYPES).map(([name, type]) => [name, found.get(type) as Hex]));
}

/**
 * A registered stake with its PoS transactions, and the first rewards: interest is earned only once something is
 * staked.
 */
export async function posStakeScenario(gateway: Gateway, sender: CoreSender) {
  const core = sender.client;
  const posStakeAccount = await register(sender);
  await decided(
    gateway,
    core,
    async () =>
      (await core<{status: {outQueue: unknown[]}}>('pos_getAccount', posStakeAccount)).status.outQueue.length > 0,
  );
  const paidEpoch = await payNextEpoch(gateway, core);
  const numbers = await numbersByType(core);
  const reward = await core<{powEpochHash: Hex; accountRewards: unknown[]} | null>(
    'pos_getRewardsByEpoch',
    quantity(paidEpoch),
  );
  if (!reward?.accountRewards.length)
    throw new Error(`PoS epoch ${paidEpoch} rewarded nobody: ${JSON.stringify(reward)}`);
  const paid = await core<{epochNumber: Hex}>('cfx_getBlockByHash', reward.powEpochHash, false);
  return {
    posStaker: coreOf('posStaker'),
    posStakeAccount,
    posPaidEpoch: quantity(paidEpoch),
    posPaidPowEpoch: paid.epochNumber,
    ...numbers,
  };
}
