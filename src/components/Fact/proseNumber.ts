import {translate} from '@docusaurus/Translate';

/** A number with a fraction, alone or before its unit. A version such as `3.0.2` has one more point, and stays as it is. */
const FRACTION = /^(\u2212?[\d\u202f]+)\.(\d+)(?=\u00a0|$)/;

/** A formatted number as prose of the reader's language writes it: `1.25 s` is `1,25 s` in Spanish. Code keeps the point. */
export const proseNumber = (text: string): string =>
  text.replace(FRACTION, (_match, whole: string, fraction: string) =>
    translate({id: 'number.fraction', message: '{whole}.{fraction}', description: 'A number with a fraction: the decimal mark of the language between its two halves'}, {whole, fraction}),
  );
