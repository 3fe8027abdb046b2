import {useMemo} from 'react';

/** The code of a key that an input method handles, in browsers that don't set `isComposing`. */
const HANDLED = 229;
/** After this time, no key belongs to a composition that has ended (ms). */
const WITHOUT_KEY = 100;

type Key = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Knows whether an input method handles a key. Chrome and Firefox send the key before the end of the composition, and
 * Safari after it. Escape can also reach the dialog without a key event.
 */
export class Composition {
  private isOpen = false;
  private isEnding = false;

  readonly start = (): void => {
    this.isOpen = true;
  };

  /** The key that ends a composition is handled by the input method, until it's released. */
  readonly end = (): void => {
    this.isOpen = false;
    this.isEnding = true;
    // A choice by pointer ends it without a key.
    setTimeout(this.release, WITHOUT_KEY);
  };

  readonly release = (): void => {
    this.isEnding = false;
  };

  /** Whether a key, or the request to close the dialog, belongs to the input method. */
  readonly owns = (key?: Key): boolean =>
    this.isOpen || this.isEnding || key?.isComposing === true || key?.keyCode === HANDLED;
}

export const useComposition = (): Composition => useMemo(() => new Composition(), []);
