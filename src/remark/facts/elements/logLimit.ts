import {formatNumber} from '../../../facts/format';
import {rateLimits} from '../../../facts/networkFacts';
import type {Locale} from '../locale';
import {replaceWithText, type Element} from './attributes';

/** `<LogLimit />` becomes the number of logs that one query to the public service returns at most. */
export const resolveLogLimit = (element: Element, locale: Locale): void =>
  replaceWithText(element, 'span', formatNumber(rateLimits.logsPerQuery, locale));
