import {translate} from '@docusaurus/Translate';

/** Units that are words in the reader's language; signs such as `ms` and `GDrip` are the same everywhere. */
const words = (): Record<string, string> => ({
  bytes: translate({id: 'parameter.unit.bytes', message: 'bytes', description: 'Unit of a parameter, after its number'}),
});

/** A unit of the facts in the reader's language. */
export const unitName = (unit: string): string => words()[unit] ?? unit;
