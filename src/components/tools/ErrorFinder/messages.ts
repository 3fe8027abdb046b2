import {translate} from '@docusaurus/Translate';
import type {Where} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

/** Name of the space, or that both have it. */
export function whereText(where: Where): string {
  if (where === 'core') return 'Core Space';
  if (where === 'espace') return 'eSpace';
  return translate({
    id: 'errorFinder.both',
    message: 'both spaces',
    description: 'Error finder: the error exists in Core Space and in eSpace',
  });
}

/** Meaning of a Solidity panic code. */
export function panicText(code: string): string {
  const texts: Record<string, string> = {
    '0x01': translate({
      id: 'errorFinder.panic.assert',
      message: 'an assertion failed',
      description: 'Solidity panic 0x01',
    }),
    '0x11': translate({
      id: 'errorFinder.panic.overflow',
      message: 'a number overflowed',
      description: 'Solidity panic 0x11',
    }),
    '0x12': translate({id: 'errorFinder.panic.zero', message: 'division by zero', description: 'Solidity panic 0x12'}),
    '0x21': translate({
      id: 'errorFinder.panic.enum',
      message: 'a value outside the enum',
      description: 'Solidity panic 0x21',
    }),
    '0x31': translate({
      id: 'errorFinder.panic.pop',
      message: 'pop on an empty array',
      description: 'Solidity panic 0x31',
    }),
    '0x32': translate({
      id: 'errorFinder.panic.index',
      message: 'an index beyond the end of the array',
      description: 'Solidity panic 0x32',
    }),
    '0x41': translate({
      id: 'errorFinder.panic.memory',
      message: 'too much memory allocated',
      description: 'Solidity panic 0x41',
    }),
  };
  return Object.hasOwn(texts, code)
    ? texts[code]!
    : translate({
        id: 'errorFinder.panic.other',
        message: 'see the Solidity documentation',
        description: 'Solidity panic with another code',
      });
}

/** One sentence about the outcome, announced to screen readers. */
export function countText(count: number): string {
  if (count === 0)
    return translate({
      id: 'errorFinder.none',
      message: 'No known error matches this message.',
      description: 'Error finder: nothing matched',
    });
  if (count === 1)
    return translate({id: 'errorFinder.one', message: 'One match.', description: 'Error finder: one entry matched'});
  return translate(
    {
      id: 'errorFinder.many',
      message: '{count} matches, most likely first.',
      description: 'Error finder: several entries matched',
    },
    {count: String(count)},
  );
}
