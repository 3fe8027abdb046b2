import {translate} from '@docusaurus/Translate';
import {kindText as coreKindText} from '@site/src/components/tools/MappedAddressCalculator/messages';
import type {CoreRecipient, HexRecipient} from '../read';

/** The space, in the words that exchanges and wallets use for it. */
export function spaceText({space}: CoreRecipient | HexRecipient): string {
  return space === 'core'
    ? 'Core Space'
    : translate({
        id: 'addressCheck.space.espace',
        message: 'eSpace, or another chain like Ethereum',
        description: 'Address check: an address with 0x belongs to any of these chains',
      });
}

/** The network, if the address shows it. */
export function networkText(recipient: CoreRecipient | HexRecipient): string {
  if (recipient.space === 'espace')
    return translate({
      id: 'addressCheck.network.none',
      message: 'not shown: the same address exists on mainnet, on testnet and on other chains',
      description: 'Address check: an address with 0x does not show its network',
    });
  switch (recipient.networkId) {
    case 1029:
      return translate({
        id: 'addressCheck.network.main',
        message: 'mainnet',
        description: 'Address check: network of the address',
      });
    case 1:
      return translate({
        id: 'addressCheck.network.test',
        message: 'testnet, where CFX has no value',
        description: 'Address check: network of the address',
      });
    default:
      return translate(
        {
          id: 'addressCheck.network.other',
          message: 'network {id}, which isn’t one of the public networks',
          description: 'Address check: network of the address',
        },
        {id: String(recipient.networkId)},
      );
  }
}

/** What is behind the address. */
export function kindText(recipient: CoreRecipient | HexRecipient): string {
  if (recipient.space === 'core') return coreKindText(recipient.type);
  switch (recipient.type) {
    case 'account':
      return translate({
        id: 'addressCheck.kind.account',
        message: 'an account or a contract: the address doesn’t show which',
        description: 'Address check: kind of an eSpace address',
      });
    case 'internal':
      return translate(
        {
          id: 'addressCheck.kind.internal',
          message: 'hex form of the internal contract {name} of Core Space',
          description: 'Address check: the address belongs to a contract of the node, in the other space',
        },
        {name: recipient.internal!},
      );
    case 'null':
      return coreKindText('null');
  }
}
