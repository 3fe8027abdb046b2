import {translate} from '@docusaurus/Translate';
import type {Verdict} from '../verdict';

const no = () =>
  translate({
    id: 'addressCheck.no',
    message: 'No, it can’t.',
    description: 'Address check: an exchange or bridge cannot send',
  });
const onlyWithConsent = () =>
  translate({
    id: 'addressCheck.contract',
    message: 'Only if the people who run this contract say so. A contract can reject CFX, or never give it back.',
    description: 'Address check: an exchange or bridge should not send to a contract',
  });

/** Whether an exchange can send a withdrawal of CFX to the address. */
export function exchangeText(verdict: Verdict): string {
  switch (verdict) {
    case 'core':
      return translate({
        id: 'addressCheck.exchange.core',
        message: 'Yes, if it offers Core Space as the network for CFX.',
        description: 'Address check: can an exchange send to an account in Core Space?',
      });
    case 'espace':
      return translate({
        id: 'addressCheck.exchange.espace',
        message: 'Yes, if it offers eSpace as the network for CFX.',
        description: 'Address check: can an exchange send to an account in eSpace?',
      });
    case 'coreContract':
      return onlyWithConsent();
    case 'coreTest':
    case 'coreOther':
      return translate({
        id: 'addressCheck.exchange.test',
        message: 'No. Exchanges only send on mainnet.',
        description: 'Address check: can an exchange send to an address of another network than mainnet?',
      });
    default:
      return no();
  }
}

/** Whether a bridge can send to the address. */
export function bridgeText(verdict: Verdict): string {
  switch (verdict) {
    case 'core':
      return translate({
        id: 'addressCheck.bridge.core',
        message:
          'From eSpace, with the cross-space bridge. From another chain, only with a bridge that supports Core Space.',
        description: 'Address check: can a bridge send to an account in Core Space?',
      });
    case 'espace':
      return translate({
        id: 'addressCheck.bridge.espace',
        message:
          'From Core Space, with the cross-space bridge. From another chain, with any bridge that supports eSpace.',
        description: 'Address check: can a bridge send to an account in eSpace?',
      });
    case 'coreContract':
      return onlyWithConsent();
    case 'coreTest':
      return translate({
        id: 'addressCheck.bridge.test',
        message: 'Only the testnet version of the cross-space bridge.',
        description: 'Address check: can a bridge send to an address of testnet?',
      });
    default:
      return no();
  }
}

/** What to do with the address. */
export function nextText(verdict: Verdict): string {
  switch (verdict) {
    case 'core':
      return translate({
        id: 'addressCheck.next.core',
        message:
          'If the sender only supports eSpace, give your own 0x address instead, and move the CFX to Core Space yourself.',
        description: 'Address check: what to do if the sender does not support Core Space',
      });
    case 'espace':
      return translate({
        id: 'addressCheck.next.espace',
        message:
          'If the sender only supports Core Space, give your own cfx: address instead, and move the CFX to eSpace yourself.',
        description: 'Address check: what to do if the sender does not support eSpace',
      });
    case 'coreContract':
      return translate({
        id: 'addressCheck.next.coreContract',
        message: 'Send to your own account first, and pay into the contract from there, with its app.',
        description: 'Address check: what to do about a contract',
      });
    case 'coreInternal':
      return translate({
        id: 'addressCheck.next.coreInternal',
        message: 'This contract belongs to the node. Call its functions from your own account instead.',
        description: 'Address check: what to do about an internal contract',
      });
    case 'coreTest':
      return translate({
        id: 'addressCheck.next.coreTest',
        message: 'Switch the wallet to mainnet and copy the address again. For tests, use a faucet.',
        description: 'Address check: what to do about an address of testnet',
      });
    case 'coreOther':
      return translate({
        id: 'addressCheck.next.coreOther',
        message: 'Ask for an address that starts with cfx:.',
        description: 'Address check: what to do about an address of a private network',
      });
    case 'espaceInternal':
      return translate({
        id: 'addressCheck.next.espaceInternal',
        message:
          'Don’t send anything. In eSpace, there’s no contract at this address, and no known key controls it, so the funds would be lost.',
        description: 'Address check: what to do about the hex form of an internal contract',
      });
    case 'coreNull':
    case 'espaceNull':
      return translate({
        id: 'addressCheck.next.null',
        message: 'Don’t send anything. No one can act for this address, so the funds would be lost.',
        description: 'Address check: what to do about the zero address',
      });
  }
}
