import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {MAX_LINES, type LineProblem, type List, type Note} from './read';

function lineText(problem: LineProblem, line: string): string {
  switch (problem) {
    case 'form':
      return translate(
        {id: 'merkle.problem.form', message: 'Line {line} has more than an address and an amount.'},
        {line},
      );
    case 'hex':
      return translate(
        {id: 'merkle.problem.hex', message: 'Line {line}: a hex address has 40 digits after 0x.'},
        {line},
      );
    case 'base32':
      return translate(
        {
          id: 'merkle.problem.base32',
          message: 'Line {line}: this is neither a hex address nor a valid Core Space address in base32.',
        },
        {line},
      );
    case 'amount':
      return translate(
        {
          id: 'merkle.problem.amount',
          message: 'Line {line}: the amount must be a whole number in decimal that fits into a uint256.',
        },
        {line},
      );
    case 'mixed':
      return translate(
        {id: 'merkle.problem.mixed', message: 'Line {line}: either all lines have an amount, or none has one.'},
        {line},
      );
    case 'twice':
      return translate({id: 'merkle.problem.twice', message: 'Line {line} repeats an earlier one.'}, {line});
  }
}

/** The fault of a list, and how to write it. */
export function problemText(list: Extract<List, {ok: false}>): string | undefined {
  if ('line' in list) return lineText(list.problem, localNumber(list.line));
  if (list.problem === 'tooLong')
    return translate(
      {id: 'merkle.problem.tooLong', message: 'The list has more than {count} lines. Build it with a script.'},
      {count: localNumber(MAX_LINES)},
    );
  return undefined;
}

/** What a reader should know about a valid list, the most important first. */
export function noteText(notes: ReadonlySet<Note>): string {
  if (notes.has('case'))
    return translate({
      id: 'merkle.note.case',
      message:
        'The letter case of an address doesn’t match its EIP-55 checksum, so a digit might be wrong. Compare it with its source.',
    });
  if (notes.has('networks'))
    return translate({
      id: 'merkle.note.networks',
      message:
        'The list has addresses of several networks. The prefix isn’t part of a leaf, so each works on all of them.',
    });
  if (notes.has('espace'))
    return translate({
      id: 'merkle.note.espace',
      message:
        'In Core Space, no account has an address that begins with another digit than 0, 1 or 8. These entries can only claim in eSpace.',
    });
  if (notes.has('base32'))
    return translate({
      id: 'merkle.note.base32',
      message: 'Base32 addresses were converted to the 20 bytes that a contract sees as msg.sender.',
    });
  return '';
}
