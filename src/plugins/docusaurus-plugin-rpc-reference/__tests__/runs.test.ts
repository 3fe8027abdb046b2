import {expect, it} from 'vitest';
import {packRuns, unpackRuns} from '../client/runs';

it.each([
  [[], []],
  [[4], [4]],
  [[0, 1], [[0, 1]]],
  [
    [0, 1, 2, 5, 7, 8],
    [[0, 2], 5, [7, 8]],
  ],
])('%j becomes %j, and back', (indexes, runs) => {
  expect(packRuns(indexes)).toEqual(runs);
  expect(unpackRuns(packRuns(indexes))).toEqual(indexes);
});
