import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {searchAddress, useSearchPaths} from '../../../../client/useSearchPaths';
import styles from './styles.module.css';

/** Shows the available keys and the number of pages found (also announced), with a link to all of them. */
export default function Footer({query, total}: {query: string; total: number | undefined}): ReactNode {
  const {searchPath} = useSearchPaths();
  const {selectMessage} = usePluralForm();
  const count = total ?? 0;
  const found = selectMessage(
    count,
    translate(
      {id: 'search.dialog.all', message: 'One page found|{count} pages found', description: 'Pluralized'},
      {count},
    ),
  );
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        <Translate id="search.dialog.keys">↑ ↓ to select, Enter to open, Esc to close</Translate>
      </span>
      <span role="status">
        {total === 0 && found}
        {count > 0 && (
          <Link className={styles.all} to={searchAddress(searchPath, query)}>
            {found}
          </Link>
        )}
      </span>
    </div>
  );
}
