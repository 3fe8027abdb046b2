import {expect, it} from 'vitest';
import {isTurn, runSeed} from '../turns.mjs';

const seeds = Array.from({length: 300}, (_, seed) => `commit ${seed}`);

it('each name gets its turn in about one of six commits, or of as many as are asked for', () => {
  const turns = (name: string, of?: number): number => seeds.filter((seed) => isTurn(seed, name, of)).length;
  for (const name of ['a', 'b', 'c']) {
    expect(Math.abs(turns(name) - 50)).toBeLessThan(20);
    expect(Math.abs(turns(name, 10) - 30)).toBeLessThan(20);
  }
  expect(seeds.some((seed) => isTurn(seed, 'a') !== isTurn(seed, 'b'))).toBe(true);
});

it('the seed is the commit, unless one is given', () => {
  expect(runSeed({WALK_SEED: 'a'})).toBe('a');
  expect(runSeed({}, '/')).toBe('no history');
  expect(runSeed({})).toMatch(/^[0-9a-f]{40}$/);
});
