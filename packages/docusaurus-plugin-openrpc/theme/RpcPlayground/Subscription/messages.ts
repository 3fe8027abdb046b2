import {translate} from '@docusaurus/Translate';
import {cut, policyText} from '../Outcome/outcomeText';
import type {SubscriptionState} from './useSubscription';

/** The state of the subscription, in one line. */
export function statusText({phase, failure, count}: SubscriptionState): string {
  if (failure?.kind === 'rpcError') {
    return translate(
      {id: 'rpc.outcome.rpcError', message: 'The node returned error {code}: {message}'},
      {code: String(failure.code), message: cut(failure.message)},
    );
  }
  if (failure)
    return translate(
      {id: 'rpc.subscription.closed', message: 'The endpoint closed the connection (code {code}).'},
      {code: String(failure.code)},
    );
  switch (phase) {
    case 'idle':
      return '';
    case 'waiting':
      return translate({id: 'rpc.subscription.waiting', message: 'Connecting…'});
    case 'refused':
      return translate({id: 'rpc.subscription.refused', message: 'The WebSocket endpoint can’t be reached.'});
    case 'blocked':
      return policyText();
    case 'done':
    case 'stopped':
      return translate(
        {id: 'rpc.subscription.done', message: 'Stopped. Notifications received: {count}'},
        {count: String(count)},
      );
    default:
      return translate(
        {id: 'rpc.subscription.received', message: 'Connected. Notifications received: {count}'},
        {count: String(count)},
      );
  }
}

/** Shown if messages were skipped; otherwise empty. */
export function ignoredText({ignored}: SubscriptionState): string {
  if (ignored === 0) return '';
  return translate(
    {
      id: 'rpc.subscription.ignored',
      message: 'Messages not shown because they are too large or aren’t JSON-RPC: {count}',
    },
    {count: String(ignored)},
  );
}
