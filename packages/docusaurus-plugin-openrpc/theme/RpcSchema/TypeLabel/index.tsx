import type {ReactNode} from 'react';
import type {SchemaView} from '../../../client/pageData';
import styles from '../styles.module.css';

/** Type label of a schema with its unit. */
export default function TypeLabel({view}: {view: SchemaView}): ReactNode {
  return (
    <span className={styles.type}>
      {view.type}
      {view.unit && ` · ${view.unit}`}
    </span>
  );
}
