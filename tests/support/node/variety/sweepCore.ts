import type {World} from '../../../../scripts/devnet/world';
import type {Collector} from './collector';
import {sweepPos} from './sweepPos';
import {pooledTransactions, searchTraces, traceEpoch} from './sweepTraces';

interface CoreBlock {
  hash: string;
  blockNumber: string | null;
  transactions: {hash: string}[];
}

const hex = (value: number | bigint) => `0x${value.toString(16)}`;

/** All methods of the node about one epoch, its blocks and their transactions. */
async function epoch(collector: Collector, number: number): Promise<void> {
  const {ask} = collector;
  const name = hex(number);
  for (const [method, ...rest] of [
    ['cfx_getBlockByEpochNumber', false],
    ['cfx_getBlockRewardInfo'],
    ['cfx_getSkippedBlocksByEpoch'],
    ['cfx_getPoSRewardByEpoch'],
  ] as const)
    await ask('core', method, name, ...rest);
  await ask('core', 'cfx_getEpochReceipts', name);
  await ask('core', 'cfx_getEpochReceipts', name, true);
  const blocks = (await ask<string[]>('core', 'cfx_getBlocksByEpoch', name)) ?? [];
  const transactions: string[] = [];
  for (const hash of blocks) {
    const block = await ask<CoreBlock | null>('core', 'cfx_getBlockByHash', hash, true);
    if (number % 10 === 0) {
      await ask('core', 'cfx_getBlockByHash', hash, false);
      await ask('core', 'cfx_getConfirmationRiskByHash', hash);
    }
    if (block?.blockNumber) await ask('core', 'cfx_getBlockByBlockNumber', block.blockNumber, true);
    for (const {hash: transaction} of block?.transactions ?? []) {
      transactions.push(transaction);
      for (const method of ['cfx_getTransactionByHash', 'cfx_getTransactionReceipt', 'txpool_txWithPoolInfo'])
        await ask('core', method, transaction);
    }
  }
  if (transactions.length > 0 || number % 50 === 0) await traceEpoch(collector, name, blocks, transactions);
}

const STATE_METHODS = [
  'cfx_getBalance',
  'cfx_getStakingBalance',
  'cfx_getCollateralForStorage',
  'cfx_getSponsorInfo',
  'cfx_getAccount',
  'cfx_getDepositList',
  'cfx_getVoteList',
  'cfx_getAdmin',
  'cfx_getCode',
  'cfx_getStorageRoot',
  'cfx_getNextNonce',
];
const POOL_METHODS = [
  'cfx_getAccountPendingInfo',
  'cfx_getAccountPendingTransactions',
  'txpool_nextNonce',
  'txpool_pendingNonceRange',
  'txpool_accountPendingInfo',
  'txpool_accountPendingTransactions',
];
const CHAIN_METHODS = [
  'cfx_getSupplyInfo',
  'cfx_getCollateralInfo',
  'cfx_getPoSEconomics',
  'cfx_getInterestRate',
  'cfx_getAccumulateInterestRate',
  'cfx_getParamsFromVote',
  'cfx_getFeeBurnt',
  'cfx_epochNumber',
];
const PLAIN_METHODS = [
  'cfx_getStatus',
  'cfx_gasPrice',
  'cfx_maxPriorityFeePerGas',
  'cfx_clientVersion',
  'cfx_getBestBlockHash',
  'cfx_accounts',
  'txpool_status',
];
const TAGS = ['latest_mined', 'latest_state', 'latest_confirmed', 'latest_finalized', 'latest_checkpoint', 'earliest'];

async function accounts({ask}: Collector, {values}: World): Promise<void> {
  const names = [
    'account',
    'recipient',
    'unusedAccount',
    'staker',
    'sponsor',
    'sponsoredUser',
    'gappedAccount',
    'poorAccount',
    'token',
    'probe',
    'sponsoredContract',
  ];
  for (const name of names) {
    const address = values.core[name];
    for (const method of POOL_METHODS) await ask('core', method, address);
    for (const method of STATE_METHODS)
      for (const at of ['latest_state', 'latest_finalized', 'earliest', values.core.eventEpoch])
        await ask('core', method, address, at);
    for (const nonce of ['0x0', '0x1', '0x2']) await ask('core', 'txpool_transactionByAddressAndNonce', address, nonce);
    await ask('core', 'cfx_getStorageAt', address, '0x0');
  }
}

/** Calls all methods of Core Space, in every epoch of the world. */
export async function sweepCore(collector: Collector, world: World): Promise<void> {
  const {ask} = collector;
  const newest = Number(await ask<string>('core', 'cfx_epochNumber', 'latest_mined'));
  for (let number = 0; number <= newest; number++) await epoch(collector, number);
  await accounts(collector, world);
  await pooledTransactions(collector, world);
  await searchTraces(collector, world);
  await sweepPos(collector, world);
  for (const method of PLAIN_METHODS) await ask('core', method);
  for (const tag of TAGS) {
    for (const method of CHAIN_METHODS) await ask('core', method, tag);
    for (const isFull of [true, false]) await ask('core', 'cfx_getBlockByEpochNumber', tag, isFull);
    await ask('core', 'cfx_feeHistory', '0xa', tag, [0, 50, 100]);
    await ask('core', 'cfx_getLogs', {fromEpoch: 'earliest', toEpoch: tag});
  }
  for (const [count, percentiles] of [
    ['0x1', []],
    ['0x400', [10.5]],
    ['0x0', [1]],
    ['0x3', undefined],
  ] as const)
    await ask('core', 'cfx_feeHistory', count, 'latest_state', ...(percentiles ? [percentiles] : []));
  const {probe, account, probeSetData, token, tokenBalanceOfData, sponsoredContract, sponsoredUser} = world.values.core;
  for (const request of [
    {to: probe, data: probeSetData},
    {from: account, to: token, data: tokenBalanceOfData},
    {from: sponsoredUser, to: sponsoredContract, data: probeSetData},
    {data: '0x60006000f3'},
    {},
  ]) {
    await ask('core', 'cfx_call', request);
    await ask('core', 'cfx_estimateGasAndCollateral', request);
  }
  await ask('core', 'cfx_checkBalanceAgainstTransaction', account, sponsoredContract, '0x5208', '0x3b9aca00', '0x40');
}
