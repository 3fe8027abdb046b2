import {languageOf, type TranslationFolder} from '../languages';

/** The word for one thing, and for any other number; one word in languages that don't distinguish them. */
type Word = string | {readonly one: string; readonly other: string};

/**
 * Units that are words in prose. English keeps `s`, `min` and `h`, which also fit between an article and a noun.
 * Symbols such as `ms` and `GDrip` are the same in all languages.
 */
const WORDS: Readonly<Record<string, Readonly<Record<TranslationFolder, Word>>>> = {
  bytes: {zh: '字节', es: 'bytes'},
  s: {zh: '秒', es: {one: 'segundo', other: 'segundos'}},
  min: {zh: '分钟', es: {one: 'minuto', other: 'minutos'}},
  h: {zh: '小时', es: {one: 'hora', other: 'horas'}},
};

/** Translates a unit of the facts: `bytes` is `字节` in Chinese. `count` is the number before it, or NaN for a range. */
export function unitName(unit: string, locale: string, count: number): string {
  const word = WORDS[unit]?.[languageOf(locale).folder as TranslationFolder] ?? unit;
  return typeof word === 'string' ? word : new Intl.PluralRules(locale).select(count) === 'one' ? word.one : word.other;
}
