import {formatDay, formatFact} from '../../../facts/format';
import {lookUp} from '../../../facts/lookUp';
import {protocolFact} from '../../../facts/protocolFacts';
import type {Locale} from '../locale';
import {isSet, replaceWithText, required, type Element} from './attributes';

/** Addresses and other long identifiers are easier to read as code. */
const IDENTIFIER = /^(0x|cfx:|cfxtest:)[0-9A-Za-z]{20,}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A path with dots leads to a text of other facts. A day is written in words, or as it is with `iso`, for tables. */
function textOfPath(path: string, locale: Locale, iso: boolean): string {
  const text = lookUp(path);
  const [, number, percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (number) return formatFact({value: Number(number), ...(percent && {unit: percent})}, locale);
  return DAY.test(text) && !iso ? formatDay(text, locale) : text;
}

function textOfRecord(id: string, locale: Locale): string {
  return formatFact(protocolFact(id), locale);
}

/**
 * `<Fact id="blockGasLimit" />` becomes the value with its unit, so that the number is in one file for all languages.
 * `<Fact id="external.fluent.date" />` becomes a day in the language of the page.
 */
export function resolveFact(element: Element, locale: Locale): void {
  const id = required(element, 'id', '<Fact id="blockGasLimit" />.');
  const text = id.includes('.') ? textOfPath(id, locale, isSet(element, 'iso', false)) : textOfRecord(id, locale);
  if (IDENTIFIER.test(text)) replaceWithText(element, 'code', text, 'long');
  else replaceWithText(element, 'span', text);
}
