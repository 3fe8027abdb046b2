import i18n from '@generated/i18n';
import {formatChoice, formatList, formatNumber, readNumber, withUnit} from '@site/src/facts/format';

/** A quantity as the reader's language writes it; a whole number in text form, such as a port, stays as it is. */
export const localNumber = (value: number | bigint | string): string => formatNumber(value, i18n.currentLocale);

/** A shown value with its unit, in the reader's language. */
export const localUnit = (shown: string, unit?: string): string => withUnit(shown, unit, i18n.currentLocale);

/** A list in the reader's language. */
export const localList = (items: Iterable<string>): string => formatList(items, i18n.currentLocale);

/** Alternatives in the reader's language. */
export const localChoice = (items: Iterable<string>): string => formatChoice(items, i18n.currentLocale);

/** Characters of a typed number, at most. 256 bits have 78 digits, and there can be decimals and spaces. */
export const LONGEST_NUMBER = 200;

/**
 * The text that a reader typed in their language, in the format of programs. A text that is too long for a number is
 * empty.
 */
export const typedNumber = (text: string): string =>
  text.length > LONGEST_NUMBER ? '' : readNumber(text, i18n.currentLocale);
