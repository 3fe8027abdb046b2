import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {stateName} from '../../../client/messages';
import type {PageStatus} from '../../../client/status';
import styles from '../styles.module.css';

type Props = {page: PageStatus; fileUrl: string};

/** One page of the list: its file in the repository, and its state in words. */
export default function Entry({page: {file, state, date}, fileUrl}: Props): ReactNode {
  const since = date && translate({id: 'translations.since', message: 'checked on {date}'}, {date});
  return (
    <li className={styles.entry}>
      <Link href={fileUrl + file}>
        <code>{file.replace(/^i18n\/[^/]+\/docusaurus-plugin-content-/, '')}</code>
      </Link>
      <span className={styles[state]}>{stateName(state)}</span>
      {since && <span className={styles.since}>{since}</span>}
    </li>
  );
}
