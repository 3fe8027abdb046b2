import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/parts/Icon';
import {readers} from './readers';
import styles from './styles.module.css';

/** A link for each kind of reader to the page where they start. */
export default function Readers(): ReactNode {
  return (
    <nav aria-label={translate({id: 'home.readers.label', message: 'Start from your role'})}>
      <ul role="list" className={styles.list}>
        {readers().map(({to, icon, who, what}) => (
          <li key={to} className={styles.item}>
            <Link to={to} className={styles.link}>
              <Icon name={icon} className={styles.icon} />
              <span className={styles.who}>{who}</span>
              <span className={styles.what}>{what}</span>
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
