import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useScrollable} from '@site/src/components/parts/useScrollable';
import {columnNames} from './columnNames';
import styles from './styles.module.css';

type Props = ComponentProps<'table'> & {
  /**
   * Whether rows become blocks on a telephone, each cell behind the name of its column. If left out, the table's width
   * decides.
   */
  stacks?: boolean;
};

/** A name as a string of CSS, for the labels that tables.css puts before cells. */
const quoted = (name: string): string => `'${name.replace(/['\\]/g, '\\$&')}'`;
const variables = (names: readonly string[]): CSSProperties =>
  Object.fromEntries(names.slice(1).map((name, index) => [`--name-${index + 2}`, quoted(name)]));

/**
 * A table in a frame that scrolls sideways, so that the page never does. The frame can only be focused (as a named
 * group, not a landmark, because a page has many tables) while the table is wider than it, so a table that fits costs
 * no key press. On a telephone, a table of three columns or more that would scroll shows its rows as blocks instead
 * (src/css/tables.css).
 */
export default function TableScroll({stacks = true, className, style, ...props}: Props): ReactNode {
  const names = stacks ? columnNames(props.children) : undefined;
  const {frame, scrolls} = useScrollable<HTMLDivElement>();
  const region = scrolls
    ? {role: 'group', tabIndex: 0, 'aria-label': translate({id: 'table.region', message: 'Table, scrolls sideways'})}
    : {};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table
        {...props}
        className={clsx(className, names && 'stacks')}
        style={names ? {...style, ...variables(names)} : style}
      />
    </div>
  );
}
