import i18n from '@generated/i18n';
import {formatNumber, readNumber, withUnit} from '@site/src/facts/format';

/** A quantity as the reader's language writes it; a whole number in text form, such as a port, stays as it is. */
export const localNumber = (value: number | bigint | string): string => formatNumber(value, i18n.currentLocale);

/** A shown value with its unit, in the reader's language. */
export const localUnit = (shown: string, unit?: string): string => withUnit(shown, unit, i18n.currentLocale);

/** The text that a reader typed in their language, in the format of programs. */
export const typedNumber = (text: string): string => readNumber(text, i18n.currentLocale);
