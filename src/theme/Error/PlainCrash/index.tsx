import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import styles from './styles.module.css';

interface Props {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Uses no context, no link and no other component, so that it can't throw an error. */
export default function PlainCrash({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <main className={styles.page}>
      <title>{translate({id: 'crash.documentTitle', message: 'Page Error'})}</title>
      <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
      </button>
      <p className={styles.messages} lang="en">
        {messages.join('\n\nCause:\n')}
      </p>
    </main>
  );
}
