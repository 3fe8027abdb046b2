/** Spanish groups with a narrow no-break space: its point is a decimal mark in some countries. */
const SPANISH_GROUP = '\u202f';

const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are slow to make, and a page needs those of one language. */
function formatIn(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}

const isSpanish = (locale: string): boolean => locale.startsWith('es');

/**
 * A quantity as prose writes it: 60000000 is `60,000,000` in English and Chinese, `60 000 000` in Spanish, where four digits stay
 * together. Whole numbers that are stored as text are names made of digits, such as ports, and never grouped; so are versions.
 *
 * @param locale language tag: `en`, `zh-CN`, `es`
 */
export function formatNumber(value: number | bigint | string, locale: string): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || (typeof value === 'string' && fraction === undefined)) return String(value);
  const format = formatIn(locale);
  const grouped = format.formatToParts(BigInt(whole)).map((part) => (part.type === 'group' && isSpanish(locale) ? SPANISH_GROUP : part.value)).join('');
  const mark = format.formatToParts(0.5).find(({type}) => type === 'decimal')!.value;
  return `${sign ? '\u2212' : ''}${grouped}${fraction === undefined ? '' : mark + fraction}`;
}

/** Joins a shown value with its unit so that a line never breaks between them: `1 CFX`, `4%`, in Spanish `4 %`. */
export function withUnit(shown: string, unit: string | undefined, locale: string): string {
  if (!unit) return shown;
  return unit === '%' && !isSpanish(locale) ? `${shown}%` : `${shown}\u00a0${unit}`;
}

/** A value with its unit. */
export function formatFact({value, unit}: {value: number | string; unit?: string}, locale: string): string {
  return withUnit(formatNumber(value, locale), unit, locale);
}

/**
 * What a reader typed, as a program reads it: `1,000,000.5`, `1 000 000.5` and, in Spanish, `1 000 000,5` become `1000000.5`. A comma
 * that neither groups by three nor divides stays, for the caller to reject.
 */
export function readNumber(text: string, locale: string): string {
  const solid = text.replace(/[\s_]/gu, '');
  if (isSpanish(locale)) return solid.replace(/^([^,.]*),(?=[^,.]*$)/, '$1.');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(solid) ? solid.replaceAll(',', '') : solid;
}
