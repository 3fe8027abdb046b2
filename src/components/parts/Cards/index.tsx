import {createContext, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Heading level of the card titles inside: 2, 3 or 4 make headings; undefined leaves a plain paragraph. */
export const CardLevel = createContext<2 | 3 | 4 | undefined>(undefined);

type Props = {
  /** `<Card>` elements. */
  children: ReactNode;
  /**
   * Make the titles headings of this level. Omit it below a heading for the group: a list of links needs no separate
   * headings.
   */
  level?: 2 | 3 | 4;
  /** `dense`: narrow columns, for many short cards. */
  dense?: boolean;
};

/**
 * A grid of cards of equal height with an automatic number of columns. It is a list, so a screen reader announces
 * how many cards there are.
 *
 * @example
 * <Cards>
 *   <Card to="/docs/general/run-a-node" title="Run a node" icon="server">Install, synchronise, keep it healthy.</Card>
 * </Cards>
 */
export default function Cards({children, level, dense}: Props): ReactNode {
  return (
    <CardLevel.Provider value={level}>
      {/* Safari drops the list role of lists without markers, so it is set explicitly. */}
      <ul role="list" className={clsx(styles.cards, dense && styles.dense)}>
        {children}
      </ul>
    </CardLevel.Provider>
  );
}
