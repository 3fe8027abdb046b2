import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Shown while a page loads: a pulsing core (1.5 s) and two rings that spread from it (3 s each, specification §9). */
export default function Spinner(): ReactNode {
  const label = translate({id: 'spinner.label', message: 'Loading the page'});
  return (
    <div className={styles.frame} role="status" aria-label={label}>
      <svg className={styles.drawing} viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.ring} cx="24" cy="24" r="22" />
        <circle className={`${styles.ring} ${styles.late}`} cx="24" cy="24" r="22" />
        <circle className={styles.core} cx="24" cy="24" r="7" />
      </svg>
    </div>
  );
}
