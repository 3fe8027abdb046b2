import type {ReactNode} from 'react';
import {loadFailureText, retryText} from './texts';
import styles from './styles.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The error text of a page that failed to load, with its cause and a Retry button. */
export default function LoadFailure({error, onRetry}: Props): ReactNode {
  return (
    <div className={styles.box} role="alert">
      <p>{loadFailureText()}</p>
      <p className={styles.detail} lang="en">
        {String(error)}
      </p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {retryText()}
      </button>
    </div>
  );
}
