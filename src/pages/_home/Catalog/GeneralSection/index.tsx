import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/parts/Icon';
import {generalGroups} from '../catalog';
import styles from './styles.module.css';

/** The topics that belong to both spaces, in five groups. */
export default function GeneralSection(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="catalog-general">
      <h2 id="catalog-general" className={styles.name}>
        <Translate id="home.general.title">For both spaces</Translate>
      </h2>
      <div className={styles.groups}>
        {generalGroups().map(({id, icon, title, entries}) => (
          <div key={id} className={styles.group}>
            <h3 className={styles.title}>
              <Icon name={icon} className={styles.icon} />
              {title}
            </h3>
            <ul role="list" className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <Link to={entry.to} className={styles.link}>
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
