import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Entry} from '../catalog';
import styles from './styles.module.css';

/** One line of the catalog: the whole row is the link. */
export default function LinkRow({to, title, text}: Entry): ReactNode {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.link}>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </Link>
    </li>
  );
}
