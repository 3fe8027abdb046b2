import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {ask, call} from '../../scripts/devnet/node/rpc';

describe.skipIf(nodeIsMissing('a standby validator'))('§1 /docs/general/run-a-node/nodes-faqs#backup-validator', () => {
  let node: RunningNode;
  const local = <T>(method: string, ...params: unknown[]) => call<T>(node.ports.local, method, params);
  const isVoting = () => local<boolean>('test_posVotingStatus');
  /** Where the node stores what it has signed. */
  const record = (suffix = '') => path.join(node.dataDir, 'pos_db', `secure_storage.json${suffix}`);
  const views = async () =>
    Number((await call<{latestCommitted: string}>(node.ports.core, 'pos_getStatus')).latestCommitted);

  beforeAll(async () => {
    node = await startNode({changed: {pos_started_as_voter: false}});
    await local('test_generateEmptyBlocks', 10);
  });
  afterAll(() => node?.stop());

  it('a standby does not vote, and starts to with its own record only if told to', async () => {
    expect(await isVoting()).toBe(false);
    // Without the record of the other node, it refuses.
    const {error} = await ask(node.ports.local, 'test_posStartVoting', [false]);
    expect(error).toBeDefined();
    expect(await isVoting()).toBe(false);
    await local('test_posStartVoting', true);
    expect(await isVoting()).toBe(true);
  });

  it('votes until stop_voting moves its record to a file, with which the other node starts', async () => {
    const before = await views();
    await expect.poll(views, {timeout: 30_000}).toBeGreaterThan(before);
    await local('test_posStopVoting');
    expect(await isVoting()).toBe(false);
    expect([fs.existsSync(record()), fs.existsSync(record('.save'))]).toEqual([false, true]);
    // On the other node, the saved record is beside its own, which must belong to the same validator.
    fs.copyFileSync(record('.save'), record());
    await local('test_posStartVoting', false);
    expect(await isVoting()).toBe(true);
    expect([fs.existsSync(record()), fs.existsSync(record('.save'))]).toEqual([true, false]);
  });
});
