import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {localNumber} from '@site/src/components/parts/localNumber';
import {formatAmount} from '@site/src/components/tools/UnitConverter/units';
import {wordsOf, type Facts} from './messages/fields';
import {kindText, signedText} from './messages/kinds';
import {rawHex, type Explained, type Explanation} from './model/explain';
import {UNITS} from './model/form';
import {FORMS, type FieldName, type Transaction} from './model/kinds';
import {listText, shownAddress} from './model/texts';

/** Longest code in a row, in characters; of more, only the beginning is shown. */
const LONG = 2000;
const shortened = (code: string): string => (code.length > LONG ? `${code.slice(0, LONG)}…` : code);

function codeOf(name: FieldName, {kind, fields}: Transaction): string | undefined {
  const unit = UNITS[name];
  if (unit) return `${formatAmount(fields[name] as bigint, unit)} ${unit === 'cfx' ? 'CFX' : 'GDrip'}`;
  switch (name) {
    case 'to':
      return fields.to === '' ? undefined : shownAddress(kind, fields.to!, fields.chainId);
    case 'accessList':
    case 'authorizationList':
      return fields[name]!.length === 0 ? undefined : shortened(listText(fields, name));
    default:
      return shortened(String(fields[name]));
  }
}

const labels = {
  kind: () => translate({id: 'transactionDecoder.result.kind', message: 'Transaction'}),
  signer: () => translate({id: 'transactionDecoder.result.signer', message: 'Signed by'}),
  hash: () => translate({id: 'transactionDecoder.result.hash', message: 'Transaction hash'}),
  signing: () => translate({id: 'transactionDecoder.result.signing', message: 'Hash to sign'}),
  raw: () => translate({id: 'transactionDecoder.result.raw', message: 'Raw bytes, unsigned'}),
  authority: () => translate({id: 'transactionDecoder.result.authority', message: 'Authorization signed by'}),
};

/** The kind of the bytes, and their signer. */
export function mainResults(result: Explanation): Result[] {
  if (!result.ok) return [labels.kind, labels.signer, labels.hash, labels.signing].map((label) => ({label: label()}));
  const {transaction, size, signer, hash, signingHash} = result;
  const bytes = translate({id: 'transactionDecoder.words.data', message: '{count} bytes'}, {count: localNumber(size)});
  return [
    {
      label: labels.kind(),
      text: translate(
        {
          id: 'transactionDecoder.result.kind.value',
          message: '{kind}, {bytes}, {state}',
          description: 'Form, length and state of a transaction',
        },
        {kind: kindText(transaction.kind), bytes, state: signedText(transaction.signature !== undefined)},
      ),
      isMain: true,
    },
    {
      label: labels.signer(),
      code: signer && shownAddress(transaction.kind, signer, transaction.fields.chainId),
      text: signer ? undefined : '–',
      isMain: true,
    },
    {label: labels.hash(), code: hash, text: hash ? undefined : '–'},
    {label: labels.signing(), code: signingHash},
  ];
}

/** Each field with its meaning, in the order of the bytes. */
export function fieldResults(result: Explained, facts: Facts): (Result & {readonly label: string})[] {
  const {transaction, authorities} = result;
  const names = FORMS[transaction.kind].fields;
  return [
    ...names.map((name) => ({label: name, code: codeOf(name, transaction), text: wordsOf(name, transaction, facts)})),
    ...authorities.map((authority) => ({
      label: labels.authority(),
      code: authority && shownAddress('espace4', authority, undefined),
      text: authority ? undefined : '–',
    })),
    ...(transaction.signature
      ? [
          {label: 'yParity', code: String(transaction.signature.yParity)},
          ...(['r', 's'] as const).map((name) => ({
            label: name,
            code: `0x${transaction.signature![name].toString(16)}`,
          })),
        ]
      : []),
  ];
}

/** The output of the form. Without a transaction, the rows keep their places. */
export function encodedResults(result: Explained | undefined): Result[] {
  return [
    {label: labels.raw(), code: result && rawHex(result.transaction), isMain: true},
    {label: labels.signing(), code: result?.signingHash, isMain: true},
  ];
}
