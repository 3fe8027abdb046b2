import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {searchAddress, useSearchPaths} from '@site/src/plugins/docusaurus-plugin-search/client/useSearchPaths';
import {useSearch} from '@site/src/plugins/docusaurus-plugin-search/client/useSearch';
import {addressWords} from './addressWords';
import styles from './styles.module.css';

const MOST = 3;

/** Pages that search finds for the words of the address, and a link to all of them. Nothing if it finds none. */
export default function Suggestions(): ReactNode {
  const words = addressWords(useLocation().pathname);
  const {searchPath} = useSearchPaths();
  const {answer} = useSearch(words, MOST);
  if (!answer || answer.hits.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="not-found-suggestions">
      <h2 id="not-found-suggestions">
        <Translate id="notFound.suggestions">Did you mean one of these pages?</Translate>
      </h2>
      <ul>
        {answer.hits.map(({url, title}) => (
          <li key={url}>
            <Link to={url}>{title.map(({text}) => text).join('')}</Link>
          </li>
        ))}
      </ul>
      <Link to={searchAddress(searchPath, words)}>
        <Translate id="notFound.search" values={{words}}>
          {'Search for “{words}”'}
        </Translate>
      </Link>
    </section>
  );
}
