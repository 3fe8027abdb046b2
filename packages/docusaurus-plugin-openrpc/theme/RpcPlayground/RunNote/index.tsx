import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {EndpointPreset, MethodPage} from '../../../client/pageData';
import RecordedLink from '../RecordedLink';
import styles from '../styles.module.css';

interface RunNoteProps {
  page: MethodPage;
  /** The preset on the reader's own computer, while a public endpoint is chosen. */
  ownPreset: EndpointPreset | undefined;
  /** Whether the form contains a value that no lookup finds, such as a signed transaction. */
  needsOwnValue: boolean;
  onChoose: (endpoint: string) => void;
}

/** Says before the call that it can't succeed as the form is, and offers what helps. */
export default function RunNote({page, ownPreset, needsOwnValue, onChoose}: RunNoteProps): ReactNode {
  const needsOwnNode = page.isPublic === false && page.since !== null && ownPreset !== undefined;
  if (!needsOwnNode && !needsOwnValue) return null;
  return (
    <p className={styles.old}>
      <span>
        {needsOwnNode
          ? translate({
              id: 'rpc.advice.ownNode',
              message: 'Public endpoints don’t serve this method, so you need your own node to run it.',
            })
          : translate({
              id: 'rpc.advice.ownValue',
              message:
                'This call needs a value that only you have, such as a transaction that you signed. The one in the form comes from a test chain.',
            })}
      </span>{' '}
      {needsOwnNode && (
        <>
          <button type="button" className={styles.toggle} onClick={() => onChoose(ownPreset.id)}>
            {translate({id: 'rpc.advice.useOwnNode', message: 'Use {label}'}, {label: ownPreset.label})}
          </button>{' '}
        </>
      )}
      <RecordedLink page={page} />
    </p>
  );
}
