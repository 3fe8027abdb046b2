import {describe, expect, it} from 'vitest';
import {casesOf} from '@site/tests/support/cases';
import type {Graph, Rules} from '../model/block';
import {epochsOf} from '../model/epochs';
import {chance, luckOf, MODEL} from '../model/luck';
import {blockOf, genesisGraph, judgeAll, prepare, type Move} from '../model/mine';
import {subtreeWeights} from '../model/pivot';
import {Paper} from './paper';

/** Graphs of each kind of rule. */
const GRAPHS = casesOf(2000);
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
  const cases = Array.from({length: GRAPHS}, (_unused, index) => {
    const {graph, refused} = randomGraph(index + 1, rules);
    return {graph, refused, paper: paperOf(graph, rules), verdict: judgeAll(graph, rules)};
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
