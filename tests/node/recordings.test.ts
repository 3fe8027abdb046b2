import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadDocument} from '@site/src/plugins/docusaurus-plugin-openrpc/loadDocument';
import {errorOf} from '@site/src/plugins/docusaurus-plugin-openrpc/resolve';
import {loadRecording, mask} from '@site/src/plugins/docusaurus-plugin-openrpc/recordings';
import {createChecker} from '@site/src/plugins/docusaurus-plugin-openrpc/schemas';
import {nodeIsMissing} from '../support/node/availability';
import {runExamples, type Outcome} from '../support/node/examples';
import {maskable, shortVersion} from '../support/node/record';
import {createCollector, type Collector} from '../support/node/variety/collector';
import {addOddTransactions} from '../support/node/variety/oddTransactions';
import {sweepCore} from '../support/node/variety/sweepCore';
import {sweepEspace} from '../support/node/variety/sweepEspace';
import {reorganised, unsettled} from '../support/node/variety/transitions';
import {startWorld, type World} from '../support/node/world';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const methods = documents.flatMap((document) => document.methods.map(({value}) => ({space: document.space, name: value.name, method: value})));

/** Methods that the node cannot answer, each with its reason. The list may only shrink. */
const baseline = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../baselines/rpc-unverified.json'), 'utf8')) as Record<string, string>;

describe('recordings of the JSON-RPC reference', () => {
  it('methods without a recorded answer are those of the baseline, no more', () => {
    expect(methods.filter(({method}) => method['x-unverified']).map(({space, name}) => `${space}:${name}`).sort()).toEqual(Object.keys(baseline).sort());
  });

  it.each(methods)('$space $name: every example is recorded, in order', ({space, name, method}) => {
    if (method.examples.length === 0) return expect(method['x-unverified']).toBeDefined();
    expect(loadRecording(ROOT, space, name)?.examples.map((example) => example.name), 'run "npm run record"').toEqual(method.examples.map((example) => example.name));
  });

  it('nothing is recorded that is not described', () => {
    const files = documents.flatMap(({space}) => fs.readdirSync(path.join(ROOT, 'recordings', space)).map((file) => ({space, name: file.replace(/\.json$/, '')})));
    expect(files.filter(({space, name}) => !methods.some((method) => method.space === space && method.name === name))).toEqual([]);
  });
});

describe.skipIf(nodeIsMissing('the replay of recorded answers'))('replay on a fresh node', () => {
  let world: World;
  let outcomes: Outcome[];
  beforeAll(async () => {
    world = await startWorld();
    outcomes = [];
    for (const document of documents) outcomes.push(...(await runExamples(world, document, createChecker(document))));
  }, 300_000);
  afterAll(async () => world?.stop());

  it.each(methods)('$space $name: answers have the declared form', ({space, name, method}) => {
    const own = outcomes.filter((outcome) => outcome.space === space && outcome.method.name === name);
    expect(own).toHaveLength(method.examples.length);
    expect(own.flatMap(({exchange, faults}) => faults.map((fault) => `${exchange.name}: ${fault}`))).toEqual([]);
  });

  it.each(methods.filter(({method}) => method['x-replayed'] !== false && method.examples.length > 0))('$space $name: recordings are reproduced', ({space, name}) => {
    const recording = loadRecording(ROOT, space, name);
    expect(recording?.node).toBe(shortVersion(world.node.version));
    for (const example of recording?.examples ?? []) {
      const outcome = outcomes.find((candidate) => candidate.space === space && candidate.method.name === name && candidate.exchange.name === example.name);
      expect(mask(maskable(outcome!.exchange), example.masked), example.name).toEqual(mask(maskable(example), example.masked));
    }
  });

  describe('answers beside the recorded ones satisfy the published documents', () => {
    let collector: Collector;
    beforeAll(async () => {
      collector = createCollector(world, documents);
      await addOddTransactions(world);
    }, 60_000);
    const answers = () => [...collector.counts.values()].reduce((sum, count) => sum + count, 0);

    it('§2.2 of transactions that wait, are packed, and are executed', async () => {
      await unsettled(collector, world);
      expect([...collector.faults]).toEqual([]);
    });

    it('§2.2 of filters and subscriptions while the pivot chain changes', async () => {
      const {filters, coreLogs, firstDropped} = await reorganised(collector, world);
      expect([...collector.faults]).toEqual([]);
      expect(collector.counts.get('core cfx_subscribe notification')).toBeGreaterThan(50);
      expect(collector.counts.get('espace eth_subscribe notification')).toBeGreaterThan(10);
      // A filter names the first epoch to drop, a subscription the last one that still counts.
      expect(filters.core[0]).toEqual({revertTo: `0x${firstDropped.toString(16)}`});
      expect(coreLogs).toContainEqual({revertTo: `0x${(firstDropped - 1).toString(16)}`});
      expect(filters.espace[0]).toMatchObject({removed: true});
    }, 60_000);

    it('§2.2 of every epoch and block, each transaction and account, in both spaces', async () => {
      const before = answers();
      await sweepCore(collector, world);
      await sweepEspace(collector, world);
      expect([...collector.faults]).toEqual([]);
      expect(answers() - before).toBeGreaterThan(4000);
    }, 120_000);

    it('§2.2 a subscription over HTTP is refused as the errors say', async () => {
      const {code} = errorOf(documents[0]!, 'NoSubscriptionsHere');
      expect(await world.gateway.ask('core', 'cfx_subscribe', ['newHeads'])).toMatchObject({error: {code}});
      expect(await world.gateway.ask('core', 'cfx_unsubscribe', ['0xf'])).toMatchObject({error: {code}});
    });
  });
});
