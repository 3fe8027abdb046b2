import {translate} from '@docusaurus/Translate';
import {localList, localNumber} from '@site/src/components/parts/localNumber';
import type {Variant} from './example';
import type {How} from './explain';

/** Next to a value that differs from the example without a mistake. */
export const changedText = (): string =>
  translate({id: 'eip712.changed', message: 'differs from the example', description: 'Beside a hash'});

/** The meaning of a field's 32 bytes. */
export function howText(how: How): string {
  switch (how) {
    case 'value':
      return translate({
        id: 'eip712.how.value',
        message: 'the value itself',
        description: 'What the 32 bytes of a field are',
      });
    case 'hash':
      return translate({id: 'eip712.how.hash', message: 'hash of its bytes'});
    case 'array':
      return translate({id: 'eip712.how.array', message: 'hash of its elements'});
    case 'struct':
      return translate({id: 'eip712.how.struct', message: 'hash of the struct'});
  }
}

/** Name of a mistake in the choice. */
export function variantText(variant: Variant): string {
  switch (variant) {
    case 'none':
      return translate({id: 'eip712.variant.none', message: 'none', description: 'The example has no mistake'});
    case 'chain':
      return translate({id: 'eip712.variant.chain', message: 'chain ID of the other network'});
    case 'order':
      return translate({id: 'eip712.variant.order', message: 'two fields swapped in the type'});
    case 'rename':
      return translate({id: 'eip712.variant.rename', message: 'a renamed field'});
    case 'alias':
      return translate({id: 'eip712.variant.alias', message: 'uint instead of uint256'});
    case 'missing':
      return translate({id: 'eip712.variant.missing', message: 'a value is missing'});
    case 'range':
      return translate({id: 'eip712.variant.range', message: 'a negative amount'});
  }
}

/** The effect of the mistake on the signature. */
export function variantNote(variant: Variant): string {
  switch (variant) {
    case 'chain':
      return translate({
        id: 'eip712.note.chain',
        message:
          'The message is the same, but the domain is different, so a contract on the right network recovers an unknown signer from this signature.',
      });
    case 'order':
    case 'rename':
      return translate({
        id: 'eip712.note.type',
        message:
          'The type is hashed exactly as written, so the digest differs even though the values and the domain are right.',
      });
    default:
      return translate({
        id: 'eip712.note.none',
        message: 'Change any character to see which hashes change. The contract must compute the same digest.',
      });
  }
}

/** In place of the last fields of a struct. */
export const hiddenText = (count: number): string =>
  translate(
    {
      id: 'eip712.hidden',
      message: 'fields not shown: {count}',
      description: 'At the end of a very long list of fields',
    },
    {count: localNumber(count)},
  );

/** Values that no type contains. */
export const unsignedText = (paths: readonly string[]): string =>
  translate(
    {id: 'eip712.note.unsigned', message: 'The signature doesn’t cover {paths}, because the types don’t declare it.'},
    {paths: localList(paths.slice(0, 5))},
  );
