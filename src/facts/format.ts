import {languageOf} from '../languages';
import {unitName} from './units';

const formats = new Map<string, Intl.NumberFormat>();

/** Creating a formatter is slow, so each is created once. */
function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

/**
 * Formats a quantity for prose: 60000000 is `60,000,000` in English and Chinese, `60 000 000` in Spanish, where four
 * digits are not separated. Whole numbers that are stored as text, such as ports, and versions don't change.
 *
 * @param locale language tag: `en`, `zh-CN`, `es`
 */
export function formatNumber(value: number | bigint | string, locale: string): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || (typeof value === 'string' && fraction === undefined)) return String(value);
  const format = formatIn(locale);
  const {group, decimal} = languageOf(locale).numbers;
  const grouped = format
    .formatToParts(BigInt(whole))
    .map((part) => (part.type === 'group' ? group : part.value))
    .join('');
  return `${sign ? '\u2212' : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`;
}

/**
 * Joins a shown value with its unit, in the words of the language, so that a line never breaks between them: `1 CFX`,
 * `4%`, in Spanish `4 %`, `1 hora`, `2 horas`.
 */
export function withUnit(shown: string, unit: string | undefined, locale: string): string {
  if (!unit) return shown;
  return `${shown}${unit === '%' ? languageOf(locale).numbers.percent : '\u00a0'}${unitName(unit, locale, Number(readNumber(shown, locale)))}`;
}

/** A value with its unit. */
export function formatFact({value, unit}: {value: number | string; unit?: string}, locale: string): string {
  return withUnit(formatNumber(value, locale), unit, locale);
}

/** A list in the words of the language: `A, B, C`, in Chinese `A、B、C`, in Spanish `A, B y C`. */
export const formatList = (items: Iterable<string>, locale: string): string =>
  new Intl.ListFormat(locale, {style: 'narrow'}).format(items);

/** Alternatives in the words of the language: `4, 9, or 10`, `4、9 或 10`, `4, 9 o 10`. */
export const formatChoice = (items: Iterable<string>, locale: string): string =>
  new Intl.ListFormat(locale, {type: 'disjunction'}).format(items).replace(BORDER, ' ');

/** Between a Chinese character and a Latin letter or digit, where Chinese text has a space. */
const BORDER = /(?<=[\p{Script=Latin}\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[\p{Script=Latin}\d])/gu;

/** A day like 2026-04-21 in words: `April 21, 2026`, `2026年4月21日`, `21 de abril de 2026`. */
export function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Normalizes a number that a reader typed: `1,000,000.5`, `1 000 000.5` and, with a decimal comma, `1 000 000,5` become
 * `1000000.5`. A comma that neither separates thousands nor is a decimal mark stays, so that the caller can reject it.
 */
export function readNumber(text: string, locale: string): string {
  const solid = text.replace(/[\s_]/gu, '');
  if (languageOf(locale).numbers.decimal === ',') return solid.replace(/^([^,.]*),(?=[^,.]*$)/, '$1.');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(solid) ? solid.replaceAll(',', '') : solid;
}
