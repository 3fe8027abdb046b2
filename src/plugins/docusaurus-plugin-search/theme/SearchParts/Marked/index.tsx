import type {ReactNode} from 'react';
import type {Part} from '../../../model';
import styles from './styles.module.css';

/** A text in which the parts that match the query are marked. */
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
