import {translate} from '@docusaurus/Translate';
import type {Problem} from '../model/fault';
import {MAX_BYTES} from '../model/hex';
import {localChoice, localNumber} from '@site/src/components/parts/localNumber';

/** The counts of `8 ≠ 4, 9`, found and expected, as words. */
function countsOf(detail: string): {found: string; expected: string} {
  const [found = '', expected = ''] = detail.split(' ≠ ');
  return {found, expected: localChoice(expected.split(', '))};
}

/** The fault and its fix, without the position. */
function reasonText({problem, detail}: Problem): string {
  switch (problem) {
    case 'notHex':
      return translate(
        {
          id: 'transactionDecoder.problem.notHex',
          message: '{detail} isn’t a hex digit. Paste only 0x and the digits 0 to 9 and a to f, on one line.',
          description: 'detail is a character',
        },
        {detail},
      );
    case 'hashOrKey':
      return translate({
        id: 'transactionDecoder.problem.hashOrKey',
        message:
          'These 32 bytes are a hash or a private key, not a transaction. Never paste a private key into a web page. If it’s a hash, get the raw bytes from the script that sent the transaction.',
      });
    case 'oddDigits':
      return translate({
        id: 'transactionDecoder.problem.oddDigits',
        message: 'the last byte has only one digit. Copy the text again, because a digit is missing.',
      });
    case 'tooLong':
      return translate(
        {
          id: 'transactionDecoder.problem.tooLong',
          message: 'the text goes on, but no node accepts a transaction with more than {most} bytes.',
        },
        {most: localNumber(MAX_BYTES)},
      );
    case 'unknownStart':
      return translate(
        {
          id: 'transactionDecoder.problem.unknownStart',
          message:
            'no transaction begins with {detail}. Core Space uses 0x63667801 or 0x63667802, eSpace 0x01, 0x02 or 0x04, and type 0 begins with a list, which starts with 0xc0 or more.',
        },
        {detail},
      );
    case 'notCfx':
      return translate({
        id: 'transactionDecoder.problem.notCfx',
        message: 'after 0x63, the letters cfx are expected: 0x636678, then the type.',
      });
    case 'coreType':
      return translate({
        id: 'transactionDecoder.problem.coreType',
        message:
          'after the letters cfx, the type must be 1 or 2. Type 0 has no letters, and Core Space has no other types.',
      });
    case 'blobType':
      return translate({
        id: 'transactionDecoder.problem.blobType',
        message: 'this is a blob transaction (type 3), which Conflux doesn’t support. Use type 2.',
      });
    case 'wrapped':
      return translate(
        {
          id: 'transactionDecoder.problem.wrapped',
          message: 'the transaction is wrapped in an RLP string, as in a block. Remove the first {detail} bytes.',
        },
        {detail},
      );
    case 'truncated':
      return translate(
        {
          id: 'transactionDecoder.problem.truncated',
          message:
            'the length given here needs {detail} more bytes than there are. Copy the whole text, or correct the length.',
        },
        {detail},
      );
    case 'longForm':
      return translate({
        id: 'transactionDecoder.problem.longForm',
        message:
          'a length of at most 55 must be in the first byte, and a longer one must not have leading zeros. Encode the item again.',
      });
    case 'byteForm':
      return translate({
        id: 'transactionDecoder.problem.byteForm',
        message: 'a single byte below 0x80 is its own encoding. Remove the 0x81 before it.',
      });
    case 'trailing':
      return translate(
        {
          id: 'transactionDecoder.problem.trailing',
          message: 'the transaction ends before this byte, but {detail} more follow. Remove them.',
        },
        {detail},
      );
    case 'noBody':
      return translate({
        id: 'transactionDecoder.problem.noBody',
        message: 'the list of fields is missing here. Copy the whole text.',
      });
    case 'listLength':
      return translate(
        {
          id: 'transactionDecoder.problem.listLength',
          message:
            'this list has {found} items instead of {expected}. A field is missing, or the fields are those of another type.',
          description: 'found is a number, expected one or several',
        },
        countsOf(detail),
      );
    case 'notList':
      return translate({
        id: 'transactionDecoder.problem.notList',
        message: 'a list is expected, but this is a string.',
      });
    case 'notString':
      return translate({
        id: 'transactionDecoder.problem.notString',
        message: 'a string is expected, but this is a list. An empty value is 0x80, not 0xc0.',
      });
    default:
      return valueText({problem, detail});
  }
}

/** The fault of a value or a signature. */
function valueText({problem, detail}: Pick<Problem, 'problem' | 'detail'>): string {
  switch (problem) {
    case 'leadingZero':
      return translate({
        id: 'transactionDecoder.problem.leadingZero',
        message:
          'the number begins with a zero byte. Remove leading zeros, and encode zero as the empty string (0x80).',
      });
    case 'tooBig':
      return translate(
        {
          id: 'transactionDecoder.problem.tooBig',
          message: 'the number has more than {detail} bytes, the most that this field can have.',
        },
        {detail},
      );
    case 'addressLength':
      return translate(
        {
          id: 'transactionDecoder.problem.addressLength',
          message: 'an address has 20 bytes, not {detail}. Encode the 20 bytes of its hex form, not its text.',
        },
        {detail},
      );
    case 'slotLength':
      return translate(
        {
          id: 'transactionDecoder.problem.slotLength',
          message: 'a slot has 32 bytes, not {detail}. Keep its leading zeros.',
        },
        {detail},
      );
    case 'badParity':
      return translate(
        {
          id: 'transactionDecoder.problem.badParity',
          message:
            'this must be 0 or 1, not {detail}. Only eSpace transactions of type 0 use 27, 28 or a number that includes the chain ID.',
        },
        {detail},
      );
    case 'badV':
      return translate(
        {
          id: 'transactionDecoder.problem.badV',
          message: 'this must be 27 or 28 without a chain ID, or twice the chain ID plus 35 or 36, not {detail}.',
        },
        {detail},
      );
    case 'chainTooBig':
      return translate({
        id: 'transactionDecoder.problem.chainTooBig',
        message: 'the chain ID in this number has more than the 4 bytes that a node accepts.',
      });
    case 'zeroSignature':
      return translate({
        id: 'transactionDecoder.problem.zeroSignature',
        message: 'the signature is zero. Sign the transaction, or remove the three parts of the signature.',
      });
    case 'signatureRange':
      return translate({
        id: 'transactionDecoder.problem.signatureRange',
        message: 'the number isn’t below the order of the curve, so this can’t be a signature. Sign again.',
      });
    case 'highS':
      return translate({
        id: 'transactionDecoder.problem.highS',
        message:
          'the number is in the upper half of its range, so the node rejects it. Replace it with the curve order minus this number, and flip yParity.',
      });
    default:
      return translate({
        id: 'transactionDecoder.problem.noSigner',
        message:
          'no private key can produce this signature, because the curve has no point for this number. Sign again.',
      });
  }
}

/** The fault, its position, and its fix. */
export function problemText(problem: Problem): string {
  if (problem.problem === 'hashOrKey') return reasonText(problem);
  const {at, field} = problem;
  const values = {at: localNumber(at), reason: reasonText(problem)};
  return field
    ? translate(
        {
          id: 'transactionDecoder.place.field',
          message: 'Byte {at} ({field}): {reason}',
          description: 'reason is one of the problems, which therefore begin in lower case; bytes count from 0',
        },
        {...values, field},
      )
    : translate(
        {
          id: 'transactionDecoder.place',
          message: 'Byte {at}: {reason}',
          description: 'reason is one of the problems, which therefore begin in lower case; bytes count from 0',
        },
        values,
      );
}
