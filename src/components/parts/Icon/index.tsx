import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ICONS, ICON_NAMES, type IconName} from './icons';
import styles from './styles.module.css';

export type {IconName} from './icons';

type Props = {
  /** One of the names in `icons.tsx`. An unknown name stops the build and lists the names that exist. */
  name: IconName;
  className?: string;
};

/**
 * A decorative line icon in the colour of the text around it. It is hidden from assistive technology, so add text next
 * to it.
 */
export default function Icon({name, className}: Props): ReactNode {
  const shape = ICONS[name];
  if (!shape) {
    throw new Error(`There is no icon named "${name}". Icons: ${ICON_NAMES.join(', ')}.`);
  }
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
