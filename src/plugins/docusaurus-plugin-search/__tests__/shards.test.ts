import {describe, expect, it} from 'vitest';
import {shardOf, shardsOf} from '../client/shards';

const BOUNDARIES = ['-32602', 'ab', 'deploy', 'stake', 'staking', '质押'];

describe('the shard of a word', () => {
  it.each([
    ['', 0],
    ['-32602', 0],
    ['-99999', 0],
    ['ab', 1],
    ['aa', 0],
    ['deploz', 2],
    ['stake', 3],
    ['staken', 3],
    ['质押', 5],
    ['龙', 5],
  ])('%s', (word, shard) => expect(shardOf(BOUNDARIES, word)).toBe(shard));

  it.each([
    ['stak', 'staking', [2, 3, 4]],
    ['deploy', 'deploying', [2]],
    ['s', 's', [2, 3, 4]],
    ['', 'stake', [3]],
    ['', 'ab', [1]],
  ])('and its forms, which begin with %s: %s', (start, word, shards) =>
    expect(shardsOf(BOUNDARIES, start, word)).toEqual(shards),
  );

  it('is none without shards', () => expect(shardsOf([], 'a', 'a')).toEqual([]));
});
