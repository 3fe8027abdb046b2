import {translate} from '@docusaurus/Translate';
import type {CoreType, Input, InputProblem} from './read';

/** The kind of account, according to the first hexadecimal digit. */
export function kindText(type: CoreType): string {
  switch (type) {
    case 'user':
      return translate({id: 'mappedAddress.kind.user', message: 'account with a private key (first hex digit 1)'});
    case 'contract':
      return translate({id: 'mappedAddress.kind.contract', message: 'contract (first hex digit 8)'});
    case 'builtin':
      return translate({id: 'mappedAddress.kind.builtin', message: 'internal contract (first hex digit 0)'});
    case 'null':
      return translate({id: 'mappedAddress.kind.null', message: 'zero address: no one can act for it'});
  }
}

/** The network that the prefix specifies. */
export function networkText(networkId: number | undefined): string {
  switch (networkId) {
    case undefined:
      return translate({id: 'mappedAddress.network.none', message: 'hex doesn’t show the network'});
    case 1029:
      return translate({id: 'mappedAddress.network.main', message: 'mainnet (1029)'});
    case 1:
      return translate({id: 'mappedAddress.network.test', message: 'testnet (1)'});
    default:
      return String(networkId);
  }
}

/** Notes about this address. */
export function noteText(input: Extract<Input, {ok: true}>): string {
  if (input.networkId !== undefined) {
    return translate({
      id: 'mappedAddress.note.mapped',
      message:
        'The mapped address is the same on every network and has no private key. The Core Space account acts for it through CrossSpaceCall.',
    });
  }
  if (input.hasWrongCase) {
    return translate({
      id: 'mappedAddress.note.case',
      message:
        'The letter case doesn’t match the EIP-55 checksum, so a digit might be wrong. Compare the address with its source.',
    });
  }
  return translate({
    id: 'mappedAddress.note.hex',
    message:
      'Make sure that this is the hex form of a Core Space address. Some eSpace addresses also begin with 0, 1 or 8, but they have no mapped address.',
  });
}

/** Why the text is not a Core Space address, and what to do. */
export function problemText(problem: InputProblem): string {
  switch (problem) {
    case 'form':
      return translate({
        id: 'mappedAddress.problem.form',
        message: 'Enter a prefix, a colon and 42 characters, as in cfx:aa…, or 0x and 40 hex digits.',
      });
    case 'mixedCase':
      return translate({
        id: 'mappedAddress.problem.mixedCase',
        message: 'Write base32 in lower case or in upper case, not in both.',
      });
    case 'character':
      return translate({
        id: 'mappedAddress.problem.character',
        message: 'A character isn’t valid in base32, which doesn’t use i, l, o or q.',
      });
    case 'checksum':
      return translate({
        id: 'mappedAddress.problem.checksum',
        message: 'The checksum doesn’t match: a character is wrong, or the prefix belongs to another network.',
      });
    case 'version':
      return translate({
        id: 'mappedAddress.problem.version',
        message: 'This isn’t a 20-byte address, because its version byte isn’t 0.',
      });
    case 'prefix':
      return translate({
        id: 'mappedAddress.problem.prefix',
        message: 'The prefix must be cfx, cfxtest, or net followed by the number of another network.',
      });
    case 'typeName':
      return translate({
        id: 'mappedAddress.problem.typeName',
        message: 'The account type after the prefix doesn’t match this address.',
        description: 'For example TYPE.CONTRACT before an account with a key',
      });
    case 'hexDigits':
      return translate({
        id: 'mappedAddress.problem.hexDigits',
        message: 'Only the digits 0 to 9 and the letters a to f can follow 0x.',
      });
    case 'hexLength':
      return translate({id: 'mappedAddress.problem.hexLength', message: 'A hex address has 40 digits after 0x.'});
    case 'otherSpace':
      return translate({
        id: 'mappedAddress.problem.otherSpace',
        message:
          'Core Space has no such account, because the hex form of its addresses begins with 0, 1 or 8. eSpace addresses have no mapped address.',
      });
  }
}
