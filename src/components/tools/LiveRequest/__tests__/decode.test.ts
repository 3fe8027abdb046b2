import {describe, expect, it} from 'vitest';
import {decodeQuantity} from '../decode';

describe('decodeQuantity', () => {
  it.each([
    ['0x0', 0n],
    ['0x7a120', 500_000n],
    ['0X7A120'.replace('X', 'x'), 500_000n],
    ['0xffffffffffffffffff', 4_722_366_482_869_645_213_695n],
    [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ])('reads %s', (hex, value) => {
    expect(decodeQuantity(hex)).toBe(value);
  });

  it.each([
    ['0x'],
    [`0x1${'0'.repeat(64)}`],
    ['0x01'],
    ['7a120'],
    ['0xg1'],
    ['-0x1'],
    [' 0x1'],
    [''],
    [null],
    [undefined],
    [12],
    [{}],
  ])('rejects %s', (value) => {
    expect(decodeQuantity(value)).toBeUndefined();
  });
});
