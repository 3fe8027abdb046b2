import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import type {Explained} from './explain';
import {changedText} from './messages';

type Good = Extract<Explained, {ok: true}>;

/** The rows below the field. A value that differs from the example without a mistake is marked. */
export function resultsOf(result: Explained, original: Explained): Result[] {
  const row = (label: string, read: (from: Good) => string | undefined, isMain = false): Result => {
    const code = result.ok ? read(result) : undefined;
    return {label, code, isMain, text: code && original.ok && read(original) !== code ? changedText() : undefined};
  };
  return [
    row(translate({id: 'eip712.digest', message: 'Signed hash (digest)'}), ({digest}) => digest, true),
    row(translate({id: 'eip712.domain', message: 'Domain separator'}), ({domain}) => domain.hash),
    row(translate({id: 'eip712.message', message: 'Hash of the message'}), ({message}) => message?.hash),
    row('encodeType', ({message, domain}) => (message ?? domain).encodedType),
    row('typeHash', ({message, domain}) => (message ?? domain).typeHash),
  ];
}
