import type {Hex} from 'viem';
import {coreOf, base32Of, hexOf} from './addresses';
import type {BlockScenario} from './blockScenario';
import {calls, topics} from './calls';
import {quantity, word, type Client} from './client';
import {UNKNOWN_FILTER, UNKNOWN_HASH, UNUSED} from './constants';
import type {CoreScenario} from './coreScenario';
import type {CrossSpaceScenario} from './crossSpaceScenario';
import type {PoolScenario} from './poolScenario';
import type {PosScenario} from './posScenario';

/** Values of the Core placeholders. Addresses are lower-case base32, the form that SDKs send. */
export async function coreValues(
  client: Client,
  scenario: CoreScenario,
  cross: CrossSpaceScenario,
  pool: PoolScenario,
  blocks: BlockScenario,
  pos: PosScenario,
): Promise<Record<string, unknown>> {
  const lower = (address: string) => base32Of(hexOf(address));
  const blockOf = async (hash: Hex) => {
    const {blockNumber} = await client<{blockNumber: Hex}>('cfx_getBlockByHash', hash, false);
    return blockNumber;
  };
  const pivotOf = (epoch: Hex) => client<{hash: Hex; blockNumber: Hex}>('cfx_getBlockByEpochNumber', epoch, false);
  const recent = await pivotOf(quantity(blocks.recentEpoch));
  // The block after a transaction's own is one of the empty ones that execute it.
  const emptyEpoch = quantity(BigInt(scenario.transfer.epochNumber) + 1n);
  const empty = await pivotOf(emptyEpoch);
  const genesis = await pivotOf('0x0');
  return {
    account: coreOf('account'),
    recipient: coreOf('recipient'),
    unusedAccount: base32Of(UNUSED.replace(/^0x./, '0x1')),
    staker: coreOf('staker'),
    sponsor: coreOf('sponsor'),
    sponsoredUser: coreOf('sponsoredUser'),
    gappedAccount: coreOf('gapped'),
    poorAccount: coreOf('poor'),
    mappedAccount: cross.mapped.toLowerCase(),
    networkAddressMismatch: base32Of(hexOf(coreOf('account')), 1029),
    token: lower(scenario.token),
    probe: lower(scenario.probe),
    sponsoredContract: lower(scenario.sponsoredContract),
    tokenBalanceOfData: calls.balanceOf(hexOf(coreOf('account'))),
    tokenTransferData: calls.transfer(hexOf(coreOf('recipient')), 1n),
    probeSetData: calls.set(7n),
    probeGetData: calls.get,
    customErrorData: calls.tooLarge,
    requireData: calls.odd,
    panicData: calls.divideByZero,
    probeBytecode: calls.probeDeploy,
    transferTopic: topics.transfer,
    changedTopic: topics.changed,
    accountTopic: word(hexOf(coreOf('account'))),
    storageSlot: '0x0',
    transferTx: scenario.transfer.transactionHash,
    accessListTx: scenario.accessList.transactionHash,
    dynamicFeeTx: scenario.dynamicFee.transactionHash,
    deployTx: scenario.deploy.transactionHash,
    eventTx: scenario.event.transactionHash,
    failedTx: scenario.failed.transactionHash,
    sponsoredTx: scenario.sponsored.transactionHash,
    stakingTx: scenario.staking.transactionHash,
    crossSpaceTx: cross.call.transactionHash,
    transferEvmTx: cross.transferEvm.transactionHash,
    withdrawTx: cross.withdraw.transactionHash,
    gappedTx: pool.pooled.core.gapped,
    poorTx: pool.pooled.core.poor,
    unknownTx: UNKNOWN_HASH,
    rawStaleNonce: pool.raw.core.staleNonce,
    rawFarNonce: pool.raw.core.farNonce,
    rawOldEpoch: pool.raw.core.oldEpoch,
    rawUnderpriced: pool.raw.core.underpriced,
    rawWrongChain: pool.raw.core.wrongChain,
    rawLowGas: pool.raw.core.lowGas,
    rawTooCostly: pool.raw.core.tooCostly,
    rawKnown: pool.raw.core.known,
    rawReplacement: pool.raw.core.replacement,
    rawBroken: '0xc0ffee',
    recentBlockHash: recent.hash,
    recentEpoch: quantity(blocks.recentEpoch),
    recentBlockNumber: recent.blockNumber,
    transferBlockHash: scenario.transfer.blockHash,
    transferEpoch: scenario.transfer.epochNumber,
    transferBlockNumber: await blockOf(scenario.transfer.blockHash),
    transferTxIndex: scenario.transfer.index,
    eventBlockHash: scenario.event.blockHash,
    eventEpoch: scenario.event.epochNumber,
    eventBlockNumber: await blockOf(scenario.event.blockHash),
    emptyBlockHash: empty.hash,
    emptyEpoch,
    emptyBlockNumber: empty.blockNumber,
    crossSpaceBlockHash: cross.call.blockHash,
    crossSpaceEpoch: cross.call.epochNumber,
    crossSpaceBlockNumber: await blockOf(cross.call.blockHash),
    siblingBlockHash: blocks.sibling.sibling,
    siblingEpoch: blocks.sibling.epoch,
    siblingPivotHash: blocks.sibling.pivot,
    rewardedEpoch: scenario.event.epochNumber,
    genesisHash: genesis.hash,
    unknownBlockHash: UNKNOWN_HASH,
    futureEpoch: '0x3b9aca00',
    futureBlockNumber: '0x3b9aca00',
    unknownFilter: UNKNOWN_FILTER,
    ...pos,
  };
}
