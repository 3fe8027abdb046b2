import {formatNumber, withUnit} from '../../../facts/format';
import {shownParameter} from '../../../facts/shownParameter';
import type {Locale} from '../locale';
import {addProps, isSet, required, type Element} from './attributes';

/**
 * `<Parameter of="jsonrpc_max_connections" />` receives the value with its unit, the bare value to copy, and the
 * source.
 */
export function resolveParameter(element: Element, locale: Locale): void {
  const of = required(element, 'of', '<Parameter of="jsonrpc_max_connections" />.');
  const {value, unit, form, source} = shownParameter(of, isSet(element, 'shipped', false));
  const shown = value === undefined ? undefined : formatNumber(form === 'number' ? Number(value) : value, locale);
  addProps(element, {
    value,
    shown: shown && withUnit(shown, unit, locale),
    form: form === 'code' ? form : undefined,
    source,
  });
}
