import {translate} from '@docusaurus/Translate';
import {tooLongText} from '@site/src/components/parts/Calculator/limits';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {Problem} from './fault';
import {MAX_DEPTH, MAX_LENGTH, MAX_TYPES, MAX_VALUES} from './limits';

/** The fault, without its position. */
function explanation({problem, detail}: Problem): string {
  switch (problem) {
    case 'notJson':
      return translate({
        id: 'eip712.problem.notJson',
        message: 'This isn’t valid JSON. Look for a missing quote, comma or bracket.',
      });
    case 'tooLong':
      return tooLongText(MAX_LENGTH);
    case 'tooManyTypes':
      return translate(
        {id: 'eip712.problem.tooManyTypes', message: 'there are too many structs. The explorer reads at most {most}.'},
        {most: localNumber(MAX_TYPES)},
      );
    case 'tooManyValues':
      return translate(
        {id: 'eip712.problem.tooManyValues', message: 'there are too many values. The explorer reads at most {most}.'},
        {most: localNumber(MAX_VALUES)},
      );
    case 'tooDeep':
      return translate(
        {id: 'eip712.problem.tooDeep', message: 'this is nested too deeply. The explorer reads at most {most} levels.'},
        {most: localNumber(MAX_DEPTH)},
      );
    case 'notObject':
      return translate({id: 'eip712.problem.notObject', message: 'an object in braces is expected.'});
    case 'notFields':
      return translate({
        id: 'eip712.problem.notFields',
        message: 'a struct must be a list of fields, each with a name and a type as text.',
      });
    case 'unknownPrimary':
      return translate(
        {
          id: 'eip712.problem.unknownPrimary',
          message: 'types doesn’t define the struct {detail}.',
          description: 'types is a key of the JSON',
        },
        {detail},
      );
    case 'badName':
      return translate({id: 'eip712.problem.badName', message: 'names can contain only letters, digits, _ and $.'});
    case 'reservedName':
      return translate({
        id: 'eip712.problem.reservedName',
        message: 'a struct can’t have the name of a built-in type.',
      });
    case 'duplicate':
      return translate({id: 'eip712.problem.duplicate', message: 'the field {detail} occurs twice.'}, {detail});
    case 'alias':
      return translate(
        {
          id: 'eip712.problem.alias',
          message:
            'write {detail}. The type is hashed as written, so the short name would give a different digest from the contract’s.',
          description: 'detail is for example uint256',
        },
        {detail},
      );
    case 'unknownType':
      return translate(
        {
          id: 'eip712.problem.unknownType',
          message: 'the type {detail} is neither built in nor defined in types.',
          description: 'types is a key of the JSON',
        },
        {detail},
      );
    case 'cyclic':
      return translate(
        {
          id: 'eip712.problem.cyclic',
          message:
            'the struct contains itself ({detail}), so its data would never end. Only a dynamic array can refer back to it.',
        },
        {detail},
      );
    case 'missing':
      return translate({
        id: 'eip712.problem.missing',
        message: 'the value is missing. Every field of a type is signed, including empty ones.',
      });
    case 'notInteger':
      return translate({
        id: 'eip712.problem.notInteger',
        message: 'a whole number is expected, in decimal or in hex with 0x.',
      });
    case 'unsafeNumber':
      return translate(
        {
          id: 'eip712.problem.unsafeNumber',
          message: 'JSON reads this as {detail}. Write a whole number, and put it in quotes if it is large.',
        },
        {detail},
      );
    case 'range':
      return translate({id: 'eip712.problem.range', message: 'the number is out of range for {detail}.'}, {detail});
    case 'notAddress':
      return translate({
        id: 'eip712.problem.notAddress',
        message: 'write an address as 0x and 40 hex digits. Typed data doesn’t use base32 addresses.',
      });
    case 'addressCase':
      return translate({
        id: 'eip712.problem.addressCase',
        message: 'the letter case doesn’t match the EIP-55 checksum, so a digit might be wrong.',
      });
    case 'notBoolean':
      return translate({id: 'eip712.problem.notBoolean', message: 'true or false is expected, without quotes.'});
    case 'notText':
      return translate({id: 'eip712.problem.notText', message: 'text in quotes is expected.'});
    case 'notBytes':
      return translate({id: 'eip712.problem.notBytes', message: 'write bytes as 0x and an even number of hex digits.'});
    case 'bytesLength':
      return translate(
        {id: 'eip712.problem.bytesLength', message: 'the type requires exactly {detail} bytes.'},
        {detail},
      );
    case 'notArray':
      return translate({id: 'eip712.problem.notArray', message: 'a list in square brackets is expected.'});
    case 'arrayLength':
      return translate(
        {id: 'eip712.problem.arrayLength', message: 'the type requires exactly {detail} elements.'},
        {detail},
      );
  }
}

/** The position of a fault, the fault, and how to write the value. */
export function problemText(problem: Problem): string {
  const text = explanation(problem);
  return problem.path
    ? translate(
        {
          id: 'eip712.problem.at',
          message: '{path}: {text}',
          description:
            'Path of a value such as message.to, and one of the problems, which therefore begin in lower case',
        },
        {path: problem.path, text},
      )
    : text;
}
