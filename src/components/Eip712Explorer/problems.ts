import {translate} from '@docusaurus/Translate';
import type {Problem} from './fault';

/** What is wrong, without the place. */
function explanation({problem, detail}: Problem): string {
  switch (problem) {
    case 'notJson':
      return translate({id: 'eip712.problem.notJson', message: 'This is not JSON. Look for a missing quote, comma or bracket.', description: 'EIP-712 explorer'});
    case 'tooLong':
      return translate({id: 'eip712.problem.tooLong', message: 'More than 20,000 characters are not read here.', description: 'EIP-712 explorer'});
    case 'notObject':
      return translate({id: 'eip712.problem.notObject', message: 'an object in braces is expected.', description: 'EIP-712 explorer: follows a path such as message.to and a colon'});
    case 'notFields':
      return translate({id: 'eip712.problem.notFields', message: 'a struct is a list of fields, each with name and type as text.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'unknownPrimary':
      return translate({id: 'eip712.problem.unknownPrimary', message: 'types has no struct {detail}.', description: 'EIP-712 explorer: follows a path and a colon; types is a key of the JSON'}, {detail});
    case 'badName':
      return translate({id: 'eip712.problem.badName', message: 'names have letters, digits, _ and $, and no spaces.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'reservedName':
      return translate({id: 'eip712.problem.reservedName', message: 'a struct cannot have the name of a built-in type.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'duplicate':
      return translate({id: 'eip712.problem.duplicate', message: 'the field {detail} stands there twice.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'alias':
      return translate({id: 'eip712.problem.alias', message: 'write {detail}. The type is hashed as it is written, and the short name would give another digest than the contract has.', description: 'EIP-712 explorer: follows a path and a colon; detail is for example uint256'}, {detail});
    case 'unknownType':
      return translate({id: 'eip712.problem.unknownType', message: 'the type {detail} does not exist: neither built in nor in types.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'cyclic':
      return translate({id: 'eip712.problem.cyclic', message: 'the struct holds itself ({detail}), so its data would never end. Only an array of any length may lead back.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'missing':
      return translate({id: 'eip712.problem.missing', message: 'the value is missing. Every field of a type is signed, empty ones too.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'notInteger':
      return translate({id: 'eip712.problem.notInteger', message: 'a whole number is expected, in decimal or in hex with 0x.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'unsafeNumber':
      return translate({id: 'eip712.problem.unsafeNumber', message: 'JSON reads this as {detail}. Write a whole number, and quotes around a large one.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'range':
      return translate({id: 'eip712.problem.range', message: 'the number does not fit into {detail}.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'notAddress':
      return translate({id: 'eip712.problem.notAddress', message: 'an address is 0x and 40 hex digits. Typed data has no base32 addresses.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'addressCase':
      return translate({id: 'eip712.problem.addressCase', message: 'upper and lower case do not fit the checksum of EIP-55: a digit may be wrong.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'notBoolean':
      return translate({id: 'eip712.problem.notBoolean', message: 'true or false is expected, without quotes.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'notText':
      return translate({id: 'eip712.problem.notText', message: 'text in quotes is expected.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'notBytes':
      return translate({id: 'eip712.problem.notBytes', message: 'bytes are 0x and an even number of hex digits.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'bytesLength':
      return translate({id: 'eip712.problem.bytesLength', message: 'the type has exactly {detail} bytes.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
    case 'notArray':
      return translate({id: 'eip712.problem.notArray', message: 'a list in square brackets is expected.', description: 'EIP-712 explorer: follows a path and a colon'});
    case 'arrayLength':
      return translate({id: 'eip712.problem.arrayLength', message: 'the type asks for exactly {detail} elements.', description: 'EIP-712 explorer: follows a path and a colon'}, {detail});
  }
}

/** Where something is wrong, what, and how to write it. */
export function problemText(problem: Problem): string {
  const text = explanation(problem);
  return problem.path ? translate({id: 'eip712.problem.at', message: '{path}: {text}', description: 'EIP-712 explorer: path of a value, then what is wrong with it'}, {path: problem.path, text}) : text;
}
