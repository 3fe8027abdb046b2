import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {loadDocument, loadRecording, mask} from 'docusaurus-plugin-openrpc/sources';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {runDocuments, type Outcome} from '../../scripts/devnet/recording/examples';
import {maskable, shortVersion} from '../../scripts/devnet/recording/record';

const ROOT = path.resolve(__dirname, '../../openrpc');
const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
const methods = documents.flatMap((document) =>
  document.methods.map(({value}) => ({space: document.space, name: value.name, method: value})),
);

/** Methods that the node can't serve, each with its reason. The list only shrinks. */
const baseline = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../baselines/rpc-unverified.json'), 'utf8'),
) as Record<string, string>;

describe('recordings of the JSON-RPC reference', () => {
  it('methods without a recorded answer are those of the baseline, no more', () => {
    expect(
      methods
        .filter(({method}) => method['x-unverified'])
        .map(({space, name}) => `${space}:${name}`)
        .sort(),
    ).toEqual(Object.keys(baseline).sort());
  });

  it.each(methods)('$space $name: every example is recorded, in order', ({space, name, method}) => {
    if (method.examples.length === 0) return expect(method['x-unverified']).toBeDefined();
    expect(
      loadRecording(ROOT, space, name)?.examples.map((example) => example.name),
      'run "npm run record"',
    ).toEqual(method.examples.map((example) => example.name));
  });

  it('nothing is recorded that is not described', () => {
    const files = documents.flatMap(({space}) =>
      fs.readdirSync(path.join(ROOT, 'recordings', space)).map((file) => ({space, name: file.replace(/\.json$/, '')})),
    );
    expect(
      files.filter(({space, name}) => !methods.some((method) => method.space === space && method.name === name)),
    ).toEqual([]);
  });
});

describe.skipIf(nodeIsMissing('the replay of recorded answers'))('replay on a fresh node', () => {
  let version: string;
  let outcomes: Outcome[];
  beforeAll(async () => {
    ({version, outcomes} = await runDocuments(documents));
  }, 600_000);

  it.each(methods)('§2.3 $space $name: answers have the declared form', ({space, name, method}) => {
    const own = outcomes.filter((outcome) => outcome.space === space && outcome.method.name === name);
    expect(own).toHaveLength(method.examples.length);
    expect(own.flatMap(({exchange, faults}) => faults.map((fault) => `${exchange.name}: ${fault}`))).toEqual([]);
  });

  it.each(methods.filter(({method}) => method['x-replayed'] !== false && method.examples.length > 0))(
    '$space $name: recordings are reproduced',
    ({space, name}) => {
      const recording = loadRecording(ROOT, space, name);
      expect(recording?.node).toBe(shortVersion(version));
      for (const example of recording?.examples ?? []) {
        const outcome = outcomes.find(
          (candidate) =>
            candidate.space === space && candidate.method.name === name && candidate.exchange.name === example.name,
        );
        expect(mask(maskable(outcome!.exchange), example.masked), example.name).toEqual(
          mask(maskable(example), example.masked),
        );
      }
    },
  );
});
