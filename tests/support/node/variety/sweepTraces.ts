import type {World} from '../../../../scripts/devnet/world';
import type {Collector} from './collector';

/** Options of `debug_traceTransaction`; undefined means that no options are sent, so every instruction is listed. */
const TRACERS = [
  undefined,
  {tracer: 'callTracer'},
  {tracer: 'callTracer', tracerConfig: {withLog: true}},
  {tracer: '4byteTracer'},
] as const;

/** The `debug_` and `trace_` methods of Core Space about an epoch, its blocks and its Core transactions. */
export async function traceEpoch(
  {ask}: Collector,
  epoch: string,
  blocks: readonly string[],
  transactions: readonly string[],
): Promise<void> {
  for (const method of ['debug_getTransactionsByEpoch', 'trace_epoch']) await ask('core', method, epoch);
  await ask('core', 'debug_statOnGasLoad', epoch, '0x3c');
  for (const hash of blocks)
    for (const method of ['debug_getTransactionsByBlock', 'trace_block']) await ask('core', method, hash);
  for (const hash of transactions)
    for (const method of ['trace_transaction', 'debug_getEpochReceiptProofByTransaction'])
      await ask('core', method, hash);
}

/** The methods of both spaces about the steps of an eSpace block and its transactions, including phantom ones. */
export async function traceEspaceBlock(
  {ask}: Collector,
  number: string,
  hash: string,
  transactions: readonly string[],
): Promise<void> {
  for (const method of ['debug_getTransactionsByEpoch', 'trace_epoch']) await ask('core', method, number);
  for (const method of ['trace_block', 'trace_blockSetAuth', 'debug_traceBlockByNumber', 'debug_blockProperties'])
    await ask('espace', method, number);
  await ask('espace', 'debug_traceBlockByHash', hash, {tracer: 'callTracer'});
  for (const transaction of transactions) {
    await ask('espace', 'trace_transaction', transaction);
    for (const options of TRACERS)
      await ask('espace', 'debug_traceTransaction', transaction, ...(options ? [options] : []));
  }
}

/** The pool of both spaces as `debug_` returns it, in full and by account. */
export async function pooledTransactions({ask}: Collector, {values}: Pick<World, 'values'>): Promise<void> {
  for (const method of ['debug_txPoolContent', 'debug_inspectTxPool']) {
    for (const params of [[], [null], [values.core.gappedAccount], [values.core.account]])
      await ask('core', method, ...params);
  }
  for (const name of ['account', 'gappedAccount', 'poorAccount'])
    await ask('core', 'debug_txToolAccountTransactions', values.core[name]);
  await ask('core', 'debug_currentSyncPhase');
}

/** Searches for steps in both spaces, and traces of calls that are not sent. */
export async function searchTraces({ask}: Collector, {values}: Pick<World, 'values'>): Promise<void> {
  for (const actionTypes of ['call', 'create', 'self_destruct', ['internal_transfer_action'], null])
    await ask('core', 'trace_filter', {fromEpoch: '0x1', toEpoch: 'latest_state', actionTypes, count: '0x40'});
  await ask('espace', 'trace_filter', {fromBlock: '0x1', toBlock: await ask<string>('espace', 'eth_blockNumber')});
  const {probe, account, probeSetData, customErrorData} = values.espace;
  for (const data of [probeSetData, customErrorData])
    for (const options of TRACERS)
      await ask('espace', 'debug_traceCall', {from: account, to: probe, data}, 'latest', ...(options ? [options] : []));
}
