import {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import Answer from '../Answer';
import {resolvingText, type CallFormProps} from '../callForm';
import {OldNote, SentLine} from '../SentLine';
import styles from '../styles.module.css';
import {ignoredText, statusText} from './messages';
import {useSubscription} from './useSubscription';

const MAX_COUNT = 1000;

/** Values that are shown of each notification. */
const MAX_ROWS = 200;

/** The typed number; undefined if it can't be used. */
function readCount(text: string): number | undefined {
  const count = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_COUNT ? count : undefined;
}

function CountField({text, onChange}: {text: string; onChange: (text: string) => void}): ReactNode {
  const id = useId();
  const isWrong = readCount(text) === undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {translate({id: 'rpc.subscription.count', message: 'Stop after this many notifications'})}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-note`} className={isWrong ? styles.problem : styles.note}>
        {isWrong && translate({id: 'rpc.subscription.countProblem', message: 'Enter a whole number from 1 to 1000.'})}
      </div>
    </div>
  );
}

/**
 * Connects and shows the newest notifications. Stops at the chosen number, on demand, or when the reader leaves the
 * page.
 */
export default function Subscription({
  page,
  instance,
  adapter,
  destination,
  current,
  wsUrl,
  isResolving,
  prepare,
  beside,
}: CallFormProps): ReactNode {
  const {state, isRunning, start, stop} = useSubscription();
  const [text, setText] = useState('5');
  const limit = readCount(text);
  const subscribe = async () => {
    const params = await prepare();
    if (params && wsUrl && limit)
      start(
        {
          url: wsUrl,
          method: page.method,
          params,
          unsubscribe: page.method.replace('_subscribe', '_unsubscribe'),
          limit,
        },
        {...destination, url: wsUrl, params, at: Date.now()},
      );
  };
  return (
    <>
      <CountField text={text} onChange={setText} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.run}
          onClick={isRunning ? stop : () => void subscribe()}
          disabled={!wsUrl || isResolving || (!isRunning && !limit)}
        >
          {isRunning
            ? translate({id: 'rpc.subscription.stop', message: 'Stop'})
            : translate({id: 'rpc.subscription.start', message: 'Subscribe'})}
        </button>
        {beside}
      </div>
      <div role="status">
        {isResolving && <div>{resolvingText()}</div>}
        <div>
          {wsUrl
            ? statusText(state)
            : translate({
                id: 'rpc.subscription.noSocket',
                message: 'This endpoint has no WebSocket address. Choose another one.',
              })}
        </div>
        {state.sent && <OldNote sent={state.sent} url={wsUrl} params={current} />}
      </div>
      {state.sent && <SentLine method={page.method} sent={state.sent} />}
      <div className={styles.note}>{ignoredText(state)}</div>
      {state.values.map((value, index) => (
        <Answer
          key={state.count - index}
          value={value}
          schema={page.notification ?? page.result}
          known={instance.known}
          networkId={state.sent?.networkId}
          adapter={adapter}
          maxRows={MAX_ROWS}
        />
      ))}
    </>
  );
}
