import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useScrollable} from '@site/src/components/useScrollable';
import styles from './styles.module.css';

/**
 * A table in a frame that scrolls sideways by itself, so the page never does. Only while the table is wider than
 * its frame is the frame a stop for the keyboard (and a named group: not a landmark, since a page has many tables); a table that fits costs no key press.
 */
export default function TableScroll(props: ComponentProps<'table'>): ReactNode {
  const {frame, scrolls} = useScrollable<HTMLDivElement>();
  const region = scrolls
    ? {
        role: 'group',
        tabIndex: 0,
        'aria-label': translate({id: 'table.region', message: 'Table, scrolls sideways', description: 'Name of a table that is wider than the screen'}),
      }
    : {};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table {...props} />
    </div>
  );
}
