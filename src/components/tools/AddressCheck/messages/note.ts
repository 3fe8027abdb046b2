import {translate} from '@docusaurus/Translate';
import type {CoreRecipient, HexRecipient} from '../read';

/** How far the characters of the address can be trusted; nothing if no one should send to it anyway. */
export function noteText(recipient: CoreRecipient | HexRecipient): string | undefined {
  if (recipient.space === 'espace' && recipient.type !== 'account') return undefined;
  if (recipient.space === 'core' || (recipient.hasChecksum && !recipient.mightBeCore)) {
    return translate({
      id: 'addressCheck.note.checksum',
      message:
        'The checksum is correct, so a typing error is very unlikely. It doesn’t show whose address it is: compare it with the one in your wallet.',
      description: 'Address check: note about an address with a correct checksum',
    });
  }
  if (recipient.mightBeCore) {
    return translate({
      id: 'addressCheck.note.mightBeCore',
      message:
        'If you received this as a Core Space address, don’t use it: it’s the hex form, and eSpace would send the funds to another account. Ask for the form that starts with cfx:.',
      description: 'Address check: note about a hex address that begins with 1 or 8',
    });
  }
  return translate({
    id: 'addressCheck.note.noChecksum',
    message: 'The letters all have the same case, so a wrong character can’t be recognized. Compare each one.',
    description: 'Address check: note about a hex address without capitals',
  });
}
