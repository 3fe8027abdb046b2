import {translate} from '@docusaurus/Translate';
import {problemText as addressText} from '@site/src/components/tools/MappedAddressCalculator/messages';
import {problemText as amountText} from '@site/src/components/tools/UnitConverter/messages';
import {localNumber} from '@site/src/components/parts/localNumber';
import {UNITS, type FormProblem} from '../model/form';
import {MAX_BYTES} from '../model/hex';
import type {FieldName} from '../model/kinds';

/** Label of a field: the name that the RPC uses, and how to write the value. */
export function labelText(name: FieldName): string {
  const unit = UNITS[name];
  if (unit) return `${name}, ${unit === 'cfx' ? 'CFX' : 'GDrip'}`;
  if (name === 'accessList' || name === 'authorizationList') return `${name}, JSON`;
  return name === 'to'
    ? translate({
        id: 'transactionDecoder.label.to',
        message: 'to (empty to create a contract)',
        description: 'to is a field',
      })
    : name;
}

/** The fault of a field, and how to write it. */
export function formProblemText({id, detail}: FormProblem): string {
  switch (id) {
    case 'notWhole':
      return translate({
        id: 'transactionDecoder.form.notWhole',
        message: 'Enter a whole number, in decimal or in hex with 0x.',
      });
    case 'tooManyBits':
      return translate(
        {
          id: 'transactionDecoder.form.tooManyBits',
          message: 'This number doesn’t fit into {detail} bits, the size of this field.',
        },
        {detail},
      );
    case 'noChain':
      return translate({id: 'transactionDecoder.form.noChain', message: 'No network has chain ID 0.'});
    case 'otherNetwork':
      return translate(
        {
          id: 'transactionDecoder.form.otherNetwork',
          message: 'This address belongs to network ID {detail}. Change the address or chainId.',
        },
        {detail},
      );
    case 'evmAddress':
      return translate({id: 'transactionDecoder.form.evmAddress', message: 'Enter 0x and 40 hex digits.'});
    case 'wrongCase':
      return translate({
        id: 'transactionDecoder.form.wrongCase',
        message: 'The letter case doesn’t match the EIP-55 checksum, so a digit might be wrong.',
      });
    case 'needsTo':
      return translate({
        id: 'transactionDecoder.form.needsTo',
        message: 'Type 4 can’t create a contract. Enter an address.',
      });
    case 'dataHex':
      return translate({id: 'transactionDecoder.form.dataHex', message: 'Enter 0x and two hex digits for each byte.'});
    case 'dataLong':
      return translate(
        {id: 'transactionDecoder.form.dataLong', message: 'No node accepts a transaction with more than {most} bytes.'},
        {most: localNumber(MAX_BYTES)},
      );
    case 'listJson':
      return translate({id: 'transactionDecoder.form.listJson', message: 'Enter a list as JSON, such as [].'});
    case 'listEntry':
      return translate(
        {
          id: 'transactionDecoder.form.listEntry',
          message: 'The value at {detail} is missing or wrong.',
          description: 'detail is for example [0].address',
        },
        {detail},
      );
    case 'notANumber':
    case 'comma':
    case 'negative':
    case 'exponent':
    case 'tooPrecise':
    case 'tooLarge':
    case 'notHex':
      return amountText(id);
    default:
      return addressText(id);
  }
}
