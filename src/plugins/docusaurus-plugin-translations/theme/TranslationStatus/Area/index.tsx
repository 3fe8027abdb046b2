import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {type AreaStatus, byUrgency, countStates} from '../../../client/status';
import Bar from '../Bar';
import Entry from '../Entry';
import styles from '../styles.module.css';

type Props = {area: AreaStatus; fileUrl: string};

/** A folder of pages: a bar that expands to a list. A list with pages that need work is open. */
export default function Area({area: {folder, pages}, fileUrl}: Props): ReactNode {
  const counts = countStates(pages);
  const count = translate(
    {id: 'translations.count', message: '{current} of {total} up to date'},
    {current: String(counts.current), total: String(pages.length)},
  );
  return (
    <details className={styles.area} open={counts.current < pages.length}>
      <summary className={styles.summary}>
        <code>{folder}</code>
        <span>{count}</span>
        <Bar counts={counts} />
      </summary>
      <ul className={styles.list}>
        {byUrgency(pages).map((page) => (
          <Entry key={page.file} page={page} fileUrl={fileUrl} />
        ))}
      </ul>
    </details>
  );
}
