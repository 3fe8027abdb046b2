import {languageOf, rowOf} from '../../../src/languages';
import type {LocaleFolder} from '../types';

/** Starting at zero. */
const UNITS: Record<LocaleFolder, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  zh: [...'零一二三四五六七八九十'],
};
/** Starting at one. Chinese writes months and ordinals with the words for units. */
const MONTHS: Record<LocaleFolder, readonly string[]> = {
  zh: [],
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
const ORDINALS: Record<LocaleFolder, readonly string[]> = {
  zh: [],
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  es: ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]'],
};
/** [pattern, value] */
const OTHERS: Record<LocaleFolder, [string, string][]> = {
  en: [
    ['once|single|an?', '1'],
    ['twice|both|double|pair|half', '2'],
    ['fifteen', '15'],
    ['twenty', '20'],
    ['thirty', '30'],
    ['hundred', '100'],
    ['thousand', '1000'],
    ['million', '1000000'],
    ['billion', '1000000000'],
    ['percent', '100'],
    ['quarter', '4'],
    ['day and night', '24'],
    ['hourly', '1'],
    ['week', '7'],
  ],
  es: [
    ['una|uno|único|única', '1'],
    ['ambos|ambas|doble|mitad|par', '2'],
    ['quince', '15'],
    ['veinte', '20'],
    ['treinta', '30'],
    ['cien|ciento', '100'],
    ['mil', '1000'],
    ['millón', '1000000'],
    ['semana', '7'],
    ['día y noche', '24'],
  ],
  zh: [
    ['两|双|半|倍', '2'],
    ['十一', '11'],
    ['十二', '12'],
    ['十五', '15'],
    ['二十', '20'],
    ['三十', '30'],
    ['百', '100'],
    ['千', '1000'],
    ['万', '10000'],
    ['百万', '1000000'],
    ['亿', '100000000'],
    ['首', '1'],
    ['周', '7'],
  ],
};

const compiled = new Map<LocaleFolder, [RegExp, string][]>();

/** Whether `text` contains the number in words: one language writes "two", another one "2 个". */
export function spells(text: string, value: string, locale: LocaleFolder): boolean {
  const words = compiled.get(locale) ?? compile(locale);
  compiled.set(locale, words);
  return words.some(([pattern, number]) => number === value && pattern.test(text));
}

function compile(locale: LocaleFolder): [RegExp, string][] {
  const counted = (words: readonly string[], first: number) =>
    words.map((word, index): [string, string] => [word, String(first + index)]);
  const words = [
    ...counted(rowOf(UNITS, locale), 0),
    ...counted(rowOf(MONTHS, locale), 1),
    ...counted(rowOf(ORDINALS, locale), 1),
    ...rowOf(OTHERS, locale),
  ];
  return words.map(([word, value]) => [
    new RegExp(languageOf(locale).hasSpaces ? `(?<!\\p{L})(?:${word})(?!\\p{L})` : word, 'iu'),
    value,
  ]);
}
