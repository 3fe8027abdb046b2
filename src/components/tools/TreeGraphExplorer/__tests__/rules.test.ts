import {beforeEach, describe, expect, it} from 'vitest';
import {commonAncestor, type Graph, type Rules} from '@site/src/components/parts/BlockGraph/block';
import {epochsOf} from '../model/epochs';
import {chance, luckOf, MODEL} from '../model/luck';
import {blockOf, genesisGraph, judgeAll, prepare, type Move} from '../model/mine';
import {judgeFirst, subtreeWeights, tipsOf} from '../model/pivot';
import {forceConfirmed, timerChain} from '../model/timer';
import {made} from './made';
import {Paper} from './paper';

/** Graphs of each kind of rule. */
const GRAPHS = 2000;
const KINDS: [name: string, rules: Rules][] = [
  ['fixed weights', {...MODEL, adapts: false}],
  ['adaptive weights', {...MODEL, timerBeta: 2, adapts: true}],
  ['adaptive weights and a quick clock', {adapts: true, timerBeta: 1, leadBeta: 2, heavyRatio: 5}],
];

/**
 * A graph of up to 12 blocks with random parents, whose miners have received a random part of it, and the parent that
 * no miner can have.
 */
function randomGraph(seed: number, rules: Rules): {graph: Graph; refused?: number} {
  let graph = genesisGraph(luckOf(seed, 0));
  const size = 4 + Math.floor(chance(seed, 0, 9) * 9);
  while (graph.length < size) {
    const at = graph.length;
    const move: Move = {
      parent: Math.floor(chance(seed, at, 7) * at),
      received: Math.floor(chance(seed, at, 8) * (at + 1)),
    };
    const prepared = prepare(graph, move, rules);
    if (!prepared) return {graph, refused: move.parent};
    graph = [...graph, blockOf(graph, {parent: move.parent, ...prepared}, luckOf(seed, at), rules)];
  }
  return {graph};
}

const paperOf = (graph: Graph, rules: Rules) =>
  new Paper(
    graph.map(({hash, isTimer, isHeavy, parent, refs, isAdaptive}) => ({
      hash,
      isTimer,
      isHeavy,
      parent,
      refs,
      isAdaptive,
    })),
    rules,
  );

describe.each(KINDS)('%s, against the definitions of the paper', {timeout: 60_000}, (_, rules) => {
  const caseOf = (seed: number) => {
    const {graph, refused} = randomGraph(seed, rules);
    return {graph, refused, paper: paperOf(graph, rules), verdict: judgeAll(graph, rules)};
  };
  let cases: ReturnType<typeof caseOf>[] = [];
  // In each test: what runs before them kills no mutant.
  beforeEach(() => {
    cases = Array.from({length: GRAPHS}, (_unused, index) => caseOf(index + 1));
  });
  const all = (graph: Graph) => graph.map(({index}) => index);

  it('every new block has the right parent and the right kind of weight', () => {
    for (const {graph, paper} of cases) {
      for (const {index, isAdaptive} of graph.slice(1)) {
        expect(paper.hasRightParent(index)).toBe(true);
        expect(isAdaptive).toBe(paper.mustAdapt(index));
      }
    }
    expect(cases.some(({graph}) => graph.some(({isAdaptive}) => isAdaptive))).toBe(rules.adapts);
  });

  it('no one builds on a block whose own past confirms another branch, and only there', () => {
    const refusals = cases.filter(({refused}) => refused !== undefined);
    expect(refusals.length > 0).toBe(rules.timerBeta === 1);
    for (const {graph, refused} of refusals) {
      const added = paperOf(
        [...graph, blockOf(graph, {parent: refused!, refs: [], isAdaptive: false}, luckOf(1, 99), rules)],
        rules,
      );
      expect(added.hasRightParent(graph.length)).toBe(false);
    }
  });

  it('weights of subtrees, the confirmed block and the pivot chain are equal', () => {
    for (const {graph, paper, verdict} of cases) {
      expect(subtreeWeights(graph, new Set(all(graph)))).toEqual(all(graph).map((at) => paper.subtree(at, all(graph))));
      // The clock of the whole graph: among its timer blocks, and not at its tips.
      const chain = paper.longest(all(graph).filter((at) => graph[at]!.isTimer));
      expect(verdict.confirmed).toBe(paper.forceConfirmed(chain));
      expect(verdict.pivot).toEqual(paper.pivot(all(graph), verdict.confirmed));
    }
    expect(cases.some(({verdict}) => verdict.confirmed > 0)).toBe(rules.adapts);
  });

  it('epochs and the total order are equal', () => {
    for (const {graph, paper, verdict} of cases)
      expect(epochsOf(graph, verdict.pivot)).toEqual(paper.epochs(verdict.pivot));
    expect(cases.some(({graph, verdict}) => epochsOf(graph, verdict.pivot).some(({length}) => length > 4))).toBe(true);
  });
});

