import {formatNumber} from '../../../facts/format';
import {BUILDS, gasCount, gasFigure, savedPercent} from '../../../facts/gasRows';
import type {Locale} from '../locale';
import {oneOf, replaceWithText, required, textOf, type Element} from './attributes';

const EXAMPLE = '<GasFact topic="packing" call="list" value="saved" />.';
/** The figure: before or after the change, the difference, or the savings in percent. */
const VALUES = ['before', 'after', 'saved', 'percent'] as const;
/**
 * The measured quantity: gas in one of the spaces, gas that only the execution uses in eSpace, or bytes of storage
 * collateral in Core Space.
 */
const COUNTED = ['espace', 'execution', 'core', 'collateral'] as const;

/**
 * `<GasFact topic="packing" call="list" value="percent" />` becomes a measured figure without its unit. `topic` is a
 * folder of src/snippets/solidity/gas, `call` is an id of its claim.json or `deploy`. With `opcode`, the figure is how
 * often the call ran this opcode, or `all` for every instruction. `build` is `optimized` by default.
 */
export function resolveGasFact(element: Element, locale: Locale): void {
  const [topic, call] = [required(element, 'topic', EXAMPLE), required(element, 'call', EXAMPLE)];
  const value = oneOf(element, 'value', VALUES);
  const of = oneOf(element, 'of', COUNTED, 'espace');
  const opcode = textOf(element, 'opcode');
  const build = oneOf(element, 'build', BUILDS, 'optimized');
  const measured = opcode ? gasCount(topic, call, build, opcode) : gasFigure(topic, call, build, of);
  replaceWithText(
    element,
    'span',
    formatNumber(value === 'percent' ? savedPercent(measured) : measured[value], locale),
  );
}
