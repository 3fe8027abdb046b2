import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {writeJson} from '../../../client/exactJson';
import {isSameCall, type SentCall} from '../../../client/sentCall';
import styles from '../styles.module.css';

/** Longer parameters are cut here. */
const SHOWN = 2_000;

/** The call that a response belongs to: its network, its time and its parameters. */
export function SentLine({method, sent}: {method: string; sent: SentCall}): ReactNode {
  const call = `${method} ${writeJson(sent.params, {limit: SHOWN})}`;
  const time = new Date(sent.at).toISOString();
  return (
    <p className={styles.sent}>
      <time dateTime={time}>
        {translate(
          {id: 'rpc.sent.call', message: 'Sent to {endpoint} at {time}:'},
          {
            endpoint: sent.label ? `${sent.label} (${sent.url})` : sent.url,
            time: `${time.slice(0, 19).replace('T', ' ')} UTC`,
          },
        )}
      </time>{' '}
      <code>{call.length > SHOWN ? `${call.slice(0, SHOWN)}…` : call}</code>
    </p>
  );
}

/** Shown as soon as the form contains another call than the one that was sent. */
export function OldNote({
  sent,
  url,
  params,
}: {
  sent: SentCall;
  url: string | undefined;
  params: unknown[] | undefined;
}): ReactNode {
  if (isSameCall(sent, url, params)) return null;
  return (
    <p className={styles.old}>
      {translate({
        id: 'rpc.sent.old',
        message: 'This result is old: the endpoint or a parameter has changed since the call.',
      })}
    </p>
  );
}
