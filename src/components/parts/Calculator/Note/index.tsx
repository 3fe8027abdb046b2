import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A note about a result. Screen readers announce it when it changes. */
export default function Note({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
