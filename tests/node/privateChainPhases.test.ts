import {privateKeyToAccount} from 'viem/accounts';
import {afterEach, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode, type StartOptions} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';

const WAITING = 'CatchUpSyncBlockHeaderPhase';
const IN_SYNC = 'NormalSyncPhase';

describe.skipIf(nodeIsMissing('the phases of a private chain'))(
  '§1 a private chain whose nodes wait for each other, as /docs/general/run-a-node/TroubleShooting#sync says',
  () => {
    const nodes: RunningNode[] = [];
    const start = async (phase: string, changed: NonNullable<StartOptions['changed']>) => {
      // Not in dev mode, in which a node never waits for peers. All nodes have the same IP address.
      const shared = {mode: 'test', session_ip_limits: '0,0,0,0', subnet_quota: 0};
      const node = await startNode({phase, changed: {...shared, ...changed}});
      nodes.push(node);
      return node;
    };
    const phase = (node: RunningNode) => call<string>(node.ports.local, 'debug_currentSyncPhase');
    afterEach(async () => {
      for (const node of nodes.splice(0).reverse()) await node.stop();
    });

    it('a node without peers stays in the second phase, unless it may go on without them', async () => {
      const stuck = await start(WAITING, {});
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(await phase(stuck)).toBe(WAITING);
      expect(await phase(await start(IN_SYNC, {dev_allow_phase_change_without_peer: true}))).toBe(IN_SYNC);
    }, 60_000);

    it('with one peer that is in sync, a node goes on only if one is enough', async () => {
      const key = developmentSecret('the first node of a private chain');
      const first = await start(IN_SYNC, {dev_allow_phase_change_without_peer: true, net_key: key.slice(2)});
      await call(first.ports.local, 'test_generateEmptyBlocks', [2]);
      const bootnodes = `cfxnode://${privateKeyToAccount(key).publicKey.slice(4)}@127.0.0.1:${first.ports.p2p}`;
      const stuck = await start(WAITING, {bootnodes});
      await expect
        .poll(async () => (await call<unknown[]>(stuck.ports.local, 'test_getPeerInfo')).length, {timeout: 20_000})
        .toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(await phase(stuck)).toBe(WAITING);
      const second = await start(IN_SYNC, {bootnodes, min_phase_change_normal_peer_count: 1});
      expect(await phase(second)).toBe(IN_SYNC);
    }, 120_000);
  },
);
