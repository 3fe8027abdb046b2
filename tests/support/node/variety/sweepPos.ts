import type {World} from '../../../../scripts/devnet/world';
import type {Collector} from './collector';

const hex = (value: number) => `0x${value.toString(16)}`;

interface Status {
  epoch: string;
  latestCommitted: string;
  latestTxNumber: string;
}

/**
 * PoS makes a block per second, even without transactions: this many of the first and of the last of each kind are
 * requested.
 */
const ENDS = 8;

/** Numbers from `first` to `last`, without the middle of a long range. */
function ends(first: number, last: number): number[] {
  const all = Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
  return all.length <= 2 * ENDS ? all : [...all.slice(0, ENDS), ...all.slice(-ENDS)];
}

/** All PoS methods of a node: blocks, transactions and epochs. Excluded are calls that close the connection. */
export async function sweepPos({ask}: Collector, {values}: Pick<World, 'values'>): Promise<void> {
  const status = await ask<Status>('core', 'pos_getStatus');
  if (!status) return;
  await ask('core', 'pos_getConsensusBlocks');
  for (const address of [values.core.posAccount, `0x${'1'.repeat(64)}`]) await ask('core', 'pos_getAccount', address);
  for (const name of ['posPowAccount', 'account', 'staker'])
    await ask('core', 'pos_getAccountByPowAddress', values.core[name]);
  await ask('core', 'pos_getCommittee');
  for (const tag of ['latest_committed', 'latest_voted', 'earliest']) await ask('core', 'pos_getBlockByNumber', tag);
  for (const number of ends(0, Number(status.latestCommitted))) {
    const block = await ask<{hash: string} | null>('core', 'pos_getBlockByNumber', hex(number));
    if (block) await ask('core', 'pos_getBlockByHash', block.hash);
    await ask('core', 'pos_getCommittee', hex(number));
    // No one signed the first block: a node of version 3.0.2 closes the connection if such a signature is requested.
    if (number > 1) await ask('core', 'pos_getLedgerInfoByBlockNumber', hex(number));
  }
  for (const number of ends(1, Number(status.latestTxNumber)))
    await ask('core', 'pos_getTransactionByNumber', hex(number));
  for (const epoch of ends(1, Number(status.epoch))) {
    for (const method of ['pos_getEpochState', 'pos_getLedgerInfoByEpoch', 'pos_getRewardsByEpoch'])
      await ask('core', method, hex(epoch));
    for (let round = 1; round <= 4; round++)
      await ask('core', 'pos_getLedgerInfoByEpochAndRound', hex(epoch), hex(round));
  }
  await ask('core', 'pos_getLedgerInfosByEpoch', '0x1', status.epoch);
}
