import {describe, expect, it} from 'vitest';
import {distance, nearest, tolerance} from '../client/spelling';

describe('distance', () => {
  it.each([
    ['deploy', 'deploy', 0],
    ['depoly', 'deploy', 1],
    ['deply', 'deploy', 1],
    ['deployy', 'deploy', 1],
    ['daploy', 'deploy', 1],
    ['dpeoly', 'deploy', 2],
    ['wallet', 'deploy', 3],
    ['a', 'abcd', 3],
    ['', 'ab', 2],
  ])('%s is %s with changes: %i at most 3', (a, b, expected) => {
    expect(distance(a, b, 2)).toBe(Math.min(expected, 3));
    expect(distance(b, a, 2)).toBe(Math.min(expected, 3));
  });
});

describe('tolerance', () => {
  it.each([
    ['gas', 0],
    ['lock', 1],
    ['locking', 1],
    ['lockings', 2],
    ['cfx_getbalance', 0],
    ['32602', 0],
    ['0x0888', 0],
    ['质押奖励机制', 0],
  ])('%s can have %i mistakes', (word, mistakes) => expect(tolerance(word)).toBe(mistakes));
});

describe('nearest', () => {
  it('finds all words of the least distance', () =>
    expect(nearest('walls', ['wall', 'walks', 'wallet', 'halls'])).toEqual(['wall', 'walks', 'halls']));
  it('finds no short words, numbers or names', () =>
    expect(nearest('lock', ['loc', 'l0ck', 'lo_ck', '10ck'])).toEqual([]));
  it('finds more with a greater limit', () => {
    expect(nearest('blokk', ['block'])).toEqual(['block']);
    expect(nearest('bloxxk', ['block'])).toEqual([]);
    expect(nearest('bloxxk', ['block'], 3)).toEqual(['block']);
  });
});
