import i18n from '@generated/i18n';
import {afterEach, describe, expect, it} from 'vitest';
import {formatAmount, MAX_DRIP, parseAmount, type Unit} from '../units';

const drip = (text: string, unit: Unit) => {
  const parsed = parseAmount(text, unit);
  return parsed.ok ? parsed.drip : parsed.problem;
};

afterEach(() => {
  i18n.currentLocale = 'en';
});

describe('parseAmount', () => {
  it('reads a comma as the language does', () => {
    expect([drip('1,500', 'drip'), drip('1,500.5', 'gdrip'), drip('1,5', 'cfx')]).toEqual([
      1_500n,
      1_500_500_000_000n,
      'comma',
    ]);
    i18n.currentLocale = 'es';
    expect([drip('1,5', 'gdrip'), drip('1.5', 'gdrip'), drip('10 000,5', 'gdrip'), drip('1.500,5', 'gdrip')]).toEqual([
      1_500_000_000n,
      1_500_000_000n,
      10_000_500_000_000n,
      'comma',
    ]);
  });

  it('reads every unit exactly', () => {
    expect(drip('1', 'cfx')).toBe(1_000_000_000_000_000_000n);
    expect(drip('0.1', 'cfx')).toBe(100_000_000_000_000_000n);
    expect(drip('20', 'gdrip')).toBe(20_000_000_000n);
    expect(drip('.5', 'gdrip')).toBe(500_000_000n);
    expect(drip('5.', 'cfx')).toBe(5_000_000_000_000_000_000n);
    expect(drip('7', 'drip')).toBe(7n);
    expect(drip('0x4A817C800', 'hex')).toBe(20_000_000_000n);
  });

  it('keeps the last Drip of an amount that a double cannot hold', () => {
    expect(drip('1234.567890123456789012', 'cfx')).toBe(1_234_567_890_123_456_789_012n);
    expect(BigInt(Math.round(1234.567890123456789012 * 1e18))).not.toBe(1_234_567_890_123_456_789_012n);
  });

  it('accepts grouped digits and ignores zeros at the end of a fraction', () => {
    expect(drip('1 000\u2009000', 'cfx')).toBe(10n ** 24n);
    expect(drip('1_000', 'drip')).toBe(1000n);
    expect(drip('1.000', 'drip')).toBe(1n);
    expect(drip('1.0000000000000000000', 'cfx')).toBe(10n ** 18n);
  });

  it.each([
    ['', 'cfx', 'notANumber'],
    ['.', 'cfx', 'notANumber'],
    ['ten', 'cfx', 'notANumber'],
    ['1.2.3', 'cfx', 'notANumber'],
    ['1,5', 'cfx', 'comma'],
    ['-1', 'cfx', 'negative'],
    ['-0x1', 'hex', 'negative'],
    ['1e18', 'drip', 'exponent'],
    ['0.0000000000000000001', 'cfx', 'tooPrecise'],
    ['0.0000000001', 'gdrip', 'tooPrecise'],
    ['1.5', 'drip', 'tooPrecise'],
    ['12', 'hex', 'notHex'],
    ['0x', 'hex', 'notHex'],
    ['0xg', 'hex', 'notHex'],
  ] as const)('%j in %s: %s', (text, unit, problem) => expect(drip(text, unit)).toBe(problem));

  it('stops at 256 bits', () => {
    expect(drip(MAX_DRIP.toString(), 'drip')).toBe(MAX_DRIP);
    expect(drip((MAX_DRIP + 1n).toString(), 'drip')).toBe('tooLarge');
    expect(drip(`0x1${'0'.repeat(64)}`, 'hex')).toBe('tooLarge');
  });
});

describe('formatAmount', () => {
  it('writes all digits and no more', () => {
    expect(formatAmount(1n, 'cfx')).toBe('0.000000000000000001');
    expect(formatAmount(0n, 'cfx')).toBe('0');
    expect(formatAmount(1_500_000_000n, 'gdrip')).toBe('1.5');
    expect(formatAmount(10n ** 18n, 'cfx')).toBe('1');
    expect(formatAmount(1_500_000_000_000_000_000n, 'hex')).toBe('0x14d1120d7b160000');
  });

  it('is the inverse of parseAmount in each unit', () => {
    for (const amount of [0n, 1n, 999_999_999n, 10n ** 9n, 123_456_789_012_345_678_901n, MAX_DRIP]) {
      for (const unit of ['cfx', 'gdrip', 'drip', 'hex'] as const)
        expect(drip(formatAmount(amount, unit), unit)).toBe(amount);
    }
  });
});
