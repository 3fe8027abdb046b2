import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {looksLikeError} from '../../../client/looksLikeError';
import {searchAddress, useSearchPaths} from '../../../client/useSearchPaths';
import type {Search} from '../../../client/useSearch';
import styles from './styles.module.css';

type Props = {
  search: Search;
  query: string;
  /** Called instead of `search.retry`, for a view that moves the focus. */
  onRetry?: () => void;
};

/**
 * What to say beside the results: the index is loading, can't be loaded or does not exist yet, words were corrected, or
 * nothing was found.
 */
export default function Notice({search, query, onRetry = search.retry}: Props): ReactNode {
  const {state, answer} = search;
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
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          <Translate id="search.notice.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (query.trim() === '') return null;
  if (state === 'loading') {
    return (
      <p className={styles.notice}>
        <Translate id="search.notice.loading">Loading the search index…</Translate>
      </p>
    );
  }
  if (!answer) return null;
  if (answer.total > 0) return <Above search={search} />;
  return answer.isComplete ? <Nothing search={search} /> : null;
}

/** The error finder, for a query that looks like an error. */
function ErrorHint(): ReactNode {
  const {errorFinder} = useSearchPaths();
  return (
    <Link to={errorFinder}>
      <Translate id="search.error.hint" description="Link for a query that looks like an error message or code">
        Look up an error code or message in the error finder
      </Translate>
    </Link>
  );
}

/** What stands above results. */
function Above({search: {answer, answered}}: {search: Search}): ReactNode {
  const corrections = answer?.corrections ?? [];
  const isError = looksLikeError(answered);
  if (corrections.length === 0 && !isError) return null;
  return (
    <div className={styles.above}>
      {corrections.length > 0 && (
        <p>
          {translate(
            {
              id: 'search.corrected',
              message: 'Showing results for “{words}”',
              description: 'The query had words that no page has; {words} are similar ones',
            },
            {words: corrections.map(({to}) => to).join(' ')},
          )}
        </p>
      )}
      {isError && (
        <p>
          <ErrorHint />
        </p>
      )}
    </div>
  );
}

/** No page has any of the words. */
function Nothing({search: {answer, answered}}: {search: Search}): ReactNode {
  const {searchPath, issues} = useSearchPaths();
  const suggestions = answer?.suggestions ?? [];
  return (
    <div className={styles.notice}>
      <p className={styles.strong}>
        {translate({id: 'search.none.title', message: 'No results for “{query}”'}, {query: answered})}
      </p>
      {suggestions.length > 0 && (
        <p>
          <Translate id="search.none.suggestions">Did you mean:</Translate>{' '}
          {suggestions.map((term) => (
            <Link key={term} className={styles.suggestion} to={searchAddress(searchPath, term)}>
              {term}
            </Link>
          ))}
        </p>
      )}
      <p>
        <Translate id="search.none.hint" description="The names stay as they are">
          Try fewer or different words, a method name such as cfx_getBalance, an error code such as -32602 or a proposal
          such as CIP-1559.
        </Translate>
      </p>
      {looksLikeError(answered) && (
        <p>
          <ErrorHint />
        </p>
      )}
      <p>
        <Link to={issues}>
          <Translate id="search.none.report" description="Link to the form for reports, when nothing was found">
            Tell us what you couldn’t find
          </Translate>
        </Link>
      </p>
    </div>
  );
}
