import {translate} from '@docusaurus/Translate';
import {problemText as addressText} from '@site/src/components/tools/MappedAddressCalculator/messages';
import type {RecipientProblem} from '../read';

/** Why the text is not an address that funds can be sent to, and what to do. */
export function problemText(problem: RecipientProblem): string {
  switch (problem) {
    case 'key':
      return translate({
        id: 'addressCheck.problem.key',
        message:
          'This is as long as a private key or a transaction hash, so it isn’t an address. If it’s a key, clear the field, and never paste it into a website.',
        description: 'Address check: the text has 64 hex digits',
      });
    case 'phrase':
      return translate({
        id: 'addressCheck.problem.phrase',
        message:
          'This looks like a seed phrase. Clear the field. No website needs it, and anyone who sees it can take your funds.',
        description: 'Address check: the text has twelve words or more',
      });
    case 'tooLong':
      return translate({
        id: 'addressCheck.problem.tooLong',
        message: 'This text is too long: an address has at most 77 characters. Copy only the address.',
        description: 'Address check: the text is longer than any address',
      });
    case 'form':
      return translate({
        id: 'addressCheck.problem.form',
        message:
          'This isn’t an address on Conflux. Core Space addresses start with cfx: and have 42 more characters; eSpace addresses are 0x and 40 hex digits.',
        description: 'Address check: the text has another form',
      });
    case 'noPrefix':
      return translate({
        id: 'addressCheck.problem.noPrefix',
        message: 'The beginning is missing: 0x, or cfx: with the colon. Copy the whole address again.',
        description: 'Address check: the address lacks its prefix',
      });
    case 'changedPrefix':
      return translate({
        id: 'addressCheck.problem.changedPrefix',
        message:
          'The prefix belongs to one network and the checksum to the other, so the beginning was changed by hand. Ask for the address again.',
        description: 'Address check: cfx: was put before the characters of a cfxtest: address, or the reverse',
      });
    case 'wrongCase':
      return translate({
        id: 'addressCheck.problem.wrongCase',
        message:
          'The capitals don’t match the checksum, so a character is wrong or its case was changed. Copy the address from its source again.',
        description: 'Address check: EIP-55 does not match',
      });
    default:
      return addressText(problem);
  }
}
