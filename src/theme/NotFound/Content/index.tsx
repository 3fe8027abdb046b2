// Why: the stock screen has no links. Its text stays, followed by links to other pages.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container', styles.screen, className)}>
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
          We could not find what you were looking for.
        </Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2" description="The 2nd paragraph of the 404 page">
          Contact the owner of the site that linked you to this address, and let them know that the link is broken.
        </Translate>
      </p>
      <nav
        aria-label={translate({
          id: 'notFound.ways',
          message: 'Where to go next',
          description: 'Name of the links on the 404 page',
        })}
      >
        <ul className={styles.ways}>
          <li>
            <Link to="/">
              <Translate id="notFound.home" description="Link on the 404 page to the home page">
                Home page
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs">
              <Translate id="notFound.docs" description="Link on the 404 page to the start of the documentation">
                All documentation
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/tags">
              <Translate id="notFound.topics" description="Link on the 404 page to the list of tags">
                All pages by topic
              </Translate>
            </Link>
          </li>
        </ul>
      </nav>
    </main>
  );
}
