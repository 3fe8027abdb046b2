// Why: the stock screen has no links. Its text stays, followed by links to other pages, and by those that the address
// might mean.
import {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** This screen is part of the code of every docs page, and search isn't. */
const Suggestions = lazy(() => import(/* webpackChunkName: "not-found-suggestions" */ './Suggestions'));

export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.screen, className)}>
      <h1>
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Contact the owner of the site that linked you to this address, and let them know that the link is broken.
        </Translate>
      </p>
      <nav aria-label={translate({id: 'notFound.ways', message: 'Where to go next'})}>
        <ul className={styles.ways}>
          <li>
            <Link to="/">
              <Translate id="notFound.home">Home page</Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs">
              <Translate id="notFound.docs">All documentation</Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/tags">
              <Translate id="notFound.topics">All pages by topic</Translate>
            </Link>
          </li>
        </ul>
      </nav>
      <div className={styles.suggestions}>
        {isBrowser && (
          <Suspense fallback={null}>
            <Suggestions />
          </Suspense>
        )}
      </div>
    </main>
  );
}
