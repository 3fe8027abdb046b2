import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadDocument} from '@site/src/plugins/docusaurus-plugin-openrpc/loadDocument';
import {errorOf} from '@site/src/plugins/docusaurus-plugin-openrpc/resolve';
import {nodeIsMissing} from '../support/node/availability';
import {createCollector, type Collector} from '../support/node/variety/collector';
import {addOddTransactions} from '../support/node/variety/oddTransactions';
import {sweepCore} from '../support/node/variety/sweepCore';
import {sweepEspace} from '../support/node/variety/sweepEspace';
import {reorganised, unsettled} from '../support/node/variety/transitions';
import {startWorld, type World} from '../support/node/world';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));

describe.skipIf(nodeIsMissing('answers beside the recorded ones'))('answers beside the recorded ones satisfy the published documents', () => {
  let world: World;
  let collector: Collector;
  beforeAll(async () => {
    world = await startWorld();
    collector = createCollector(world, documents);
    await addOddTransactions(world);
  }, 120_000);
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
    // A filter names the first epoch to drop, a subscription the last one that still counts.
    expect(filters.core[0]).toEqual({revertTo: `0x${firstDropped.toString(16)}`});
    expect(coreLogs).toContainEqual({revertTo: `0x${(firstDropped - 1).toString(16)}`});
    expect(filters.espace[0]).toMatchObject({removed: true});
  }, 60_000);

  it('§2.3 §2.4 of every epoch and block, each transaction and account, in both spaces', async () => {
    const before = answers();
    await sweepCore(collector, world);
    await sweepEspace(collector, world);
    expect([...collector.faults]).toEqual([]);
    expect(answers() - before).toBeGreaterThan(4000);
  }, 120_000);

  it('§2.3 §2.4 a subscription over HTTP is refused as the errors say', async () => {
    const {code} = errorOf(documents[0]!, 'NoSubscriptionsHere');
    expect(await world.gateway.ask('core', 'cfx_subscribe', ['newHeads'])).toMatchObject({error: {code}});
    expect(await world.gateway.ask('core', 'cfx_unsubscribe', ['0xf'])).toMatchObject({error: {code}});
  });
});
