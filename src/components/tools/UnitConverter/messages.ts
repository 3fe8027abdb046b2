import {translate} from '@docusaurus/Translate';
import type {Problem, Unit} from './units';

/** Name of a unit next to its field. */
export function unitLabel(unit: Unit): string {
  switch (unit) {
    case 'cfx':
      return 'CFX';
    case 'drip':
      return 'Drip';
    case 'gdrip':
      return translate({id: 'unitConverter.unit.gdrip', message: 'GDrip (gas prices)'});
    case 'hex':
      return translate({id: 'unitConverter.unit.hex', message: 'Drip as a JSON-RPC quantity'});
  }
}

/** The fault of the text in a field, and how to write it instead. */
export function problemText(problem: Problem): string {
  switch (problem) {
    case 'notANumber':
      return translate({
        id: 'unitConverter.problem.notANumber',
        message: 'This isn’t a number. Use digits and at most one decimal point, as in 12.5.',
      });
    case 'comma':
      return translate({
        id: 'unitConverter.problem.comma',
        message: 'A comma can only group digits by three, as in 1,500. Write 1.5 for one and a half.',
        description: 'Use the decimal mark of the language',
      });
    case 'negative':
      return translate({
        id: 'unitConverter.problem.negative',
        message: 'An amount can’t be negative, because the chain stores unsigned integers.',
      });
    case 'exponent':
      return translate({id: 'unitConverter.problem.exponent', message: 'Write all digits: 1000000000 instead of 1e9.'});
    case 'tooPrecise':
      return translate({
        id: 'unitConverter.problem.tooPrecise',
        message:
          'Too many decimal places: the smallest amount is 1 Drip. CFX has 18 decimal places, GDrip has 9, and Drip has none.',
      });
    case 'tooLarge':
      return translate({
        id: 'unitConverter.problem.tooLarge',
        message: 'This is too large for 256 bits, the size of a virtual machine word.',
      });
    case 'notHex':
      return translate({
        id: 'unitConverter.problem.notHex',
        message: 'A quantity begins with 0x and has at least one hexadecimal digit, as in 0x4a817c800.',
      });
  }
}
