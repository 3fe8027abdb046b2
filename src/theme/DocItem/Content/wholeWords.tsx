import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A title whose short compounds (JSON-RPC, Tree-Graph) stay on one line: balanced lines often break at a hyphen. */
export function wholeWords(title: string): ReactNode {
  return title.split(/([A-Za-z\d]{1,8}-[A-Za-z\d]{1,8})/).map((part, index) =>
    index % 2 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
