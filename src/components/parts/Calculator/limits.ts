import {translate} from '@docusaurus/Translate';
import {localNumber} from '@site/src/components/parts/localNumber';

/** Says that a text is longer than its field reads. Nothing is computed from such a text. */
export const tooLongText = (most: number): string =>
  translate(
    {id: 'calculator.tooLong', message: 'This text is too long. The limit is {most} characters.'},
    {most: localNumber(most)},
  );
