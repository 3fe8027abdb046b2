import {translate} from '@docusaurus/Translate';
import type {EndpointProblem, EndpointWarning} from '../../client/endpoint';
import type {FieldProblem} from '../../client/fields';

/** What is wrong with a field, and how to mend it, in the reader's language. */
export function fieldMessage(problem: FieldProblem, detail = ''): string {
  switch (problem) {
    case 'empty':
      return translate({id: 'rpc.field.empty', message: 'Fill in this parameter.', description: 'Required field is empty'});
    case 'notANumber':
      return translate({id: 'rpc.field.notANumber', message: 'Write a decimal number or hex with 0x.', description: 'Quantity field'});
    case 'negative':
      return translate({id: 'rpc.field.negative', message: 'Quantities are never negative.', description: 'Quantity field'});
    case 'fraction':
      return translate({id: 'rpc.field.fraction', message: 'Write a whole number: amounts are in Drip, not CFX.', description: 'Quantity field'});
    case 'tooLarge':
      return translate({id: 'rpc.field.tooLarge', message: 'This exceeds 256 bits.', description: 'Quantity field'});
    case 'notHex':
      return translate({id: 'rpc.field.notHex', message: 'Write hex digits after 0x.', description: 'Hex field'});
    case 'oddHex':
      return translate({id: 'rpc.field.oddHex', message: 'A byte has two digits; one digit is missing.', description: 'Hex field'});
    case 'hexLength':
      return translate({id: 'rpc.field.hexLength', message: 'Expected {detail} bytes.', description: 'Hex field of fixed length'}, {detail});
    case 'hexChecksum':
      return translate({id: 'rpc.field.hexChecksum', message: 'The checksum does not match (EIP-55): a character or its case is wrong. These digits are spelled {detail}.', description: 'eSpace address field'}, {detail});
    case 'otherSpace':
      return translate({id: 'rpc.field.otherSpace', message: 'This address belongs to the other space.', description: 'Address field'});
    case 'addressForm':
      return translate({id: 'rpc.field.addressForm', message: 'Write a Core Space address: prefix, colon, 42 characters.', description: 'Address field'});
    case 'addressMixedCase':
      return translate({id: 'rpc.field.addressMixedCase', message: 'Use lower case only, or upper case only.', description: 'Address field'});
    case 'addressCharacter':
      return translate({id: 'rpc.field.addressCharacter', message: 'Addresses never contain i, l, o or q.', description: 'Address field'});
    case 'addressChecksum':
      return translate({id: 'rpc.field.addressChecksum', message: 'The checksum does not match: a character is wrong.', description: 'Address field'});
    case 'addressNetwork':
      return translate({id: 'rpc.field.addressNetwork', message: 'This address belongs to network {detail}, not to the chosen endpoint.', description: 'Address field'}, {detail});
    case 'notInList':
      return translate({id: 'rpc.field.notInList', message: 'Use a number or one of: {detail}', description: 'Field with tags'}, {detail});
    case 'notBoolean':
      return translate({id: 'rpc.field.notBoolean', message: 'Write true or false.', description: 'Boolean field'});
    case 'notInteger':
      return translate({id: 'rpc.field.notInteger', message: 'Write a whole number.', description: 'Integer field'});
    case 'notList':
      return translate({id: 'rpc.field.notList', message: 'Write a JSON list in square brackets.', description: 'List field'});
    case 'notObject':
      return translate({id: 'rpc.field.notObject', message: 'Write a JSON object in braces.', description: 'Object field'});
    case 'notJson':
      return translate({id: 'rpc.field.notJson', message: 'This is not JSON. Check quotes, commas and brackets.', description: 'JSON field'});
  }
}

/** What is wrong with an own endpoint. */
export function endpointMessage(problem: EndpointProblem): string {
  switch (problem) {
    case 'notAUrl':
      return translate({id: 'rpc.endpoint.notAUrl', message: 'Write a whole address, such as http://localhost:8545.', description: 'Own endpoint'});
    case 'scheme':
      return translate({id: 'rpc.endpoint.scheme', message: 'Only http and https addresses can be called.', description: 'Own endpoint'});
    case 'credentials':
      return translate({id: 'rpc.endpoint.credentials', message: 'Leave user name and password out of the address.', description: 'Own endpoint'});
  }
}

/** What the reader should know before a call to an own endpoint. */
export function endpointWarning(warning: EndpointWarning): string {
  return warning === 'mixedContent'
    ? translate({id: 'rpc.endpoint.mixedContent', message: 'This page is secure; the browser will block plain http to another machine.', description: 'Own endpoint'})
    : translate({id: 'rpc.endpoint.unknownHost', message: 'This host is not one of the published endpoints. It will see your address and the call.', description: 'Own endpoint'});
}
