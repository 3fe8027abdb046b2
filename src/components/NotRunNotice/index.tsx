import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** What was not run, in the language of the page: the end of the sentence. */
  readonly what: string;
}

/** Under the title of a page with `verified: false`. */
export default function NotRunNotice({what}: Props): ReactNode {
  return (
    <p className={styles.notice} data-not-run>
      <Translate id="notRun.notice" values={{what}} description="Under the title of a page of which not everything was tried; what: the part that was not">
        {'Not run here: {what}.'}
      </Translate>
    </p>
  );
}
