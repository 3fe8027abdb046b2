import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ErrorView} from '../../../client/pageData';
import type {RpcOutcome} from '../../../client/request';
import {errorAnchor} from '../../RpcErrors';
import styles from '../styles.module.css';
import {outcomeText} from './outcomeText';

/**
 * The row of the errors table for a response: the same code, and also the same message if several rows share the code.
 * Where no row has the message, it is the last one: the most general.
 */
function matchingError(outcome: RpcOutcome, errors: ErrorView[]): ErrorView | undefined {
  if (outcome.kind !== 'rpcError') return undefined;
  const same = errors.filter(({code}) => code === outcome.code);
  return same.find(({message}) => outcome.message.toLowerCase().includes(message.toLowerCase())) ?? same.at(-1);
}

/** The outcome in words; for a known error, with a link to its row. */
export default function Outcome({outcome, errors}: {outcome: RpcOutcome; errors: ErrorView[]}): ReactNode {
  const row = matchingError(outcome, errors);
  return (
    <p className={outcome.kind === 'result' ? styles.success : styles.failure}>
      <span>{`${outcomeText(outcome)} `}</span>
      {row && (
        <a href={`#${errorAnchor(row)}`}>
          <Translate id="rpc.outcome.row">What this error means</Translate>
        </a>
      )}
    </p>
  );
}
