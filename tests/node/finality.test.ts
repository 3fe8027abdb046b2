import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {protocolFact} from '../../src/facts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createClient, type Client} from '../../scripts/devnet/world/client';
import {progressed} from '../../scripts/devnet/world/posProgress';

const STEP = Number(protocolFact('posFinalityStep').value);
const DEFER = Number(protocolFact('posPivotDefer').value);
/** PoS blocks after which a decision on the newest epochs has been committed. */
const ROUNDS = 6n;
/** The node recomputes the weights of epochs only at every twentieth block. */
const WEIGHED_EVERY = 20;

describe.skipIf(nodeIsMissing('the steps of finality'))(
  'finality on a node with the deferral of the public networks',
  () => {
    let node: RunningNode;
    let gateway: Gateway;
    let core: Client;
    const epochOf = async (tag: string) => Number(await core<Hex>('cfx_epochNumber', tag));
    const decided = async () =>
      Number((await core<{pivotDecision: {height: Hex}}>('pos_getStatus')).pivotDecision.height);

    beforeAll(async () => {
      node = await startNode({changed: {cip113_pivot_decision_defer_epoch_count: DEFER}});
      gateway = await startGateway(node);
      core = createClient(gateway, 'core');
    }, 60_000);
    afterAll(async () => {
      await gateway?.close();
      await node?.stop();
    });

    /** Lets PoS decide on the existing blocks. */
    async function settle(): Promise<void> {
      const start = BigInt((await core<{latestCommitted: Hex}>('pos_getStatus')).latestCommitted);
      await progressed(core, ({latestCommitted}) => BigInt(latestCommitted) >= start + ROUNDS);
    }

    it(`moves in steps of ${STEP} epochs: at least to the confirmed epoch less ${DEFER}, rounded down, and never beyond the newest epoch less ${DEFER}`, async () => {
      const seen = new Set<number>();
      for (let last = 0; seen.size < 3;) {
        await gateway.mine(2 * WEIGHED_EVERY);
        await settle();
        // The epoch that the node considers confirmed can fall back a little after PoS has decided.
        const [least, most] = (await Promise.all(
          ['latest_confirmed', 'latest_mined'].map(
            async (tag) => Math.floor(Math.max(0, (await epochOf(tag)) - DEFER) / STEP) * STEP,
          ),
        )) as [number, number];
        const height = await decided();
        expect(height % STEP).toBe(0);
        expect(height).toBeGreaterThanOrEqual(Math.max(last, least));
        expect(height).toBeLessThanOrEqual(most);
        last = height;
        // The next block refers to the PoS block with the decision; no earlier one does.
        await gateway.mine();
        expect(await epochOf('latest_finalized')).toBe(last);
        seen.add(last);
      }
      expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
    }, 240_000);
  },
);
