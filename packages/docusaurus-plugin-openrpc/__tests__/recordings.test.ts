import {describe, expect, it} from 'vitest';
import {differences, expandPattern, mask, MASK} from '../recordings';

describe('differences between two answers', () => {
  it('are named where they are, as JSON pointers', () => {
    expect(differences({a: 1, b: {c: ['x', 'y']}}, {a: 1, b: {c: ['x', 'z']}})).toEqual(['/b/c/1']);
    expect(differences({'a/b': 1, 'c~d': 1}, {'a/b': 2, 'c~d': 2})).toEqual(['/a~1b', '/c~0d']);
    expect(differences(1, 2)).toEqual(['']);
    expect(differences({a: null}, {a: null})).toEqual([]);
  });

  it('are the whole of an array or object when the structure differs', () => {
    expect(differences({a: [1]}, {a: [1, 2]})).toEqual(['/a']);
    expect(differences({a: {b: 1}}, {a: {c: 1}})).toEqual(['/a']);
    expect(differences({a: []}, {a: {}})).toEqual(['/a']);
    expect(differences({a: 1}, {})).toEqual(['']);
    expect(differences({}, {a: 1})).toEqual(['']);
    expect(differences({a: 1, b: 2}, {a: 1, c: 2})).toEqual(['']);
  });

  it('tell a list from its only item', () => {
    expect(differences({a: ['x']}, {a: 'x'})).toEqual(['/a']);
    expect(differences({a: null}, {a: ['x']})).toEqual(['/a']);
  });
});

describe('masks', () => {
  const value = {
    result: [
      {time: 1, hash: 'x'},
      {time: 2, hash: 'y'},
    ],
    params: ['p'],
  };

  it('a star stands for any index or key', () => {
    expect(expandPattern(value, '/result/*/time')).toEqual(['/result/0/time', '/result/1/time']);
    expect(expandPattern(value, '/*/0')).toEqual(['/result/0', '/params/0']);
    expect(expandPattern(value, '/result/*/none')).toEqual([]);
  });

  it('stand for nothing where an answer has nothing below', () => {
    expect(expandPattern({result: null, error: 'xy'}, '/*/*')).toEqual([]);
    expect(expandPattern(undefined, '')).toEqual([]);
  });

  it('hide what they point to and nothing else', () => {
    expect(mask(value, ['/result/1/time', '/params/0', '/result/7'])).toEqual({
      result: [
        {time: 1, hash: 'x'},
        {time: MASK, hash: 'y'},
      ],
      params: [MASK],
    });
    expect(mask(value, [])).toEqual(value);
  });
});
