import {describe, expect, it} from 'vitest';
import {groupDigits, isHexQuantity, parseQuantity, toGroupedDecimal, toHexQuantity, toUnits} from '../quantity';

describe('quantities', () => {
  it.each([
    ['0', 0n],
    ['1030', 1030n],
    ['0x406', 1030n],
    ['0X00ff', 255n],
    ['1 000 000', 1_000_000n],
    ['1\u202f000_000', 1_000_000n],
    ['1,000,000', 1_000_000n],
    ['1,000', 1_000n],
    [`0x${'f'.repeat(64)}`, (1n << 256n) - 1n],
  ])('reads %s', (text, value) => expect(parseQuantity(text)).toEqual({ok: true, value}));

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-1', 'negative'],
    ['1.5', 'fraction'],
    ['1,5', 'fraction'],
    ['0x', 'notANumber'],
    ['12ab', 'notANumber'],
    ['1e18', 'notANumber'],
    [`0x1${'0'.repeat(64)}`, 'tooLarge'],
    ['9'.repeat(1_000_000), 'tooLarge'],
  ])('refuses %.20s as %s', (text, problem) => expect(parseQuantity(text)).toEqual({ok: false, problem}));

  it('writes hex without leading zeros', () => {
    expect(toHexQuantity(0n)).toBe('0x0');
    expect(toHexQuantity(1030n)).toBe('0x406');
  });

  it('keeps every drip when it shows CFX', () => {
    expect(toUnits(1n, 18, 'en')).toBe('0.000000000000000001');
    expect(toUnits(1_234_567_000_000_000_000_000n, 18, 'en')).toBe('1,234.567');
    expect(toUnits(12_345_670_000_000_000_000_000n, 18, 'es')).toBe('12\u202f345,67');
    expect(toUnits(10n ** 18n, 18, 'es')).toBe('1');
  });

  it('groups counts, but no number that may be a chain ID', () => {
    expect([groupDigits(1_030n, 'en'), groupDigits(1_030n, 'es'), toGroupedDecimal(1_030n, 'en')]).toEqual([
      '1,030',
      '1030',
      '1030',
    ]);
    expect(['en', 'zh-CN', 'es'].map((locale) => toGroupedDecimal(1_000_000n, locale))).toEqual([
      '1,000,000',
      '1,000,000',
      '1\u202f000\u202f000',
    ]);
  });

  it('takes only the canonical hex form for a quantity', () => {
    expect(['0x0', '0x1f'].map(isHexQuantity)).toEqual([true, true]);
    expect(['0x01', '0x', '1f', 31, null, `0x${'a'.repeat(65)}`].map(isHexQuantity)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
