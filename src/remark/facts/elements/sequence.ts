import {readDataFile} from '../../dataFiles/read';
import type {Locale} from '../locale';
import {required, type Element} from './attributes';

/** `<Sequence of="x402" />` gets the actors and steps of `src/sequences/x402.yaml`, in the language of the page. */
export const sequence = (element: Element, locale: Locale): Record<string, unknown> =>
  readDataFile('Sequence', required(element, 'of', '<Sequence of="x402" />.'), locale) as Record<string, unknown>;
