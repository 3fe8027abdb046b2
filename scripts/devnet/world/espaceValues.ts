import type {Hex} from 'viem';
import {espaceOf} from './addresses';
import type {BlockScenario} from './blockScenario';
import {calls, topics} from './calls';
import {quantity, word, type Client} from './client';
import {UNKNOWN_FILTER, UNKNOWN_HASH, UNUSED} from './constants';
import type {CrossSpaceScenario} from './crossSpaceScenario';
import type {EspaceScenario} from './espaceScenario';
import type {PoolScenario} from './poolScenario';

/** Values of the eSpace placeholders. Addresses are lower-case hex, as the node returns them. */
export async function espaceValues(
  client: Client,
  scenario: EspaceScenario,
  cross: CrossSpaceScenario,
  pool: PoolScenario,
  blocks: BlockScenario,
): Promise<Record<string, unknown>> {
  const of = (name: string) => espaceOf(name).toLowerCase();
  const hashOf = async (number: Hex) => (await client<{hash: Hex}>('eth_getBlockByNumber', number, false)).hash;
  const recentBlockNumber = quantity(blocks.recentEpoch);
  // The block after a transaction's own is one of the empty ones that execute it.
  const emptyBlockNumber = quantity(BigInt(scenario.transfer.blockNumber) + 1n);
  return {
    account: of('account'),
    recipient: of('recipient'),
    unusedAccount: UNUSED,
    gappedAccount: of('gapped'),
    poorAccount: of('poor'),
    mappedAccount: cross.mapped.toLowerCase(),
    delegatedAccount: of('delegated'),
    token: scenario.token,
    probe: scenario.probe,
    tokenBalanceOfData: calls.balanceOf(espaceOf('account')),
    tokenTransferData: calls.transfer(espaceOf('recipient'), 1n),
    probeSetData: calls.set(7n),
    probeGetData: calls.get,
    customErrorData: calls.tooLarge,
    requireData: calls.odd,
    panicData: calls.divideByZero,
    probeBytecode: calls.probeDeploy,
    transferTopic: topics.transfer,
    changedTopic: topics.changed,
    accountTopic: word(of('account')),
    storageSlot: '0x0',
    transferTx: scenario.transfer.transactionHash,
    accessListTx: scenario.accessList.transactionHash,
    dynamicFeeTx: scenario.dynamicFee.transactionHash,
    setCodeTx: scenario.setCode.transactionHash,
    deployTx: scenario.deploy.transactionHash,
    eventTx: scenario.event.transactionHash,
    failedTx: scenario.failed.transactionHash,
    phantomTx: cross.phantom,
    gappedTx: pool.pooled.espace.gapped,
    poorTx: pool.pooled.espace.poor,
    unknownTx: UNKNOWN_HASH,
    rawStaleNonce: pool.raw.espace.staleNonce,
    rawFarNonce: pool.raw.espace.farNonce,
    rawUnderpriced: pool.raw.espace.underpriced,
    rawWrongChain: pool.raw.espace.wrongChain,
    rawLowGas: pool.raw.espace.lowGas,
    rawTooCostly: pool.raw.espace.tooCostly,
    rawKnown: pool.raw.espace.known,
    rawReplacement: pool.raw.espace.replacement,
    rawHighGas: pool.raw.espace.highGas,
    rawBroken: '0xc0ffee',
    recentBlockHash: await hashOf(recentBlockNumber),
    recentBlockNumber,
    transferBlockHash: scenario.transfer.blockHash,
    transferBlockNumber: scenario.transfer.blockNumber,
    transferTxIndex: scenario.transfer.transactionIndex,
    eventBlockHash: scenario.event.blockHash,
    eventBlockNumber: scenario.event.blockNumber,
    emptyBlockHash: await hashOf(emptyBlockNumber),
    emptyBlockNumber,
    crossSpaceBlockHash: cross.espaceBlockHash,
    crossSpaceBlockNumber: cross.call.epochNumber,
    genesisHash: await hashOf('0x0'),
    unknownBlockHash: UNKNOWN_HASH,
    futureBlockNumber: '0x3b9aca00',
    unknownFilter: UNKNOWN_FILTER,
  };
}
