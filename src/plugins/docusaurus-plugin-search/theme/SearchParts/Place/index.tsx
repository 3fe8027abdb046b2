import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Space} from '@site/src/facts/types';
import styles from './styles.module.css';

/** Names of the spaces are product names: they are not translated. */
const NAMES: Record<Space, string> = {core: 'Core Space', espace: 'eSpace'};

type Props = {space: Space | undefined; trail: readonly string[]; className?: string};

/** Where a page is: its space, and the categories above it. */
export default function Place({space, trail, className}: Props): ReactNode {
  // Some pages of a space have its name in their breadcrumbs.
  const rest = space && trail[0] === NAMES[space] ? trail.slice(1) : trail;
  if (!space && rest.length === 0) return null;
  return (
    <span className={clsx(styles.place, className)}>
      {space && (
        <span className={clsx(styles.space, `accent-${space}`)}>
          <span aria-hidden="true" className={clsx(styles.mark, styles[space])} />
          {NAMES[space]}
        </span>
      )}
      {space && rest.length > 0 && ' › '}
      {rest.join(' › ')}
    </span>
  );
}
