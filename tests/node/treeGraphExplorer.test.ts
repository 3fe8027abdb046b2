import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Graph, Luck, Rules} from '@site/src/components/parts/BlockGraph/block';
import {epochsOf} from '@site/src/components/tools/TreeGraphExplorer/model/epochs';
import {chance, MODEL} from '@site/src/components/tools/TreeGraphExplorer/model/luck';
import {
  blockOf,
  genesisGraph,
  judgeAll,
  prepare,
  type Move,
} from '@site/src/components/tools/TreeGraphExplorer/model/mine';
import {subtreeWeights} from '@site/src/components/tools/TreeGraphExplorer/model/pivot';
import {nextMove} from '@site/src/components/tools/TreeGraphExplorer/model/scenarios';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';

/**
 * The node with the small parameters of the explorer, so that its blocks become adaptive and force-confirmed after a
 * few.
 */
const SETTINGS = {
  adaptive_weight_beta: MODEL.leadBeta,
  heavy_block_difficulty_ratio: MODEL.heavyRatio,
  timer_chain_block_difficulty_ratio: MODEL.timerRatio,
  timer_chain_beta: MODEL.timerBeta,
  // Decisions of the PoS committee would overrule the weights, so they stay with the genesis block.
  pos_pivot_decision_defer_epoch_count: 10_000,
  cip113_pivot_decision_defer_epoch_count: 10_000,
};
const RULES: Rules = {...MODEL, adapts: true};
const BLOCKS = 60;
/** The qualities of blocks are random, and about one graph in 4,000 has a pivot chain of fewer blocks. */
const LEAST_PIVOT = 6;

/** What miners do: the attacker's scenario, and miners that build any block anywhere. */
const MINERS: Record<string, (graph: Graph, seed: number) => Move> = {
  'a balance attack': (graph, seed) => nextMove('attack', graph, seed, RULES),
  'honest miners with a delay': (graph, seed) => nextMove('honest', graph, seed, RULES),
  'blocks on any parent': (graph, seed) => ({
    parent: Math.floor(chance(seed, graph.length, 7) * graph.length),
    received: Math.floor(chance(seed, graph.length, 8) * (graph.length + 1)),
  }),
  'blocks on one of the newest': (graph, seed) => ({
    parent: graph.length - 1 - Math.floor(chance(seed, graph.length, 7) * Math.min(4, graph.length)),
    received: graph.length,
  }),
};

describe.skipIf(nodeIsMissing('the Tree-Graph explorer against the order of the node')).each(Object.keys(MINERS))(
  'the graph of %s',
  (miners) => {
    let node: RunningNode;
    let graph: Graph;

    beforeAll(async () => {
      node = await startNode({changed: SETTINGS});
      graph = genesisGraph({
        hash: await call<string>(node.ports.core, 'cfx_getBestBlockHash'),
        isTimer: false,
        isHeavy: false,
      });
      const seed = Object.keys(MINERS).indexOf(miners) + 1;
      while (graph.length < BLOCKS || judgeAll(graph, RULES).pivot.length < LEAST_PIVOT) {
        const wanted = MINERS[miners]!(graph, seed);
        // The unit tests cover parents that no miner can have.
        const move = prepare(graph, wanted, RULES) ? wanted : nextMove('honest', graph, seed, RULES);
        const edges = {parent: move.parent, ...prepare(graph, move, RULES)!};
        graph = [...graph, blockOf(graph, edges, await generate(edges), RULES)];
      }
    }, 120_000);
    afterAll(() => node?.stop());

    /** Makes the block on the node, and reads its random properties. */
    async function generate({
      parent,
      refs,
      isAdaptive,
    }: {
      parent: number;
      refs: readonly number[];
      isAdaptive: boolean;
    }): Promise<Luck> {
      const hash = await call<string>(node.ports.local, 'test_generateFixedBlock', [
        graph[parent]!.hash,
        refs.map((one) => graph[one]!.hash),
        0,
        isAdaptive,
        null,
        null,
      ]);
      const {powQuality, difficulty} = await call<{powQuality: string; difficulty: string}>(
        node.ports.core,
        'cfx_getBlockByHash',
        [hash, false],
      );
      const quality = BigInt(powQuality) / BigInt(difficulty);
      return {hash, isTimer: quality >= BigInt(MODEL.timerRatio), isHeavy: quality >= BigInt(MODEL.heavyRatio)};
    }

    it('has the pivot chain and the weights of the node', async () => {
      const {pivot} = judgeAll(graph, RULES);
      const weights = subtreeWeights(graph, new Set(graph.keys()));
      const {difficulty} = await call<{difficulty: string}>(node.ports.core, 'cfx_getBlockByHash', [
        graph[1]!.hash,
        false,
      ]);
      const chain = await call<[string, string][]>(node.ports.local, 'test_getPivotChainAndWeight', [null]);
      expect(pivot.length).toBeGreaterThan(5);
      expect(chain.slice(1).map(([hash, weight]) => [hash, Number(BigInt(weight) / BigInt(difficulty))])).toEqual(
        pivot.slice(1).map((index) => [graph[index]!.hash, weights[index]]),
      );
    });

    it('has the epochs of the node, and their order', async () => {
      const epochs = epochsOf(graph, judgeAll(graph, RULES).pivot);
      expect(epochs.some(({length}) => length > 1)).toBe(true);
      const ofNode = await Promise.all(
        epochs.map((_, epoch) => call<string[]>(node.ports.core, 'cfx_getBlocksByEpoch', [`0x${epoch.toString(16)}`])),
      );
      expect(ofNode).toEqual(epochs.map((epoch) => epoch.map((index) => graph[index]!.hash)));
    });

    it('has the adaptive blocks that the node requires: it sets a block with another value aside', async () => {
      const parent = judgeAll(graph, RULES).pivot.at(-1)!;
      const {refs, isAdaptive} = prepare(graph, {parent, received: graph.length}, RULES)!;
      const best = () => call<string>(node.ports.core, 'cfx_getBestBlockHash');
      await generate({parent, refs, isAdaptive: !isAdaptive});
      expect(await best()).toBe(graph[parent]!.hash);
      const longer = [
        ...graph,
        blockOf(graph, {parent, refs, isAdaptive}, await generate({parent, refs, isAdaptive}), RULES),
      ];
      // The new block itself, unless it completes the confirmation of another branch.
      expect(await best()).toBe(longer[judgeAll(longer, RULES).pivot.at(-1)!]!.hash);
    });
  },
);
