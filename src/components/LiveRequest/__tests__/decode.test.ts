import {describe, expect, it} from 'vitest';
import {decodeQuantity, groupDigits} from '../decode';

describe('decodeQuantity', () => {
  it.each([
    ['0x0', 0n],
    ['0x7a120', 500_000n],
    ['0X7A120'.replace('X', 'x'), 500_000n],
    ['0xffffffffffffffffff', 4_722_366_482_869_645_213_695n],
  ])('reads %s', (hex, value) => {
    expect(decodeQuantity(hex)).toBe(value);
  });

  it.each([['0x'], ['0x01'], ['7a120'], ['0xg1'], ['-0x1'], [' 0x1'], [''], [null], [undefined], [12], [{}]])('refuses %s', (value) => {
    expect(decodeQuantity(value)).toBeUndefined();
  });
});

describe('groupDigits', () => {
  it.each([
    [0n, '0'],
    [999n, '999'],
    [1000n, '1\u202f000'],
    [128_374_002n, '128\u202f374\u202f002'],
  ])('%s', (value, shown) => {
    expect(groupDigits(value)).toBe(shown);
  });
});
