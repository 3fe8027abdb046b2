import path from 'node:path';
import {toolIsMissing} from '@site/scripts/lib/tools';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {samples, subscriptionSamples} from '@site/src/openrpcAdapter/samples';
import {sampleKinds, subscriptionKinds} from 'docusaurus-plugin-openrpc/samples';
import {createChecker, loadDocument, loadRecording} from 'docusaurus-plugin-openrpc/sources';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {paramsFor} from '../../scripts/devnet/recording/examples';
import type {Space} from '../../scripts/devnet/gateway';
import {startSampleRunner, type SampleRunner} from '../support/node/samples/runSample';
import {runSubscription} from '../support/node/samples/runSubscription';
import {startWorld, type World} from '../../scripts/devnet/world';

const KINDS: Record<Space, string[]> = {
  core: ['curl', 'fetch', 'python', 'js-conflux-sdk', 'cive'],
  espace: ['curl', 'fetch', 'python', 'ethers', 'viem', 'web3'],
};

/** Whether the tools that run a kind of sample are missing on this machine. */
const missing: Record<string, boolean> = {
  curl: toolIsMissing('the samples for curl', 'bash', 'curl'),
  python: toolIsMissing('the samples for Python', 'python3'),
};
const kindsOf = (space: Space): string[] => KINDS[space].filter((kind) => !missing[kind]);

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = (['core', 'espace'] as const).map((space) => ({space, document: loadDocument(ROOT, space)}));

const withAnswer = documents.flatMap(({space, document}) =>
  document.methods.flatMap(({value: method}) =>
    method.examples
      .filter((example) => example['x-error'] === undefined)
      .map((example) => ({name: method.name, label: example.name, space, document, method, example})),
  ),
);

/**
 * The first example of every method. Subscribing and unsubscribing need a WebSocket, which samples of single calls
 * don't open.
 */
const cases = withAnswer.filter(
  ({name, method, example}) =>
    !/_(?:un)?subscribe$/.test(name) &&
    example === method.examples.find((candidate) => candidate['x-error'] === undefined),
);

/** Methods that no node serves so far: their samples must end with the recorded error. */
const refused = documents.flatMap(({space, document}) =>
  document.methods.flatMap(({value: method}) => {
    const [example] = method.examples;
    const recorded = loadRecording(ROOT, space, method.name)?.examples[0]?.response.error;
    return example && recorded && method.examples.every((candidate) => candidate['x-error'] !== undefined)
      ? [{name: method.name, space, method, example, recorded}]
      : [];
  }),
);

const subscriptions = withAnswer.filter(({name}) => name.endsWith('_subscribe'));

describe.skipIf(nodeIsMissing('the samples of the reference'))('generated samples, executed', () => {
  let world: World;
  let runner: SampleRunner;
  beforeAll(async () => {
    [world, runner] = await Promise.all([startWorld({isExtended: true}), startSampleRunner()]);
  }, 300_000);
  afterAll(async () => {
    runner?.stop();
    await world?.stop();
  });

  it.each(cases)(
    '$space $name: each sample prints the declared kind of answer',
    async ({space, document, method, example}) => {
      const checker = createChecker(document);
      const faults: string[] = [];
      for (const kind of sampleKinds(kindsOf(space), samples)) {
        // Each kind has a different key, because a transaction can be sent only once.
        const params = await paramsFor(world, space, `${method.name} ${example.name} ${kind.id}`, method, example);
        const printed = await runner
          .run(kind, {url: world.gateway.urls[space].http, method: method.name, params})
          .catch((error: Error) => error);
        const found = printed instanceof Error ? [printed.message] : checker.check(method.result.schema, printed);
        faults.push(...found.map((fault) => `${kind.label}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(refused)(
    '$space $name: each sample ends with the recorded error',
    async ({space, method, example, recorded}) => {
      const faults: string[] = [];
      for (const kind of sampleKinds(kindsOf(space), samples)) {
        const params = await paramsFor(world, space, `${method.name} ${example.name} ${kind.id}`, method, example);
        const ended = await runner.run(kind, {url: world.gateway.urls[space].http, method: method.name, params}).then(
          (printed) => `printed ${JSON.stringify(printed)}`,
          (error: Error) => error.message,
        );
        if (!ended.includes(String(recorded.code)) && !ended.toLowerCase().includes(recorded.message.toLowerCase()))
          faults.push(`${kind.label}: ${ended}`);
      }
      expect(faults).toEqual([]);
    },
  );

  it('no described method is left without a sample that runs', () => {
    const run = new Set([...cases, ...refused, ...subscriptions].map(({space, name}) => `${space} ${name}`));
    const left = documents
      .flatMap(({space, document}) => document.methods.map(({value}) => `${space} ${value.name}`))
      .filter((name) => !run.has(name));
    expect(left.filter((name) => !name.endsWith('_unsubscribe'))).toEqual([]);
  });

  it.each(subscriptions)(
    '$space $name $label: each sample prints a notification and ends',
    async ({space, document, method, example, label}) => {
      const checker = createChecker(document);
      const schema = method['x-notification']!.schema;
      const params = await paramsFor(world, space, `${method.name} ${label}`, method, example);
      let waiting = true;
      const runs = Promise.all(
        subscriptionKinds(KINDS[space], subscriptionSamples).map(async (kind) => {
          const printed = await runSubscription(kind, {
            url: world.gateway.urls[space].ws,
            method: method.name,
            params,
          }).catch((error: Error) => error);
          return (
            printed instanceof Error ? [printed.message] : printed.flatMap((value) => checker.check(schema, value))
          ).map((fault) => `${kind.label}: ${fault}`);
        }),
      ).finally(() => (waiting = false));
      // The samples connect when they are ready, so token transfers continue until each has seen one.
      while (waiting) await world.fresh[space].logFilter?.('a subscription');
      expect((await runs).flat()).toEqual([]);
    },
    60_000,
  );
});
