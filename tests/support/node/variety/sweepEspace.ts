import type {World} from '../../../../scripts/devnet/world';
import type {Collector} from './collector';
import {traceEspaceBlock} from './sweepTraces';

interface EspaceBlock {
  hash: string;
  transactions: {hash: string}[];
}

const hex = (value: number | bigint) => `0x${value.toString(16)}`;

/** All methods of the node about one block and its transactions. */
async function block(collector: Collector, number: number): Promise<void> {
  const {ask} = collector;
  const name = hex(number);
  const found = await ask<EspaceBlock | null>('espace', 'eth_getBlockByNumber', name, true);
  if (!found) return;
  await ask('espace', 'eth_getBlockReceipts', name);
  const {hash, transactions} = found;
  if (transactions.length === 0 && number % 10 !== 0) return;
  if (transactions.length > 0)
    await traceEspaceBlock(
      collector,
      name,
      hash,
      transactions.map((transaction) => transaction.hash),
    );
  await ask('espace', 'parity_getBlockReceipts', name);
  await ask('espace', 'eth_getBlockByHash', hash, true);
  await ask('espace', 'eth_getBlockByHash', hash, false);
  for (const method of ['eth_getBlockTransactionCountByHash', 'eth_getUncleCountByBlockHash'])
    await ask('espace', method, hash);
  for (const method of ['eth_getBlockTransactionCountByNumber', 'eth_getUncleCountByBlockNumber'])
    await ask('espace', method, name);
  for (const [index, {hash: transaction}] of [...transactions, {hash}].entries()) {
    await ask('espace', 'eth_getTransactionByBlockHashAndIndex', hash, hex(index));
    await ask('espace', 'eth_getTransactionByBlockNumberAndIndex', name, hex(index));
    for (const method of ['eth_getTransactionByHash', 'eth_getTransactionReceipt'])
      await ask('espace', method, transaction);
  }
}

const PLAIN_METHODS = [
  'eth_blockNumber',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_chainId',
  'eth_accounts',
  'eth_coinbase',
  'eth_syncing',
  'eth_hashrate',
  'eth_mining',
  'eth_protocolVersion',
  'net_version',
  'net_listening',
  'net_peerCount',
  'web3_clientVersion',
  'rpc_modules',
  'txpool_status',
  'txpool_inspect',
  'txpool_content',
];
const TAGS = ['latest', 'earliest', 'safe', 'finalized', 'pending'];

async function accounts({ask}: Collector, {values}: World): Promise<void> {
  for (const name of [
    'account',
    'recipient',
    'unusedAccount',
    'gappedAccount',
    'poorAccount',
    'mappedAccount',
    'delegatedAccount',
    'token',
    'probe',
  ]) {
    const address = values.espace[name];
    for (const tag of TAGS) {
      for (const method of ['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode'])
        await ask('espace', method, address, tag);
      await ask('espace', 'eth_getStorageAt', address, '0x0', tag);
    }
    await ask('espace', 'eth_getAccountPendingTransactions', address);
    await ask('espace', 'txpool_contentFrom', address);
  }
}

/** Calls all methods of eSpace, in every block of the world. */
export async function sweepEspace(collector: Collector, world: World): Promise<void> {
  const {ask} = collector;
  const newest = Number(await ask<string>('espace', 'eth_blockNumber'));
  for (let number = 0; number <= newest + 2; number++) await block(collector, number);
  await accounts(collector, world);
  for (const method of PLAIN_METHODS) await ask('espace', method);
  for (const tag of TAGS) {
    for (const isFull of [true, false]) await ask('espace', 'eth_getBlockByNumber', tag, isFull);
    await ask('espace', 'eth_feeHistory', '0xa', tag, [0, 50, 100]);
    await ask('espace', 'eth_getLogs', {fromBlock: 'earliest', toBlock: tag});
  }
  for (const [count, percentiles] of [
    ['0x1', []],
    ['0x400', [10.5]],
    ['0x0', [1]],
    ['0x3', undefined],
  ] as const)
    await ask('espace', 'eth_feeHistory', count, 'latest', ...(percentiles ? [percentiles] : []));
  const {probe, account, probeSetData, token, tokenBalanceOfData} = world.values.espace;
  for (const request of [
    {to: probe, data: probeSetData},
    {from: account, to: token, data: tokenBalanceOfData},
    {from: account, data: '0x60006000f3'},
    {},
  ]) {
    await ask('espace', 'eth_call', request);
    await ask('espace', 'eth_estimateGas', request);
  }
}
