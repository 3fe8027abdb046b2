import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {searchAddress, useSearchPaths} from '../../../client/useSearchPaths';
import type {Search} from '../../../client/useSearch';
import styles from './styles.module.css';

type Props = {search: Search; query: string};

/** Replaces the results: the index is loading, can't be loaded, does not exist yet, or contains no match. */
export default function Notice({search, query}: Props): ReactNode {
  const {state, answer, answered, retry} = search;
  const {searchPath} = useSearchPaths();
  if (state === 'unavailable') {
    return (
      <p className={styles.notice}>
        <Translate id="search.notice.unavailable">
          Search works only in the built site, because the index is made from the finished pages.
        </Translate>
      </p>
    );
  }
  if (state === 'failed') {
    return (
      <div className={styles.notice} role="alert">
        <p>
          <Translate id="search.notice.failed">
            The search index couldn’t be loaded. Check your connection and try again.
          </Translate>
        </p>
        <button type="button" className="button button--secondary button--sm" onClick={retry}>
          <Translate id="search.notice.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (state === 'loading' && query.trim() !== '') {
    return (
      <p className={styles.notice}>
        <Translate id="search.notice.loading">Loading the search index…</Translate>
      </p>
    );
  }
  if (!answer || answer.total > 0) return null;
  return (
    <div className={styles.notice}>
      <p className={styles.strong}>
        {translate({id: 'search.none.title', message: 'No results for “{query}”'}, {query: answered})}
      </p>
      {answer.suggestions.length > 0 && (
        <p>
          <Translate id="search.none.suggestions">Did you mean:</Translate>{' '}
          {answer.suggestions.map((term) => (
            <a key={term} className={styles.suggestion} href={searchAddress(searchPath, term)}>
              {term}
            </a>
          ))}
        </p>
      )}
      <p>
        <Translate id="search.none.hint" description="The names stay as they are">
          Try fewer or different words, a method name such as cfx_getBalance, an error code such as -32602 or a proposal
          such as CIP-1559.
        </Translate>
      </p>
    </div>
  );
}
