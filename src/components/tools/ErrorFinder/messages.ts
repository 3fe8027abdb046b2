import {translate} from '@docusaurus/Translate';
import type {Where} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

/** Name of the space, or that both have it. */
export function whereText(where: Where): string {
  if (where === 'core') return 'Core Space';
  if (where === 'espace') return 'eSpace';
  return translate({id: 'errorFinder.both', message: 'both spaces'});
}

/** Meaning of a Solidity panic code. */
export function panicText(code: string): string {
  const texts: Record<string, string> = {
    '0x01': translate({id: 'errorFinder.panic.assert', message: 'an assertion failed'}),
    '0x11': translate({id: 'errorFinder.panic.overflow', message: 'a number overflowed'}),
    '0x12': translate({id: 'errorFinder.panic.zero', message: 'division by zero'}),
    '0x21': translate({id: 'errorFinder.panic.enum', message: 'a value outside the enum'}),
    '0x31': translate({id: 'errorFinder.panic.pop', message: 'pop on an empty array'}),
    '0x32': translate({id: 'errorFinder.panic.index', message: 'an index beyond the end of the array'}),
    '0x41': translate({id: 'errorFinder.panic.memory', message: 'too much memory allocated'}),
  };
  return Object.hasOwn(texts, code)
    ? texts[code]!
    : translate({
        id: 'errorFinder.panic.other',
        message: 'see the Solidity documentation',
        description: 'In place of the meaning of a Solidity panic with an unknown code',
      });
}

/** One sentence about the outcome, announced to screen readers. */
export function countText(count: number): string {
  if (count === 0) return translate({id: 'errorFinder.none', message: 'No known error matches this message.'});
  if (count === 1) return translate({id: 'errorFinder.one', message: 'One match.'});
  return translate({id: 'errorFinder.many', message: '{count} matches, most likely first.'}, {count: String(count)});
}
