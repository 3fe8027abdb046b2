import {languageOf, rowOf} from '../../../src/languages';
import type {Block, LocaleFolder} from '../types';

export interface Numeral {
  /** As it is written. */
  text: string;
  /** Its possible meanings: `1,234` is 1234 to an English or Chinese reader, 1.234 to a Spanish one. */
  readings: string[];
  line: number;
}

const GROUPED = /(?<![\d.,])\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;
/** Words that multiply the number in front of them. */
const SCALES: Record<LocaleFolder, [RegExp, number][]> = {
  en: [
    [/^[\s\u00A0-]*trillions?\b/i, 12],
    [/^[\s\u00A0-]*thousand\b/i, 3],
    [/^[\s\u00A0-]*millions?\b/i, 6],
    [/^[\s\u00A0-]*billions?\b/i, 9],
  ],
  es: [
    [/^[\s\u00A0]*bill(?:ón|ones)\b/i, 12],
    [/^[\s\u00A0]*mil millones\b/i, 9],
    [/^[\s\u00A0]*mil\b/i, 3],
    [/^[\s\u00A0]*mill(?:ón|ones)\b/i, 6],
  ],
  zh: [
    [/^[\s\u00A0]*万亿/, 12],
    [/^[\s\u00A0]*千万/, 7],
    [/^[\s\u00A0]*百万/, 6],
    [/^[\s\u00A0]*十万/, 5],
    [/^[\s\u00A0]*千(?!兆|字|瓦|米|克)/, 3],
    [/^[\s\u00A0]*万/, 4],
    [/^[\s\u00A0]*十亿/, 9],
    [/^[\s\u00A0]*亿/, 8],
  ],
};

/** Every number written in digits. `text` must no longer contain addresses. */
export function numerals(block: Pick<Block, 'line'>, text: string, locale: LocaleFolder): Numeral[] {
  return [...text.matchAll(GROUPED)].map((match) => {
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 16);
    const scale = rowOf(SCALES, locale).find(([pattern]) => pattern.test(behind))?.[1] ?? 0;
    const own = readings(match[0], locale);
    return {text: match[0], readings: scale > 0 ? own.map((value) => shift(value, scale)) : own, line: block.line};
  });
}

/**
 * If a number has two kinds of marks, the last one is the decimal mark. A single mark is a decimal mark too, unless
 * exactly three digits follow: then a comma groups in English and Chinese, and a point can group in Spanish.
 */
function readings(text: string, locale: LocaleFolder): string[] {
  const solid = text.replace(/[ \u00A0\u2009\u202F]/g, '');
  const marks = [...solid.matchAll(/[.,]/g)];
  if (marks.length === 0) return [trim(solid)];
  const kinds = new Set(marks.map(([mark]) => mark));
  const last = solid.lastIndexOf(marks.at(-1)![0]);
  const divided = trim(`${solid.slice(0, last).replace(/[.,]/g, '')}.${solid.slice(last + 1)}`);
  if (kinds.size > 1) return [divided];
  const groups = solid
    .split(/[.,]/)
    .slice(1)
    .every(({length}) => length === 3);
  const whole = trim(solid.replace(/[.,]/g, ''));
  // `2.0.3` is a version: it has neither groups nor decimals.
  if (marks.length > 1) return groups ? [whole] : [solid];
  if (languageOf(locale).numbers.decimal === ',') return groups && solid.includes('.') ? [whole, divided] : [divided];
  return groups && solid.includes(',') ? [whole] : [divided];
}

function trim(value: string): string {
  const [whole = '', part] = value.split('.');
  const clean = whole.replace(/^0+(?=\d)/, '');
  const fraction = part?.replace(/0+$/, '');
  return fraction ? `${clean}.${fraction}` : clean;
}

/**
 * `value` with its decimal point moved to the right; computed on digits, because blockchain numbers exceed the
 * precision of a float.
 */
function shift(value: string, places: number): string {
  const [whole = '', part = ''] = value.split('.');
  const digits = part.padEnd(places, '0');
  return trim(`${whole}${digits.slice(0, places)}.${digits.slice(places)}`);
}
