import type {ReactNode} from 'react';
import type {SchemaView} from '../../../client/pageData';
import styles from '../styles.module.css';

/** A description names a unit in lower case (`x-unit: drip`); a page writes it as the glossary does. */
const NAMES: Readonly<Record<string, string>> = {drip: 'Drip'};

/** Type label of a schema with its unit. */
export default function TypeLabel({view}: {view: SchemaView}): ReactNode {
  return (
    <span className={styles.type}>
      {view.type}
      {view.unit && ` · ${NAMES[view.unit] ?? view.unit}`}
    </span>
  );
}
