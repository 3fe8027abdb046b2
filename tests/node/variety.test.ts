import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadDocument} from 'docusaurus-plugin-openrpc/sources';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {createCollector, type Collector} from '../support/node/variety/collector';
import {addOddTransactions} from '../support/node/variety/oddTransactions';
import {sweepCore} from '../support/node/variety/sweepCore';
import {sweepEspace} from '../support/node/variety/sweepEspace';
import {reorganised, unsettled} from '../support/node/variety/transitions';
import {startWorld, type World} from '../../scripts/devnet/world';
import {coreOf} from '../../scripts/devnet/world/addresses';

/** How many responses of some methods the sweep must have seen: with fewer, it would have missed its subject. */
const LEAST: Record<string, number> = {
  'core debug_getTransactionsByEpoch': 40,
  'core debug_txPoolContent': 4,
  'core trace_epoch': 40,
  'core trace_transaction': 25,
  'espace debug_traceTransaction': 40,
  'espace trace_transaction': 15,
  'core pos_getBlockByNumber': 10,
  'core pos_getLedgerInfoByEpoch': 1,
};

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));

describe.skipIf(nodeIsMissing('answers beside the recorded ones'))(
  'answers beside the recorded ones satisfy the published documents',
  () => {
    let world: World;
    let collector: Collector;
    let skippedBlock: string;
    let beforeSweeps = 0;
    beforeAll(async () => {
      world = await startWorld();
      collector = createCollector(world, documents);
      ({skippedBlock} = await addOddTransactions(world));
    }, 300_000);
    afterAll(() => world.stop());
    const answers = () => [...collector.counts.values()].reduce((sum, count) => sum + count, 0);

    it('§2.3 §2.4 of transactions that wait, are packed, and are executed', async () => {
      await unsettled(collector, world);
      expect([...collector.faults]).toEqual([]);
    });

    it('§2.3 §2.4 of filters and subscriptions while the pivot chain changes', async () => {
      const {filters, coreLogs, firstDropped} = await reorganised(collector, world);
      expect([...collector.faults]).toEqual([]);
      expect(collector.counts.get('core cfx_subscribe notification')).toBeGreaterThan(50);
      expect(collector.counts.get('espace eth_subscribe notification')).toBeGreaterThan(10);
      // A filter returns the first epoch to drop, a subscription the last one that still counts.
      expect(filters.core[0]).toEqual({revertTo: `0x${firstDropped.toString(16)}`});
      expect(coreLogs).toContainEqual({revertTo: `0x${(firstDropped - 1).toString(16)}`});
      expect(filters.espace[0]).toMatchObject({removed: true});
    }, 60_000);

    it('§2.3 §2.4 of every epoch, its blocks, each transaction and account, and of PoS, in Core Space', async () => {
      beforeSweeps = answers();
      await sweepCore(collector, world);
      expect([...collector.faults]).toEqual([]);
    }, 240_000);

    it('§2.3 §2.4 of every block, each transaction and account, in eSpace', async () => {
      await sweepEspace(collector, world);
      expect([...collector.faults]).toEqual([]);
      // In both spaces together.
      expect(answers() - beforeSweeps).toBeGreaterThan(4000);
    }, 240_000);

    it('§2.3 §2.4 the sweep met transactions that were skipped and pooled ones of type 4, and did not pass traces, debugging and PoS by', async () => {
      const listed = await collector.ask<object[]>('core', 'debug_getTransactionsByBlock', skippedBlock);
      expect(listed).toContainEqual({ethTransaction: expect.objectContaining({status: '0xff'}) as unknown});
      expect(JSON.stringify(await collector.ask('core', 'debug_txPoolContent'))).toMatch(
        /"space":"evm".{0,200}"type":"0x4"/,
      );
      expect(JSON.stringify(await collector.ask('core', 'debug_txPoolContent'))).toContain('"chainId":null');
      for (const [method, least] of Object.entries(LEAST))
        expect.soft(collector.counts.get(method) ?? 0, method).toBeGreaterThanOrEqual(least);
      expect([...collector.faults]).toEqual([]);
    });

    it('§2.3 §2.4 a transaction whose epoch height lies ahead is pooled, not refused', async () => {
      const {core, gateway} = world;
      const {result, error} = await gateway.ask('core', 'cfx_sendRawTransaction', [
        await core.sign('faucet', {to: coreOf('recipient'), gas: 21_000n, epochHeight: 1_000_000n}),
      ]);
      expect(error).toBeUndefined();
      expect(await core.client('cfx_getTransactionByHash', result)).toMatchObject({
        epochHeight: '0xf4240',
        blockHash: null,
      });
    });
  },
);
