import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isContainer} from '../../../client/exactJson';
import type {MethodPage} from '../../../client/pageData';
import type {RpcOutcome} from '../../../client/request';
import RecordedLink from '../RecordedLink';
import styles from '../styles.module.css';

/** What JSON-RPC reserves for a method that the server doesn't have. */
const METHOD_NOT_FOUND = -32601;

/** Whether a result contains nothing: `null` or an empty list. */
const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Whether the method returns nothing even in the recorded example, because it never returns anything else. */
function returnsNothing({examples}: MethodPage): boolean {
  const response = examples[0]?.response;
  return isContainer(response) && isNothing(response['result']);
}

/** Why the response doesn't contain what the reader came for; undefined if it does. */
function reason(page: MethodPage, outcome: RpcOutcome): string | undefined {
  if (outcome.kind === 'result')
    return isNothing(outcome.result) && !returnsNothing(page)
      ? translate({id: 'rpc.advice.nothing', message: 'This network has nothing for these values.'})
      : undefined;
  if (outcome.kind !== 'rpcError') return undefined;
  if (outcome.code === METHOD_NOT_FOUND)
    return translate({
      id: 'rpc.advice.notServed',
      message: 'This endpoint doesn’t serve the method. Choose another one, or run your own node.',
    });
  return translate({id: 'rpc.advice.error', message: 'The node couldn’t use these values.'});
}

/** One sentence about an empty or failed response, with what helps. */
export default function Advice({
  page,
  outcome,
  fill,
}: {
  page: MethodPage;
  outcome: RpcOutcome;
  /** Finds other values on this network; missing if there are none to find. */
  fill: (() => void) | undefined;
}): ReactNode {
  const text = reason(page, outcome);
  if (text === undefined) return null;
  const isServed = outcome.kind !== 'rpcError' || outcome.code !== METHOD_NOT_FOUND;
  return (
    <p className={styles.old}>
      <span>{text}</span>{' '}
      {isServed && fill && (
        <>
          <button type="button" className={styles.toggle} onClick={fill}>
            {translate({id: 'rpc.advice.fill', message: 'Fill in recent values'})}
          </button>{' '}
        </>
      )}
      <RecordedLink page={page} />
    </p>
  );
}