describe('the rules of a small graph', () => {
  it.each([
    [19, 1, {hash: '8af2406a', isTimer: false, isHeavy: false}],
    [6, 1, {hash: '00d565b5', isTimer: true, isHeavy: false}],
    [48, 1, {hash: '04243105', isTimer: true, isHeavy: true}],
    // Its quality is exactly the heavy ratio.
    [1_974_795_417, 0, {hash: '60588394', isTimer: true, isHeavy: true}],
  ])('seed %i gives block %i its hash and its quality', (seed, index, luck) => {
    expect(luckOf(seed, index)).toEqual(luck);
  });

  it('the genesis block is neither a timer block nor heavy', () => {
    expect(genesisGraph({hash: '1', isTimer: true, isHeavy: true})).toMatchObject([{isTimer: false, isHeavy: false}]);
  });

  it.each([
    [5, 6, 1],
    [5, 4, 0],
    [1, 5, 1],
    [2, 2, 2],
  ])('the paths to blocks %i and %i part after block %i', (first, second, common) => {
    expect(commonAncestor(made([[0], [1], [0], [3], [2], [1]]), first, second)).toBe(common);
  });

  it('the tips of a view are in the order of arrival', () => {
    expect(tipsOf(made([[0], [0], [1]]), new Set([3, 0, 2, 1]))).toEqual([2, 3]);
  });

  it.each([
    [2, [1, 2]],
    [1, [1]],
    [-1, []],
  ])('the timer chain that ends with block %i', (last, chain) => {
    expect(timerChain(made([[0], [1], [2]], [1, 2]), last)).toEqual(chain);
  });

  it.each([
    [1, [1, 2], 1],
    [1, [1, 2, 4], 2],
    [1, [1], 0],
    [1, [2, 3, 4], 2],
    [1, [1, 3, 4], 1],
    [2, [1, 2, 4, 5], 1],
    [2, [2, 4, 5, 3], 2],
    [2, [1, 3, 4, 5], 0],
    [2, [2, 4, 5], 0],
  ])('with a beta of %i, the timer chain %j confirms block %i', (beta, chain, confirmed) => {
    expect(forceConfirmed(made([[0], [1], [0], [2], [4]]), chain, beta)).toBe(confirmed);
  });

  it('there is no timer chain with fixed weights', () => {
    const graph = made([[0], [1]], [1, 2]);
    expect(judgeFirst(graph, 3, {...MODEL, adapts: true}).timers).toEqual([1, 2]);
    expect(judgeFirst(graph, 3, {...MODEL, adapts: false}).timers).toEqual([]);
  });

  it('the miner of a new block knows neither a child of its parent nor what references one', () => {
    const graph = made([[0], [1], [0, 2], [0]]);
    expect(prepare(graph, {parent: 1, received: 5}, {...MODEL, adapts: false})).toEqual({refs: [4], isAdaptive: false});
  });

  it.each([
    ['has no lead', 2, true],
    ['has won, although the confirmed block before it has not', 1, false],
  ])('a block adapts when an old ancestor %s', (_, leadBeta, isAdaptive) => {
    const graph = made([[0], [0], [0], [1, 2, 3]], [1, 4]);
    const rules: Rules = {...MODEL, adapts: true, timerBeta: 1, leadBeta};
    expect(judgeAll(graph, rules).confirmed).toBe(1);
    expect(prepare(graph, {parent: 4, received: 5}, rules)).toEqual({refs: [], isAdaptive});
  });
});
