import {describe, expect, it} from 'vitest';
import {fillPlaceholders, placeholderNames} from '../placeholders';

describe('placeholders', () => {
  it('are found at any depth, each once', () => {
    expect(placeholderNames({a: ['${x}', {b: 'hash:${y} ${x}'}], c: 1, d: null})).toEqual(['x', 'y']);
  });

  it('are letters and digits that begin with a letter', () => {
    expect(placeholderNames(['${a1}', '${1a}', '${a_b}', '${}', '$ {c}'])).toEqual(['a1']);
  });

  it('take the type of their value when they are the whole text', () => {
    const values: Record<string, unknown> = {n: 5, s: 'abc', list: [1], nothing: null};
    const template = {
      a: '${n}',
      b: 'x${n}${s}',
      c: ['${list}'],
      d: '${unknown} ${n}',
      e: true,
      f: '${nothing}',
      g: '${unknown}',
    };
    expect(fillPlaceholders(template, (name) => values[name])).toEqual({
      a: 5,
      b: 'x5abc',
      c: [[1]],
      d: '${unknown} 5',
      e: true,
      f: null,
      g: '${unknown}',
    });
  });
});
