import {useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {LONGEST_QUERY} from '../../client/limits';
import {searchAddress, useSearchPaths} from '../../client/useSearchPaths';
import {useSearch} from '../../client/useSearch';
import Notice from '../SearchParts/Notice';
import Field from './Field';
import Result from './Result';
import styles from './styles.module.css';

/** Number of pages shown at first, and added by the button below them. */
const STEP = 20;

/** /search?q=…: all pages for a query. The address always contains the query, so it can be shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {searchPath} = useSearchPaths();
  const {search: searchString} = useLocation();
  // The static page has no query, so reading it during hydration would cause a mismatch.
  const given = useIsBrowser() ? (new URLSearchParams(searchString).get('q') ?? '') : '';
  // The field doesn't limit the query of an address.
  const query = given.slice(0, LONGEST_QUERY);
  const [shown, setShown] = useState({query, limit: STEP});
  const limit = shown.query === query ? shown.limit : STEP;
  const search = useSearch(query, limit);
  const field = useRef<HTMLInputElement>(null);
  const {selectMessage} = usePluralForm();
  const onRetry = (): void => {
    search.retry();
    field.current?.focus();
  };
  const hits = query.trim() ? (search.answer?.hits ?? []) : [];
  const total = search.answer?.total ?? 0;

  const name = translate({id: 'search.page.title', message: 'Search'});
  const title = query ? translate({id: 'search.page.titleFor', message: 'Search for “{query}”'}, {query}) : name;
  const overview = translate({
    id: 'search.page.overview',
    message: 'overview of the documentation',
    description: 'Link inside search.page.noScript',
  });
  const count = selectMessage(
    total,
    translate(
      {id: 'search.page.count', message: 'One page found|{count} pages found', description: 'Pluralized'},
      {count: total},
    ),
  );
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'search.page.description',
          message:
            'Search every page of the documentation: guides, tutorials, JSON-RPC methods, error codes and improvement proposals.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>{name}</h1>
        <Field
          field={field}
          query={query}
          onChange={(value) => history.replace(value ? searchAddress(searchPath, value) : searchPath)}
        />
        <noscript>
          <p>
            <Translate
              id="search.page.noScript"
              description="Text of the search page in a browser without JavaScript; {overview} is search.page.overview"
              values={{overview: <Link to="/docs/">{overview}</Link>}}
            >
              {
                'Search needs JavaScript, which is turned off in this browser. You can find all pages from the {overview}.'
              }
            </Translate>
          </p>
        </noscript>
        <p role="status" className={styles.count}>
          {query.trim() !== '' && search.answer?.isComplete && count}
          {given.length > LONGEST_QUERY && (
            <>
              {' '}
              <Translate
                id="search.page.cut"
                description="After the number of pages found, if an address has a very long query"
                values={{most: LONGEST_QUERY}}
              >
                {'Only the first {most} characters were searched.'}
              </Translate>
            </>
          )}
        </p>
        <Notice search={search} query={query} onRetry={onRetry} />
        {hits.length > 0 && (
          <ol className={styles.list}>
            {hits.map((hit) => (
              <Result key={hit.url} hit={hit} />
            ))}
          </ol>
        )}
        {hits.length > 0 && hits.length < total && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setShown({query, limit: limit + STEP})}
          >
            <Translate id="search.page.more">Show more</Translate>
          </button>
        )}
      </main>
    </Layout>
  );
}
