import type {Space} from '@site/src/facts/types';

/** The name of a space, which is the same in all languages. */
export const spaceName = (space: Space): string => (space === 'core' ? 'Core Space' : 'eSpace');
