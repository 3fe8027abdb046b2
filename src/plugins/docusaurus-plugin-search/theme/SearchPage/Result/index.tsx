import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageHit} from '../../../model';
import Marked from '../../SearchParts/Marked';
import Place from '../../SearchParts/Place';
import styles from './styles.module.css';

/** One page of the results with the section that fits best. */
export default function Result({hit: {url, title, space, trail, excerpt, section}}: {hit: PageHit}): ReactNode {
  return (
    <li className={styles.result}>
      <Place space={space} trail={trail} className={styles.place} />
      <h2 className={styles.title}>
        <Link to={url}>
          <Marked parts={title} />
        </Link>
      </h2>
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <Marked parts={excerpt} />
        </p>
      )}
      {section && (
        <div className={styles.section}>
          <Link to={section.url}>
            <Marked parts={section.heading} />
          </Link>
          <p className={styles.excerpt}>
            <Marked parts={section.excerpt} />
          </p>
        </div>
      )}
    </li>
  );
}
