import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What to bear in mind with a result; read out when it changes. */
export default function Note({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <p className={styles.note} role="status">
      {children}
    </p>
  );
}
