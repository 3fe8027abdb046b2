import type {PageIndex} from '../types';
import {withoutAddresses} from './addresses';
import type {Item} from './aspects';
import {type Numeral, numerals} from './numbers';
import {spells} from './numberWords';

/** `lacking` are missing from the translation, `extra` are missing from the original. */
export interface Difference<T> {
  lacking: T[];
  extra: T[];
}

/** Compares two lists in which the order does not matter, but the number of occurrences does. */
export function difference(wanted: readonly Item[], own: readonly Item[]): Difference<Item> {
  const counts = new Map<string, number>();
  for (const {value} of wanted) counts.set(value, (counts.get(value) ?? 0) + 1);
  const extra = own.filter(({value}) => {
    const left = counts.get(value) ?? 0;
    if (left > 0) counts.set(value, left - 1);
    return left === 0;
  });
  const lacking = [...wanted].reverse().filter(({value}) => {
    const left = counts.get(value) ?? 0;
    if (left > 0) counts.set(value, left - 1);
    return left > 0;
  });
  return {lacking: lacking.reverse(), extra};
}

/** Numbers in digits that the other language contains neither in digits nor in words. */
export function numberDifference<Texts extends Pick<PageIndex, 'locale' | 'blocks'>>(
  wanted: Texts,
  own: Texts,
  from: (texts: Texts) => PageIndex['blocks'],
): Difference<Numeral> {
  const [theirs, ours] = [wanted, own].map((page) => {
    const blocks = from(page).map((block) => ({line: block.line, text: withoutAddresses(block.text)}));
    return {
      text: blocks.map(({text}) => text).join('\n'),
      numbers: blocks.flatMap((block) => numerals(block, block.text, page.locale)),
      locale: page.locale,
    };
  }) as [Side, Side];
  const rest = [...ours.numbers];
  const lacking = theirs.numbers.filter((number) => {
    const match = rest.findIndex((candidate) => candidate.readings.some((value) => number.readings.includes(value)));
    if (match !== -1) rest.splice(match, 1);
    return match === -1;
  });
  const unsaid = (numbers: Numeral[], side: Side) =>
    numbers.filter(({readings}) => !readings.some((value) => spells(side.text, value, side.locale)));
  return {lacking: unsaid(lacking, ours), extra: unsaid(rest, theirs)};
}

interface Side {
  text: string;
  numbers: Numeral[];
  locale: PageIndex['locale'];
}
