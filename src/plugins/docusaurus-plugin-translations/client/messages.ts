import {translate} from '@docusaurus/Translate';
import type {State} from './status';

/** How many translations are in a state. */
export const countText = (state: State, count: number): string =>
  translate({id: 'translations.state.count', message: '{state}: {count}'}, {state: stateName(state), count});

/** The name of a state in the legend and the list. */
export function stateName(state: State): string {
  switch (state) {
    case 'current':
      return translate({
        id: 'translations.state.current',
        message: 'up to date',
        description: 'A translation that says what the English page says today',
      });
    case 'stale':
      return translate({
        id: 'translations.state.stale',
        message: 'outdated',
        description: 'A translation whose English page has changed since',
      });
    case 'identical':
      return translate({
        id: 'translations.state.identical',
        message: 'still English',
        description: 'A translation whose text is the English one',
      });
    case 'missing':
      return translate({
        id: 'translations.state.missing',
        message: 'missing',
        description: 'A translation without a file',
      });
  }
}
