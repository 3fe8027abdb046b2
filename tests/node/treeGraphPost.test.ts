import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';

/**
 * The worked example of /blog/long-blog-post, rebuilt on a node. The output blocks of the post are the expected
 * results.
 */
const POST = fs.readFileSync('blog/2026-11-21-tree-graph.mdx', 'utf8');
const OUTPUTS = [...POST.matchAll(/^```text\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text.trim());
const weightsShown = OUTPUTS.filter((text) => /^[A-Z]: \d/.test(text)).map((text) => text.split(/\s{2,}/));
const epochsShown = (OUTPUTS.find((text) => text.startsWith('0x1:')) ?? '')
  .split('\n')
  .map((line) => line.replace(/^0x\d+: /, '').split(' '));

describe.skipIf(nodeIsMissing('the example of the post on Tree-Graph'))('the example of the post on Tree-Graph', () => {
  let node: RunningNode;
  const hashes = new Map<string, string>();
  const names = new Map<string, string>();
  beforeAll(async () => {
    node = await startNode();
    name('G', await call<string>(node.ports.core, 'cfx_getBestBlockHash'));
  });
  afterAll(() => node?.stop());

  function name(letter: string, hash: string): void {
    hashes.set(letter, hash);
    names.set(hash, letter);
  }

  /** Makes one block without transactions below a parent, with references. */
  async function block(letter: string, parent: string, references: string[] = []): Promise<void> {
    const hash = await call<string>(node.ports.local, 'test_generateFixedBlock', [
      hashes.get(parent),
      references.map((one) => hashes.get(one)),
      0,
      false,
      null,
      null,
    ]);
    name(letter, hash);
  }

  /** The pivot chain above genesis, each block with its weight counted in blocks, as the post writes it. */
  async function pivotChain(): Promise<string[]> {
    const {difficulty} = await call<{difficulty: string}>(node.ports.core, 'cfx_getBlockByHash', [
      hashes.get('A'),
      false,
    ]);
    const chain = await call<[string, string][]>(node.ports.local, 'test_getPivotChainAndWeight', [null]);
    return chain
      .filter(([hash]) => hash !== hashes.get('G'))
      .map(([hash, weight]) => `${names.get(hash)}: ${Number(weight) / Number(difficulty)}`);
  }

  it('the five blocks of branch A have the weights that the post shows', async () => {
    for (const [letter, parent] of [
      ['A', 'G'],
      ['C', 'A'],
      ['F', 'C'],
      ['K', 'F'],
      ['M', 'K'],
    ] as const)
      await block(letter, parent);
    await expect.poll(pivotChain).toEqual(weightsShown[0]);
  });

  it('the shorter, broader branch B wins when J arrives', async () => {
    for (const [letter, parent] of [
      ['B', 'G'],
      ['D', 'B'],
      ['H', 'D'],
      ['E', 'B'],
      ['N', 'D'],
    ] as const)
      await block(letter, parent);
    await block('J', 'H', ['E']);
    await expect.poll(pivotChain).toEqual(weightsShown[1]);
  });

  it('I brings the rest into its epoch', async () => {
    await block('I', 'J', ['M', 'N']);
    await expect.poll(pivotChain).toEqual(weightsShown[2]);
    const epochs = await Promise.all(
      epochsShown.map(async (_, index) =>
        (await call<string[]>(node.ports.core, 'cfx_getBlocksByEpoch', [`0x${index + 1}`])).map((hash) =>
          names.get(hash),
        ),
      ),
    );
    // Only the hash places N, so its position isn't part of the example.
    const withoutN = (blocks: (string | undefined)[]) => blocks.filter((one) => one !== 'N');
    expect(epochs.map(withoutN)).toEqual(epochsShown.map(withoutN));
    expect(epochs.at(-1)).toContain('N');
  });
});
