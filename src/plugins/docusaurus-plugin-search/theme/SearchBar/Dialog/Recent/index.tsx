import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {recentPages} from '../../../../client/recent';
import styles from './styles.module.css';

/** The dialog before the reader types: what search covers, and the pages that this tab has opened from search. */
export default function Recent({locale, onOpen}: {locale: string; onOpen: () => void}): ReactNode {
  const [pages] = useState(() => recentPages(locale));
  return (
    <div className={styles.recent}>
      <p className={styles.hint}>
        <Translate id="search.empty.hint" description="The names stay as they are">
          Search for a topic, a method such as eth_call, an error code such as -32602 or a proposal such as CIP-90.
        </Translate>
      </p>
      {pages.length > 0 && (
        <>
          <p className={styles.title} id="search-recent">
            <Translate id="search.empty.recent">Recently opened</Translate>
          </p>
          <ul className={styles.list} aria-labelledby="search-recent">
            {pages.map(({url, title}) => (
              <li key={url}>
                <Link to={url} onClick={onOpen}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
