import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import type {Space} from '../../scripts/devnet/gateway';
import {startWorld, type World} from '../../scripts/devnet/world';
import {SOCKET_BOUND} from '../../scripts/devnet/world/fresh';

interface Placeholder {
  description: string;
  core?: {example: string; fresh?: boolean};
  espace?: {example: string; fresh?: boolean};
}

const ROOT = path.resolve(__dirname, '../..');
const catalogue = parse(readFileSync(path.join(ROOT, 'openrpc/placeholders.yaml'), 'utf8')) as Record<
  string,
  Placeholder
>;
const SPACES: readonly Space[] = ['core', 'espace'];

/** Names whose values contain a timestamp (block hashes) or depend on PoS, which follows the wall clock. */
const VARIES =
  /BlockHash$|PivotHash$|^genesisHash$|^pos(?:RewardEpoch|RewardPowEpoch|Round|PaidEpoch|PaidPowEpoch|[A-Z][a-z]+TxNumber)$/;

describe.skipIf(nodeIsMissing('the known world'))('the known world on a real node', () => {
  let first: World;
  let second: World;
  beforeAll(async () => {
    [first, second] = await Promise.all([startWorld({isExtended: true}), startWorld({isExtended: true})]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
  });

  it('runs the version that the reference is written for', () => {
    expect(first.node.version).toMatch(/^conflux-rust\/v3\.0\.2-/);
  });

  it.each(SPACES)('%s: provides exactly the placeholders of the catalogue', (space) => {
    const names = Object.keys(catalogue).filter((name) => catalogue[name]?.[space]);
    const provided = [...Object.keys(first.values[space]), ...Object.keys(first.fresh[space]), ...SOCKET_BOUND[space]];
    expect(provided.sort()).toEqual(names.sort());
    for (const [name, value] of Object.entries(first.values[space])) expect(value, name).toBeTypeOf('string');
  });

  it.each(SPACES)('%s: two fresh worlds agree on everything but block hashes and PoS progress', (space) => {
    const stable = (world: World) =>
      Object.fromEntries(Object.entries(world.values[space]).filter(([name]) => !VARIES.test(name)));
    expect(stable(second)).toEqual(stable(first));
    // Makes sure that these are two different nodes.
    expect(second.values[space].recentBlockHash).not.toBe(first.values[space].recentBlockHash);
  });

  it.each(SPACES)('%s: the example values of the catalogue are those of the world', (space) => {
    for (const [name, value] of Object.entries(first.values[space])) {
      if (!VARIES.test(name)) expect(catalogue[name]?.[space]?.example, name).toBe(value);
    }
  });

  it('gas, fees and outcome of each transaction are reproduced', async () => {
    const hashes = Object.entries(first.values.espace).filter(
      ([name]) => name.endsWith('Tx') && !['gappedTx', 'poorTx', 'unknownTx'].includes(name),
    );
    expect(hashes.length).toBeGreaterThan(6);
    const receipt = async (world: World, hash: unknown) => {
      const {blockHash, logs, ...rest} = await world.espace.client<
        Record<string, unknown> & {logs: Record<string, unknown>[]}
      >('eth_getTransactionReceipt', hash);
      expect(blockHash).toMatch(/^0x[0-9a-f]{64}$/);
      return {...rest, logs: logs.map((log) => ({...log, blockHash: null, blockTimestamp: null}))};
    };
    for (const [name, hash] of hashes) expect(await receipt(second, hash), name).toEqual(await receipt(first, hash));
  });

  it('holds what its names say', async () => {
    const {core, espace, values} = first;
    const status = async (hash: unknown) =>
      (await espace.client<{status: string}>('eth_getTransactionReceipt', hash)).status;
    expect(await status(values.espace.setCodeTx)).toBe('0x1');
    expect(await status(values.espace.failedTx)).toBe('0x0');
    expect(await espace.client('eth_getCode', values.espace.delegatedAccount)).toBe(
      `0xef0100${String(values.espace.probe).slice(2)}`,
    );
    const sponsored = await core.client('cfx_getTransactionReceipt', values.core.sponsoredTx);
    expect(sponsored).toMatchObject({gasCoveredBySponsor: true, storageCoveredBySponsor: true});
    expect(await core.client('cfx_getVoteList', values.core.staker)).toHaveLength(1);
    expect(await core.client('cfx_getBlocksByEpoch', values.core.siblingEpoch)).toEqual([
      values.core.siblingBlockHash,
      values.core.siblingPivotHash,
    ]);
    expect(await core.client('cfx_getAccountPendingTransactions', values.core.gappedAccount)).toMatchObject({
      firstTxStatus: {pending: 'futureNonce'},
    });
    expect(await espace.client('eth_getAccountPendingTransactions', values.espace.poorAccount)).toMatchObject({
      firstTxStatus: {pending: 'notEnoughCash'},
    });
    const {transactions} = await espace.client<{transactions: {hash: string}[]}>(
      'eth_getBlockByHash',
      values.espace.crossSpaceBlockHash,
      true,
    );
    expect(transactions.map(({hash}) => hash)).toContain(values.espace.phantomTx);
    expect(BigInt((await core.client<{latestFinalized: string}>('cfx_getStatus')).latestFinalized)).toBeGreaterThan(0n);
    expect(await core.client('cfx_getPoSRewardByEpoch', values.core.posRewardPowEpoch)).not.toBeNull();
    expect(
      await core.client<{accountRewards: unknown[]}>('cfx_getPoSRewardByEpoch', values.core.posPaidPowEpoch),
    ).toMatchObject({accountRewards: [{posAddress: values.core.posAccount}]});
    expect(await core.client('pos_getAccountByPowAddress', values.core.posStaker)).toMatchObject({
      address: values.core.posStakeAccount,
    });
    expect(await core.client('cfx_getSkippedBlocksByEpoch', values.core.crowdedEpoch)).toEqual([
      values.core.skippedBlockHash,
    ]);
    expect(await core.client('cfx_getEpochReceipts', values.core.skippedTxEpoch)).toMatchObject([
      [{transactionHash: values.core.skippedTx, outcomeStatus: '0x2'}],
    ]);
    expect(await core.client('cfx_getTransactionReceipt', values.core.failedCreationTx)).toMatchObject({
      outcomeStatus: '0x1',
      contractCreated: null,
    });
  });

  it.each(SPACES)('%s: a fresh placeholder is new each time, and ready to use', async (space) => {
    const {client} = first[space];
    const prefix = space === 'core' ? 'cfx' : 'eth';
    const {rawTransaction, logFilter, quietFilter} = first.fresh[space];
    const raw = await rawTransaction?.('one');
    expect(await second.fresh[space].rawTransaction?.('one')).toBe(raw);
    expect(await rawTransaction?.('two')).not.toBe(raw);
    expect(await client(`${prefix}_sendRawTransaction`, raw)).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await client(`${prefix}_getFilterChanges`, await logFilter?.('one'))).toHaveLength(1);
    expect(await client(`${prefix}_getFilterChanges`, await quietFilter?.('one'))).toEqual([]);
  });
});
