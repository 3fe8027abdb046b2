import {describe, expect, it} from 'vitest';
import {numberDifference} from '../integrity/compare';
import {numerals} from '../integrity/numbers';
import type {LocaleFolder, PageIndex} from '../types';

const index = (locale: LocaleFolder, text: string) =>
  ({locale, blocks: [{kind: 'paragraph', text, line: 1, pieces: [], links: []}]}) as unknown as PageIndex;
const differ = (en: string, locale: LocaleFolder, text: string) => {
  const {lacking, extra} = numberDifference(index('en', en), index(locale, text), ({blocks}) => blocks);
  return [...lacking.map((number) => `-${number.text}`), ...extra.map((number) => `+${number.text}`)];
};

describe('numbers mean the same, however a language writes them', () => {
  it.each<[string, LocaleFolder, string]>([
    ['1,234.5 CFX', 'es', '1.234,5 CFX'],
    ['1 000 000 CFX', 'es', '1\u202F000\u202F000 CFX'],
    ['1,000,000 CFX', 'es', '1\u202F000\u202F000 CFX'],
    ['1,000,000 CFX', 'zh', '1,000,000 CFX'],
    ['2,000 CFX', 'es', '2000 CFX'],
    ['0.05 CFX', 'es', '0,05 CFX'],
    ['4% of 1.234 CFX', 'es', '4 % de 1,234 CFX'],
    ['1 000 000 CFX', 'zh', '100 万 CFX'],
    ['5 billion CFX', 'zh', '50 亿 CFX'],
    ['5 billion CFX', 'es', '5 mil millones de CFX'],
    ['3.5 million', 'es', '3,5 millones'],
    ['0.25 s', 'es', '0,25 s'],
    ['version 2.0.3 of 2026-11-21, 09:05 UTC', 'es', 'la versión 2.0.3 del 2026-11-21, 09:05 UTC'],
    ['two spaces', 'zh', '2 个空间'],
    ['12 hours in 3 steps', 'es', 'doce horas en tres pasos'],
    ['a third of it, in November 2026', 'zh', '2026 年 11 月，三分之一'],
    [
      'ERC-20 at 0x0888000000000000000000000000000000000001',
      'zh',
      'ERC-20 位于 0x0888000000000000000000000000000000000001',
    ],
    ['10 times', 'zh', '10.0 次'],
  ])('%s = %s %s', (en, locale, text) => expect(differ(en, locale, text)).toEqual([]));

  it.each<[string, LocaleFolder, string, string[]]>([
    ['1030 is the id', 'zh', '1029 是编号', ['-1030', '+1029']],
    ['1,234 CFX', 'es', '12,34 CFX', ['-1,234', '+12,34']],
    ['1,234 CFX', 'es', '1,234 CFX', ['-1,234', '+1,234']],
    ['1,234 CFX', 'zh', '1.234 CFX', ['-1,234', '+1.234']],
    ['0.05 CFX', 'es', '0,5 CFX', ['-0.05', '+0,5']],
    ['100 000 CFX', 'zh', '10 万亿 CFX', ['-100 000', '+10']],
    ['5 million', 'zh', '5 亿', ['-5', '+5']],
    ['5 and 5', 'es', '5', ['-5']],
    ['60 seconds', 'es', 'un minuto', ['-60']],
    ['version 2.0.3', 'es', 'versión 2.0.4', ['-2.0.3', '+2.0.4']],
    ['1 000 000', 'zh', '1000 万', ['-1 000 000', '+1000']],
  ])('%s ≠ %s %s', (en, locale, text, expected) => expect(differ(en, locale, text)).toEqual(expected));

  it.each<[string, LocaleFolder, string[]]>([
    ['007', 'en', ['7']],
    ['000', 'en', ['0']],
    ['0.500', 'en', ['0.5']],
    ['1.50', 'en', ['1.5']],
    ['100', 'en', ['100']],
    ['1,234', 'en', ['1234']],
    ['1.234', 'en', ['1.234']],
    ['1.234', 'es', ['1234', '1.234']],
    ['1,234', 'es', ['1.234']],
    ['12,34', 'zh', ['12.34']],
    ['1.234.567,5', 'es', ['1234567.5']],
    ['1,234,567', 'en', ['1234567']],
    ['1,234,56', 'en', ['1,234,56']],
    ['2.0.3', 'es', ['2.0.3']],
    ['1.25 million', 'en', ['1250000']],
    ['1.2345678 million', 'en', ['1234567.8']],
    ['5 亿', 'zh', ['500000000']],
  ])('%s in %s is read as %j', (text, locale, expected) =>
    expect(numerals({line: 3}, text, locale)).toEqual([{text: /^[\d.,]+/.exec(text)![0], readings: expected, line: 3}]),
  );

  it('a word for one of the readings of a number is enough', () => {
    expect(differ('one of them', 'es', '1 de ellas')).toEqual([]);
    expect(differ('a thousand', 'es', '1.000')).toEqual([]);
    expect(differ('1000 and 1', 'es', '1.000 y 1')).toEqual([]);
  });

  it('digits of any length stay digits', () => {
    const long = '9'.repeat(200);
    expect(numerals({line: 1}, `${long} million`, 'en')[0]?.readings[0]).toBe(`${long}000000`);
  });
});
