import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {TYPED} from '../../client/bounds';
import type {EndpointProblem, EndpointWarning} from '../../client/endpoint';
import type {OpenRpcAdapter} from '../../client/adapter';
import type {FieldProblem} from '../../client/fields';
import {groupDigits} from '../../client/quantity';

/** A limit as the messages show it. */
const limit = (count: number) => ({limit: groupDigits(BigInt(count), i18n.currentLocale)});

/** The entries of `latest,earliest` as the reader's language lists them. */
const listOf = (entries: string) =>
  new Intl.ListFormat(i18n.currentLocale, {style: 'narrow'}).format(entries.split(','));

/** The fault of a field, and how to fix it, in the reader's language. */
export function fieldMessage(problem: FieldProblem, detail = '', adapter?: OpenRpcAdapter): string {
  const own = adapter?.fieldMessage?.(problem, detail);
  if (own !== undefined) return own;
  switch (problem) {
    case 'empty':
      return translate({id: 'rpc.field.empty', message: 'Enter a value for this parameter.'});
    case 'notANumber':
      return translate({id: 'rpc.field.notANumber', message: 'Enter a decimal number, or hex with 0x.'});
    case 'negative':
      return translate({id: 'rpc.field.negative', message: 'Quantities can’t be negative.'});
    case 'tooLarge':
      return translate({id: 'rpc.field.tooLarge', message: 'This exceeds 256 bits.'});
    case 'tooLong':
      return translate(
        {id: 'rpc.field.tooLong', message: 'Too long: at most {limit} characters.'},
        limit(TYPED.length),
      );
    case 'tooDeep':
      return translate(
        {id: 'rpc.field.tooDeep', message: 'Nested too deeply: at most {limit} levels.'},
        limit(TYPED.depth),
      );
    case 'tooMany':
      return translate({id: 'rpc.field.tooMany', message: 'Too many values: at most {limit}.'}, limit(TYPED.values));
    case 'notHex':
      return translate({id: 'rpc.field.notHex', message: 'Enter hex digits after 0x.'});
    case 'oddHex':
      return translate({id: 'rpc.field.oddHex', message: 'A byte has two hex digits, and one is missing.'});
    case 'hexLength':
      return translate({id: 'rpc.field.hexLength', message: 'Expected {detail} bytes.'}, {detail});
    case 'hexChecksum':
      return translate(
        {
          id: 'rpc.field.hexChecksum',
          message:
            'The EIP-55 checksum doesn’t match: a character or its case is wrong. The correct spelling of these digits is {detail}.',
        },
        {detail},
      );
    case 'notInList':
      return translate(
        {id: 'rpc.field.notInList', message: 'Enter a number or one of: {detail}'},
        {detail: listOf(detail)},
      );
    case 'notBoolean':
      return translate({id: 'rpc.field.notBoolean', message: 'Enter true or false.'});
    case 'fraction':
    case 'notInteger':
      return translate({id: 'rpc.field.notInteger', message: 'Enter a whole number.'});
    case 'notList':
      return translate({id: 'rpc.field.notList', message: 'Enter a JSON array in square brackets.'});
    case 'notObject':
      return translate({id: 'rpc.field.notObject', message: 'Enter a JSON object in braces.'});
    case 'notJson':
      return translate({id: 'rpc.field.notJson', message: 'This isn’t valid JSON. Check quotes, commas and brackets.'});
    default:
      throw new Error(`The adapter reports "${problem}" and has no message for it. Add one to its fieldMessage.`);
  }
}

/** The fault of a custom endpoint. */
export function endpointMessage(problem: EndpointProblem): string {
  switch (problem) {
    case 'notAUrl':
      return translate({id: 'rpc.endpoint.notAUrl', message: 'Enter a full address, such as http://localhost:8545.'});
    case 'scheme':
      return translate({id: 'rpc.endpoint.scheme', message: 'Only http and https addresses can be called.'});
    case 'credentials':
      return translate({
        id: 'rpc.endpoint.credentials',
        message: 'Don’t include a user name or password in the address.',
      });
  }
}

/** What the reader should know before a call to a custom endpoint. */
export function endpointWarning(warning: EndpointWarning): string {
  return warning === 'mixedContent'
    ? translate({
        id: 'rpc.endpoint.mixedContent',
        message: 'This page uses HTTPS, so the browser blocks plain HTTP requests to other machines.',
      })
    : translate({
        id: 'rpc.endpoint.unknownHost',
        message: 'This host isn’t one of the published endpoints. It will see your IP address and the call.',
      });
}
