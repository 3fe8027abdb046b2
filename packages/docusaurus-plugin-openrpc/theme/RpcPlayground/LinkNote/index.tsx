import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../styles.module.css';
import type {LinkProblem} from '../useSharedCall';

/** What the form lacks of the link that led here. */
export default function LinkNote({problem}: {problem: LinkProblem | undefined}): ReactNode {
  if (!problem) return null;
  return (
    <p role="alert" className={styles.old}>
      {problem === 'damaged'
        ? translate({
            id: 'rpc.link.damaged',
            message:
              'The link that you opened is damaged or belongs to another method, so the form doesn’t contain its call.',
          })
        : translate({
            id: 'rpc.link.otherEndpoint',
            message: 'The link that you opened is for an endpoint that this page doesn’t have. Choose one first.',
          })}
    </p>
  );
}
