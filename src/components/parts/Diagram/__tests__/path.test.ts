import {describe, expect, it} from 'vitest';
import {arrowPath} from '../Arrow/path';

describe('arrowPath', () => {
  it('ends a straight line where its head begins, and the head at the target', () => {
    const {line, head} = arrowPath([0, 0], [100, 0], 'line');
    expect(line).toBe('M0 0L92 0');
    expect(head).toBe('M100 0L92 4.5L92 -4.5Z');
  });

  it('turns the head along a line that goes up', () => {
    expect(arrowPath([0, 100], [0, 0], 'line').head).toBe('M0 0L4.5 8L-4.5 8Z');
  });

  it('lets a curve arrive horizontally, from either side', () => {
    expect(arrowPath([100, 50], [0, 0], 'curve').line).toBe('M100 50C54 50 54 0 8 0');
    expect(arrowPath([0, 0], [100, 50], 'curve').line).toBe('M0 0C46 0 46 50 92 50');
  });

  it('lets a climbing curve arrive vertically', () => {
    expect(arrowPath([50, 100], [0, 0], 'climb')).toEqual({line: 'M50 100C50 54 0 54 0 8', head: 'M0 0L4.5 8L-4.5 8Z'});
  });
});
