import {describe, expect, it} from 'vitest';
import {lanesOf} from '@site/src/components/parts/BlockGraph/lanes';
import {edgesOf} from '@site/src/components/parts/BlockGraph/block';
import {Paper} from '@site/src/components/tools/TreeGraphExplorer/__tests__/paper';
import {epochOf, orderOf, sceneOf, stageIn} from '../model/scene';
import {groupsOf} from '../Board/groups';
import {randomGraph} from './random';

const GRAPHS = 3000;
const FIRST = 7;

const cases = Array.from({length: GRAPHS}, (_, index) => {
  const {blocks, end, heads} = randomGraph(index + 1);
  const plain = blocks.map(({hash, parent, refs}) => ({
    hash,
    parent,
    refs,
    isTimer: false,
    isHeavy: false,
    isAdaptive: false,
  }));
  const paper = new Paper(plain, {adapts: false, timerBeta: 1, leadBeta: 1, heavyRatio: 1});
  const scene = sceneOf({first: FIRST, blocks, frames: [{arrived: blocks.length, end, heads}]}, 0);
  return {blocks, end, heads, paper, scene};
});

describe(`a frame of ${GRAPHS} random graphs, against the definitions of the paper`, {timeout: 60_000}, () => {
  it('has the pivot chain, the epochs and the order of their blocks', () => {
    let several = 0;
    for (const {blocks, end, paper, scene} of cases) {
      const pivot = blocks.map((_, index) => index).filter((index) => paper.isInTree(index, end));
      expect(scene.pivot).toEqual(pivot);
      expect(scene.epochs.map((epoch) => epoch.blocks)).toEqual(paper.epochs(pivot));
      expect(scene.epochs.map(({number}) => number)).toEqual(pivot.map((_, index) => FIRST + index));
      expect(scene.loose).toEqual(blocks.map((_, index) => index).filter((index) => !paper.reaches(end, index)));
      if (scene.epochs.some((epoch) => epoch.blocks.length > 2)) several++;
    }
    expect(several).toBeGreaterThan(GRAPHS / 10);
  });

  it('has the stage of each block', () => {
    const seen = new Set<string>();
    for (const {blocks, heads, scene} of cases) {
      for (const index of blocks.keys()) {
        const number = epochOf(scene, index)?.number;
        const isIn = (head: number) => number !== undefined && number <= head;
        // From the last stage on, the first that applies.
        const expected = [
          ['final', isIn(heads.latest_finalized)],
          ['confirmed', isIn(heads.latest_confirmed)],
          ['executed', isIn(heads.latest_state)],
          ['ordered', number !== undefined],
          ['arrived', true],
        ].find(([, applies]) => applies)![0];
        expect(stageIn(scene, index)).toBe(expected);
        seen.add(String(expected));
      }
      expect(stageIn(scene, blocks.length)).toBeUndefined();
    }
    expect(seen.size).toBe(5);
  });

  it('places each block in the lane of its epoch, apart from the others, and right of what it points to there', () => {
    for (const {blocks, scene} of cases) {
      const groups = groupsOf(scene);
      const {places, lanes} = lanesOf(blocks, groups);
      expect(new Set(places.map(({column, row}) => `${column}/${row}`)).size).toBe(blocks.length);
      expect(new Set(scene.pivot.map((index) => places[index]!.row)).size).toBe(1);
      expect(lanes.map(({from}) => from)).toEqual([0, ...lanes.slice(0, -1).map(({to}) => to + 1)]);
      for (const [at, {members}] of groups.entries()) {
        for (const index of members) {
          const {column, row} = places[index]!;
          expect(column >= lanes[at]!.from && column <= lanes[at]!.to && row >= 1).toBe(true);
          for (const older of edgesOf(blocks[index]!))
            if (members.includes(older)) expect(places[older]!.column).toBeLessThan(column);
        }
      }
      expect([...orderOf(scene)].sort((a, b) => a - b)).toEqual([...blocks.keys()]);
    }
  });
});
