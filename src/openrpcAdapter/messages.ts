import {translate} from '@docusaurus/Translate';
import type {DecodedAddress} from './base32';

/** The fault of a Conflux address or amount, and how to fix it; undefined for any other problem. */
export function fieldMessage(problem: string, detail: string): string | undefined {
  switch (problem) {
    case 'fraction':
      return translate({id: 'rpc.field.fraction', message: 'Enter a whole number: amounts are in Drip, not CFX.'});
    case 'own.otherSpace':
      return translate({id: 'rpc.field.otherSpace', message: 'This address belongs to the other space.'});
    case 'own.addressForm':
      return translate({
        id: 'rpc.field.addressForm',
        message: 'Enter a Core Space address: prefix, colon, 42 characters.',
      });
    case 'own.addressMixedCase':
      return translate({id: 'rpc.field.addressMixedCase', message: 'Use lower case only, or upper case only.'});
    case 'own.addressCharacter':
      return translate({id: 'rpc.field.addressCharacter', message: 'Addresses never contain i, l, o or q.'});
    case 'own.addressChecksum':
      return translate({id: 'rpc.field.addressChecksum', message: 'The checksum doesn’t match: a character is wrong.'});
    case 'own.addressNetwork':
      return translate(
        {
          id: 'rpc.field.addressNetwork',
          message: 'This address belongs to network {detail}, not to the selected endpoint.',
        },
        {detail},
      );
    default:
      return undefined;
  }
}

/** A decoded Core Space address. */
export function addressText({hex, networkId, type}: Extract<DecodedAddress, {ok: true}>): string {
  return translate(
    {
      id: 'rpc.explain.hexAddress',
      message: '{text} (network {network}, {type})',
      description: 'Hex form, network and kind of an address',
    },
    {text: hex, network: String(networkId), type},
  );
}

/** Why there is no subscription sample for a library. */
export function withoutSubscription(sample: string): string | undefined {
  if (sample !== 'cive') return undefined;
  return translate({
    id: 'rpc.samples.noCive',
    message:
      'cive: no sample, because version 0.8 subscribes with the eSpace method, which Core Space doesn’t support.',
  });
}
