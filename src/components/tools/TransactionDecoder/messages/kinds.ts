import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';
import {MAX_RECOVERED} from '../model/explain';
import {FORMS, type Kind} from '../model/kinds';
import type {Caution} from '../model/cautions';
import type {Example} from '../example';

/** Standards that define the forms. */
const STANDARDS: Readonly<Record<Kind, string>> = {
  core0: '',
  core1: 'CIP-2930',
  core2: 'CIP-1559',
  espace0: 'EIP-155',
  espaceOld: '',
  espace1: 'EIP-2930',
  espace2: 'EIP-1559',
  espace4: 'EIP-7702',
};

/** Name of a form: space, type and standard. */
export function kindText(kind: Kind): string {
  const {space, type} = FORMS[kind];
  const standard =
    kind === 'espaceOld'
      ? translate({
          id: 'transactionDecoder.kind.old',
          message: 'without a chain ID',
          description: 'A transaction, in parentheses after its type',
        })
      : STANDARDS[kind];
  const name = translate(
    {id: 'transactionDecoder.kind', message: '{space}, type {type}'},
    {space: space === 'core' ? 'Core Space' : 'eSpace', type: String(type)},
  );
  return standard
    ? translate({id: 'transactionDecoder.kind.standard', message: '{name} ({standard})'}, {name, standard})
    : name;
}

export const signedText = (isSigned: boolean): string =>
  isSigned
    ? translate({id: 'transactionDecoder.signed', message: 'signed', description: 'A transaction'})
    : translate({
        id: 'transactionDecoder.unsigned',
        message: 'unsigned: no node accepts it yet',
        description: 'A transaction',
      });

/** Name of an example in the choice. */
export function exampleText(example: Example): string {
  switch (example) {
    case 'unsigned':
      return translate({id: 'transactionDecoder.example.unsigned', message: 'Core Space, type 0, unsigned'});
    case 'zero':
      return translate({id: 'transactionDecoder.example.zero', message: 'with a mistake: gas has a leading zero'});
    case 'wrongV':
      return translate({id: 'transactionDecoder.example.wrongV', message: 'with a mistake: v as in EIP-155'});
    default:
      return kindText(example);
  }
}

/** Why a node will reject the transaction, or a property that its signer might not want. */
export function cautionText(caution: Caution): string {
  switch (caution) {
    case 'receiver':
      return translate({
        id: 'transactionDecoder.caution.receiver',
        message:
          'The node rejects this recipient, because the hex form of a Core Space address begins with 0x0, 0x1 or 0x8.',
      });
    case 'otherSpace':
      return translate({
        id: 'transactionDecoder.caution.otherSpace',
        message: 'The chain ID belongs to the other space, so the node rejects the transaction.',
      });
    case 'zeroPrice':
      return translate({id: 'transactionDecoder.caution.zeroPrice', message: 'The node rejects a price of zero.'});
    case 'tipAbovePrice':
      return translate({
        id: 'transactionDecoder.caution.tipAbovePrice',
        message: 'The priority fee is above the maximum price, so the node rejects the transaction.',
      });
    case 'noAuthorization':
      return translate({
        id: 'transactionDecoder.caution.noAuthorization',
        message: 'The node rejects type 4 without an authorization. Use type 2.',
      });
    case 'skipped':
      return translate({
        id: 'transactionDecoder.caution.skipped',
        message:
          'The network skips at least one authorization, because its signature isn’t valid or its nonce is too large.',
      });
    case 'unchecked':
      return translate(
        {
          id: 'transactionDecoder.caution.unchecked',
          message: 'Only the signatures of the first {most} authorizations were checked.',
        },
        {most: localNumber(MAX_RECOVERED)},
      );
    case 'anyChain':
      return translate({
        id: 'transactionDecoder.caution.anyChain',
        message:
          'Without a chain ID, anyone can send this transaction on any EVM network that accepts this form, if the account’s nonce there matches.',
      });
    case 'noCode':
      return translate({
        id: 'transactionDecoder.caution.noCode',
        message: 'This transaction has no recipient, so it creates a contract, but it contains no init code.',
      });
  }
}
