import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {openSubscription, type Subscription as Open, type SubscriptionEvent} from '../../../client/subscription';
import Answer from '../Answer';
import type {CallFormProps} from '../callForm';
import styles from '../styles.module.css';

/** Notifications that stay in view; older ones make room. */
const SHOWN = 20;

function statusText(event: SubscriptionEvent | undefined, count: number): string {
  switch (event?.kind) {
    case undefined:
      return '';
    case 'rpcError':
      return translate({id: 'rpc.outcome.rpcError', message: 'The node answered with error {code}: {message}', description: 'A JSON-RPC error came'}, {code: String(event.code), message: event.message});
    case 'refused':
      return translate({id: 'rpc.subscription.refused', message: 'The WebSocket endpoint cannot be reached.', description: 'Connection failed'});
    case 'closed':
      return translate({id: 'rpc.subscription.closed', message: 'The endpoint closed the connection (code {code}).', description: 'Connection ended'}, {code: String(event.code)});
    default:
      return translate({id: 'rpc.subscription.received', message: 'Connected. Notifications received: {count}', description: 'Number of notifications so far'}, {count: String(count)});
  }
}

/** Connects, shows the newest notifications, stops on demand and when the page is left. */
export default function Subscription({page, instance, wsUrl, networkId, gather}: CallFormProps): ReactNode {
  const open = useRef<Open | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<SubscriptionEvent>();
  const [values, setValues] = useState<unknown[]>([]);
  const [count, setCount] = useState(0);
  useEffect(() => () => open.current?.stop(), []);
  const stop = () => {
    open.current?.stop();
    open.current = null;
    setOpen(false);
  };
  const start = () => {
    const params = gather();
    if (!params || !wsUrl) return;
    setValues([]);
    setCount(0);
    setOpen(true);
    open.current = openSubscription({url: wsUrl, method: page.method, params, unsubscribe: page.method.replace('subscribe', 'unsubscribe')}, (event) => {
      setLast(event);
      if (event.kind === 'notification') {
        setCount((before) => before + 1);
        setValues((before) => [event.value, ...before].slice(0, SHOWN));
      } else if (event.kind !== 'subscribed') stop();
    });
  };
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" className={styles.run} onClick={isOpen ? stop : start} disabled={!wsUrl}>
          {isOpen
            ? translate({id: 'rpc.subscription.stop', message: 'Stop', description: 'Button that ends a subscription'})
            : translate({id: 'rpc.subscription.start', message: 'Subscribe', description: 'Button that starts a subscription'})}
        </button>
      </div>
      <div role="status">{wsUrl ? statusText(last, count) : translate({id: 'rpc.subscription.noSocket', message: 'This endpoint has no WebSocket address. Choose another one.', description: 'No WebSocket'})}</div>
      {values.map((value, index) => (
        <Answer key={count - index} value={value} schema={page.result} known={instance.known} networkId={networkId} />
      ))}
    </>
  );
}
