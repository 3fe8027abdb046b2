import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Called if the reader follows a link or opens the search. */
  readonly onLeave: () => void;
}

/** The search control of the top bar; the class is that of the theme's container. */
const findSearch = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.navbar [class*="navbarSearchContainer"] :is(input, button)');

/** The hubs of the portal, in the order of the top bar. */
const hubs = (): {to: string; label: string}[] => [
  {
    to: '/docs/overview/',
    label: translate({id: 'assistant.hub.overview', message: 'Overview: choose a space and find your starting point'}),
  },
  {
    to: '/docs/espace/Overview',
    label: translate({id: 'assistant.hub.espace', message: 'eSpace: build with your Ethereum tools'}),
  },
  {
    to: '/docs/core/Overview',
    label: translate({id: 'assistant.hub.core', message: 'Core Space: build in the native environment'}),
  },
  {
    to: '/docs/general/',
    label: translate({id: 'assistant.hub.general', message: 'General: nodes, mining, staking, hard forks'}),
  },
];

/** The portal's own sources of information: its search and its hubs. */
export default function OwnPages({onLeave}: Props): ReactNode {
  const [search, setSearch] = useState<HTMLElement | null>(null);
  useEffect(() => setSearch(findSearch()), []);
  const goToSearch = (): void => {
    onLeave();
    // The dialog returns the focus first.
    requestAnimationFrame(() => {
      search?.focus();
      if (search instanceof HTMLButtonElement) search.click();
    });
  };
  return (
    <nav className={styles.pages} aria-label={translate({id: 'assistant.pages', message: 'Pages in these docs'})}>
      <ul>
        {hubs().map(({to, label}) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {search && (
        <button type="button" className="button button--secondary button--sm" onClick={goToSearch}>
          <Translate id="assistant.search">Search the docs</Translate>
        </button>
      )}
    </nav>
  );
}
