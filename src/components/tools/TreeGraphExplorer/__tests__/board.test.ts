import {describe, expect, it} from 'vitest';
import {moved} from '../Board/keys';
import {layout} from '../Board/layout';
import {marksOf} from '../Board/under';
import {pixels, SIDE, sizeOf} from '@site/src/components/parts/BlockGraph/pixels';
import {edgesOf} from '@site/src/components/parts/BlockGraph/block';
import {begin, reduce, shownGraph, type State} from '../model/explorer';
import {SCENARIOS} from '../model/scenarios';
import {made} from './made';

const steps = (state: State, count: number): State =>
  count === 0 ? state : steps(reduce(state, {do: 'step'}), count - 1);
const graphs = SCENARIOS.map((scenario) => shownGraph(steps(begin(scenario), 40)));

describe('the board', () => {
  it('places each block apart from the others and to the right of those that it points to', () => {
    for (const graph of graphs) {
      const places = layout(graph);
      expect(new Set(places.map(({column, row}) => `${column}/${row}`)).size).toBe(graph.length);
      for (const block of graph)
        for (const older of edgesOf(block)) expect(places[older]!.column).toBeLessThan(places[block.index]!.column);
      const {width, height} = sizeOf(places);
      for (const place of places) {
        const {left, top} = pixels(place);
        expect(Math.min(left, top)).toBeGreaterThan(0);
        expect([left + SIDE < width, top + SIDE < height]).toEqual([true, true]);
      }
    }
  });

  it('moves no block within its row and column when another arrives', () => {
    for (const graph of graphs) {
      const [before, after] = [layout(graph.slice(0, -1)), layout(graph)];
      const shift = after[0]!.row - before[0]!.row;
      expect(after.slice(0, -1)).toEqual(before.map(({column, row}) => ({column, row: row + shift})));
    }
  });

  it('follows the arrow keys: parent, heaviest child, older and newer block', () => {
    const graph = shownGraph(begin('example'));
    const weights = [8, 4, 2, 1, 2, 1, 1, 1];
    const go = (key: string, at: number) => moved(key, at, graph, weights);
    expect([
      go('ArrowLeft', 7),
      go('ArrowLeft', 0),
      go('ArrowRight', 0),
      go('ArrowRight', 1),
      go('ArrowRight', 7),
    ]).toEqual([4, 0, 1, 4, 7]);
    expect([
      go('ArrowUp', 3),
      go('ArrowUp', 0),
      go('ArrowDown', 3),
      go('ArrowDown', 7),
      go('Home', 5),
      go('End', 2),
    ]).toEqual([2, 0, 4, 7, 0, 7]);
    expect([go('Tab', 3), go('a', 3), go('Enter', 3)]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['children alternate below and above', [[0], [0], [0], [0]], ['0/1', '1/1', '1/2', '1/0', '1/3']],
    ['the edge to a parent passes no block', [[0], [1], [1], [0, 1]], ['0/1', '1/1', '2/1', '2/2', '2/0']],
    ['a row is free before its edge begins', [[0], [1], [1], [0]], ['0/0', '1/0', '2/0', '2/1', '1/1']],
    [
      'and after its block',
      [[0], [0], [2], [3], [3], [3], [1]],
      ['0/0', '1/0', '1/1', '2/1', '3/1', '3/2', '3/0', '2/0'],
    ],
  ])('%s', (_, edges, places) => {
    expect(layout(made(edges)).map(({column, row}) => `${column}/${row}`)).toEqual(places);
  });

  it.each([
    [[8, 2, 4, 1], 2],
    [[8, 2, 2, 2], 1],
    [[8, 1, 2, 4], 3],
  ])('leads right to the heaviest child, and to the oldest of equal ones: %j', (weights, child) => {
    expect(moved('ArrowRight', 0, made([[0], [0], [0]]), weights)).toBe(child);
  });

  it('marks a timer block with T and an adaptive one with A', () => {
    const graph = made([[0], [1], [2]]).map((block) => ({...block, isAdaptive: block.index > 1}));
    expect(graph.map(({index}) => marksOf(graph, index, [1, 3]))).toEqual(['', 'T', 'A', 'TA']);
  });
});
