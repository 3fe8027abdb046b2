import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Space} from './spaces';
import styles from './styles.module.css';

/** Names of the spaces are product names: they are not translated. */
const NAMES: Record<Space, string> = {core: 'Core Space', espace: 'eSpace'};

/**
 * The sign of a space: a square on its corner for Core Space, a circle for eSpace. Decorative, so add the name next to
 * it.
 */
export function SpaceMark({space, className}: {space: Space; className?: string}): ReactNode {
  return <span aria-hidden="true" className={clsx(styles.mark, styles[space], `accent-${space}`, className)} />;
}

/** The name of a space with its sign, in the colour of the space. */
export default function SpaceBadge({space, className}: {space: Space; className?: string}): ReactNode {
  return (
    <span className={clsx(styles.badge, `accent-${space}`, className)}>
      <SpaceMark space={space} />
      {NAMES[space]}
    </span>
  );
}
