import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageHit} from '../../../model';
import Marked from '../../SearchParts/Marked';
import styles from './styles.module.css';

/** One page of the results with the sections that match. */
export default function Result({hit}: {hit: PageHit}): ReactNode {
  return (
    <li className={styles.result}>
      {hit.trail.length > 0 && <p className={styles.trail}>{hit.trail.join(' › ')}</p>}
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <Marked parts={hit.title} />
        </Link>
      </h2>
      {hit.excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <Marked parts={hit.excerpt} />
        </p>
      )}
      {hit.sections.length > 0 && (
        <ul className={styles.sections}>
          {hit.sections.map((section) => (
            <li key={section.url}>
              <Link to={section.url}>
                <Marked parts={section.heading} />
              </Link>
              <p className={styles.excerpt}>
                <Marked parts={section.excerpt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
