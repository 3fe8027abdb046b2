import {formatFact} from '../../../facts/format';
import {protocolFact} from '../../../facts/protocolFacts';
import {unitName} from '../../../facts/units';
import type {Locale} from '../locale';
import {replaceWithText, required, type Element} from './attributes';

/** Addresses and other long identifiers are easier to read as code. */
const IDENTIFIER = /^(0x|cfx:|cfxtest:)[0-9A-Za-z]{20,}$/;

/**
 * `<Fact id="blockGasLimit" />` becomes the value with its unit, so that the number is in one file for all languages.
 */
export function resolveFact(element: Element, locale: Locale): void {
  const {value, unit} = protocolFact(required(element, 'id', '<Fact id="blockGasLimit" />.'));
  const text = formatFact({value, unit: unitName(unit, locale)}, locale);
  if (IDENTIFIER.test(text)) replaceWithText(element, 'code', text, 'long');
  else replaceWithText(element, 'span', text);
}
