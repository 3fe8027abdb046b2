import type {ReactNode} from 'react';
import type {Part} from '../../../model';
import styles from './styles.module.css';

/** A text with the pieces that match the query marked. */
export default function Marked({parts}: {parts: Part[]}): ReactNode {
  return parts.map(({text, hit}, position) =>
    hit ? (
      <mark key={position} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
