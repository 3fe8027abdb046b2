import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Under the title of a page with `verified: false`. Which parts are meant, the page itself says. */
export default function NotRunNotice(): ReactNode {
  return (
    <p className={styles.notice} data-not-run>
      <Translate id="notRun.notice" description="Under the title of a page of which not everything was tried">
        Parts of this page were not run: its text says which.
      </Translate>
    </p>
  );
}
